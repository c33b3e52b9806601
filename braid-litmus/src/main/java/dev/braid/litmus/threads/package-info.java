/**
 * Multithreaded programs as data, to check strategies without bytecode.
 *
 * <p>{@link dev.braid.litmus.threads.Interpreter} performs them under a script, as the stage performs real programs.
 * {@link dev.braid.litmus.threads.ThreadOracle} enumerates all their behaviours with a second, naive implementation that
 * shares nothing with the first but the meaning of the operations. {@link dev.braid.litmus.threads.KnownProgram} lists
 * programs whose numbers of partial orders are published or given by a formula.
 */
@NullMarked
package dev.braid.litmus.threads;

import org.jspecify.annotations.NullMarked;
