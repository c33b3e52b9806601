/**
 * Stand-ins for java.util.concurrent: one class per primitive, at the level of its contract.
 *
 * <p>A stand-in extends the class it stands for. Where no controlled thread is running it behaves exactly as its super
 * class; under control it announces one operation per call ({@link dev.braid.runtime.juc.Turn}) instead of the many of
 * the JDK's implementation, with conflicts as fine as the contract allows. {@link dev.braid.runtime.juc.StandIns} lists
 * what stands for what; the agent reads it.
 *
 * <p>State lives in three places: what decides whether an operation can happen is a counter or cell of the log
 * ({@link dev.braid.runtime.juc.Shared}), who waits for whom is a {@link dev.braid.runtime.juc.WaitingRoom}, and contents
 * (the elements of a queue, the entries of a map) are in the super class.
 */
@NullMarked
package dev.braid.runtime.juc;

import org.jspecify.annotations.NullMarked;
