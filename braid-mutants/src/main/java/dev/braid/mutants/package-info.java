/**
 * Mutants of a program under test: made by the engine of PIT from its bytecode, each loaded apart and explored, to measure
 * how well a strategy finds faults.
 */
@NullMarked
package dev.braid.mutants;

import org.jspecify.annotations.NullMarked;
