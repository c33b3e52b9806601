/**
 * Multithreaded example programs: plain Java, nothing of Braid but a check at the end.
 *
 * <p>Each is a record whose components are its parameters; {@code run} is the main thread.
 */
@NullMarked
package dev.braid.examples.threads;

import org.jspecify.annotations.NullMarked;
