/** What solving costs, and how much of it the layers before the solver avoid, on paths of small programs. */
@NullMarked
package dev.braid.benchmarks.solving;

import org.jspecify.annotations.NullMarked;
