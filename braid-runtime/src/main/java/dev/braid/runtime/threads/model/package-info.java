/** What the primitives of the language mean: one class each, written as the package above says. */
@NullMarked
package dev.braid.runtime.threads.model;

import org.jspecify.annotations.NullMarked;
