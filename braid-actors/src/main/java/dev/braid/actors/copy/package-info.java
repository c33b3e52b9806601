/** Keeps processes apart: messages are immutable or copied, and shared state is found and named. */
@NullMarked
package dev.braid.actors.copy;

import org.jspecify.annotations.NullMarked;
