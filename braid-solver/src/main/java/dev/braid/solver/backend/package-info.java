/**
 * SMT solvers behind one small interface, {@link dev.braid.solver.backend.Backend}: Bitwuzla and Z3 in this process, any
 * other that speaks SMT-LIB 2 in a process of its own. Nothing native is loaded before the first query.
 */
@NullMarked
package dev.braid.solver.backend;

import org.jspecify.annotations.NullMarked;
