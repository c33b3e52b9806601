/** How blocking processes are suspended and resumed: continuations where the JDK has them, threads else. */
@NullMarked
package dev.braid.runtime.carrier;

import org.jspecify.annotations.NullMarked;
