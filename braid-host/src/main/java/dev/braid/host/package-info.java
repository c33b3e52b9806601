/**
 * Runs an exploration: finds the program, watches over it, keeps what was found.
 *
 * <p>Everything that needs a clock, a thread or a class loader is here, so that the explorer stays pure. Read {@link
 * dev.braid.host.Exploration} first.
 */
@NullMarked
package dev.braid.host;

import org.jspecify.annotations.NullMarked;
