/**
 * Reachability graphs: nodes are global states of a program, edges the events that lead from one to the next.
 *
 * <p>Read {@link dev.braid.graph.Graph} first. {@code build} makes the graph of a program, {@code format} reads and writes
 * files, {@code suite} finds sequences that cover a graph (paper 004), {@code run} executes them on the real program, and
 * {@code page} shows both.
 */
@NullMarked
package dev.braid.graph;

import org.jspecify.annotations.NullMarked;
