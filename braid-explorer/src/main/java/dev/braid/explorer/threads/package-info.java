/**
 * Strategies for multithreaded programs, and what a trace of threads shows: races, deadlocks.
 *
 * <p>{@link dev.braid.explorer.threads.Optimal} runs every partial order once; read {@link
 * dev.braid.explorer.threads.Revisits} with it, {@link dev.braid.explorer.threads.Causality} tells what happened before
 * what.
 */
@NullMarked
package dev.braid.explorer.threads;

import org.jspecify.annotations.NullMarked;
