/**
 * What multithreaded programs do: operations on shared objects, and the trace they leave.
 *
 * <p>An operation says which object it touches and how ({@link dev.braid.trace.threads.Mode}), and when it can happen
 * ({@link dev.braid.trace.threads.Form}). That is all the exploration knows of locks, fields, semaphores and queues; what
 * each primitive makes of it is said in one model class each, in the runtime. Read {@link
 * dev.braid.trace.threads.Operations} first.
 */
@NullMarked
package dev.braid.trace.threads;

import org.jspecify.annotations.NullMarked;
