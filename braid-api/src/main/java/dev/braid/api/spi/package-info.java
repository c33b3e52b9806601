/** The socket through which an engine answers {@link dev.braid.api.Inputs}; not for users. */
@NullMarked
package dev.braid.api.spi;

import org.jspecify.annotations.NullMarked;
