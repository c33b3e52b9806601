/** What an execution costs. Not tests: nothing here is asserted, everything is printed. */
@NullMarked
package dev.braid.benchmarks;

import org.jspecify.annotations.NullMarked;
