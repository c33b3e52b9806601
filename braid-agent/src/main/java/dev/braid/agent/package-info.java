/**
 * Weaves class files so that everything a thread does that another could notice is announced first.
 *
 * <p>Read {@link dev.braid.agent.Weaver} first: class file in, class file out. {@link dev.braid.agent.Agent} connects it
 * to the JVM.
 */
@NullMarked
package dev.braid.agent;

import org.jspecify.annotations.NullMarked;
