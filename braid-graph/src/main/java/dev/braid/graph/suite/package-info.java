/**
 * Test suites: sequences from the root of a graph that together cover all its nodes, edges or pairs of edges.
 *
 * <p>{@link dev.braid.graph.suite.TestSuites} is the door. The methods M1 to M4 are those of Wong and Lei (paper 004); M5
 * is the smallest number there is, with a proof. All-edge is all-node on the dual graph ({@link
 * dev.braid.graph.suite.Arcs}).
 */
@NullMarked
package dev.braid.graph.suite;

import org.jspecify.annotations.NullMarked;
