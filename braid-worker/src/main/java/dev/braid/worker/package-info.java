/**
 * What runs in a worker JVM beside the program under test, and the language in which host and worker speak.
 *
 * <p>A worker connects to its host, gets one {@link dev.braid.worker.Assignment}, and sends {@link dev.braid.worker.Report}s
 * until it is done. The program's own output never meets this conversation: it goes over a socket of its own.
 */
@NullMarked
package dev.braid.worker;

import org.jspecify.annotations.NullMarked;
