/**
 * Reproductions as one line of text that people can read, paste and edit.
 *
 * <p>The grammar is in {@link dev.braid.explorer.repro.Repro}; {@link dev.braid.explorer.repro.ReproResolver} turns a
 * line into steps again by running the program.
 */
@NullMarked
package dev.braid.explorer.repro;

import org.jspecify.annotations.NullMarked;
