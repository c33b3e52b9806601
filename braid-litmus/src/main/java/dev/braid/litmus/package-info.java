/**
 * The independent oracle: random message programs as data, and a naive interpreter that enumerates all their
 * interleavings event by event.
 *
 * <p>The interpreter shares nothing with the engine but the meaning of the operations. Read {@link
 * dev.braid.litmus.Oracle} first.
 */
@NullMarked
package dev.braid.litmus;

import org.jspecify.annotations.NullMarked;
