/** How the next execution is chosen: one class per strategy, each a function of the traces seen. */
@NullMarked
package dev.braid.explorer.strategy;

import org.jspecify.annotations.NullMarked;
