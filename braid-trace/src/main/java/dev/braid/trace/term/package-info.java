/**
 * Symbolic expressions over the inputs of a program, with exactly the meaning Java gives them.
 *
 * <p>A {@link dev.braid.trace.term.Term} is a bit-vector of a Java width, a truth value or an IEEE number. Terms are
 * built, and simplified while they are built, by {@link dev.braid.trace.term.Truth}, {@link
 * dev.braid.trace.term.Integers} and {@link dev.braid.trace.term.Floats}. Strings ({@link dev.braid.trace.term.Text})
 * and arrays ({@link dev.braid.trace.term.Cells}) are bundles of such terms. What a term is worth under given inputs
 * says {@link dev.braid.trace.term.Assignment}. Read {@link dev.braid.trace.term.Operator} first.
 */
@NullMarked
package dev.braid.trace.term;

import org.jspecify.annotations.NullMarked;
