/**
 * Turns a path condition into inputs. Start with {@link dev.braid.solver.ConstraintSolver}; {@link
 * dev.braid.solver.LayeredSolver} is the one to use: most questions never reach the solver behind it. {@link
 * dev.braid.solver.InputSearch} asks for small inputs and for the range of an input.
 */
@NullMarked
package dev.braid.solver;

import org.jspecify.annotations.NullMarked;
