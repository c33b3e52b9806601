/**
 * Samplers: for programs with too many interleavings to run them all, each execution is drawn at random.
 *
 * <p>They differ in what they draw; see the subclasses of {@link dev.braid.explorer.threads.sampling.Sampler}. Every
 * execution is determined by its seed.
 */
@NullMarked
package dev.braid.explorer.threads.sampling;

import org.jspecify.annotations.NullMarked;
