/**
 * Decides what to try next, and concludes.
 *
 * <p>Pure: no I/O, no clock, no threads; the program runs behind the port {@link dev.braid.explorer.Performance}. Read
 * {@link dev.braid.explorer.Explorer} first: a loop of a dozen lines.
 */
@NullMarked
package dev.braid.explorer;

import org.jspecify.annotations.NullMarked;
