/**
 * Shows a graph and its suites as one HTML file that works from disk and needs no network.
 *
 * <p>The viewer is in the resources: our own {@code viewer.js}, and dagre for the layout, as its authors publish it.
 */
@NullMarked
package dev.braid.graph.page;

import org.jspecify.annotations.NullMarked;
