/**
 * What users write in the programs they test: inputs, assumptions, checks and defaults of parameters.
 *
 * <p>Nothing here depends on the engine, so code that uses it runs unchanged in production. Read {@link
 * dev.braid.api.Inputs} first.
 */
@NullMarked
package dev.braid.api;

import org.jspecify.annotations.NullMarked;
