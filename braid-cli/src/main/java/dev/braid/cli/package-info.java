/**
 * The command line: verbs, their options, and what they print.
 *
 * <p>Exit codes: 0 verified or no bug found, 1 bug found, 2 inconclusive, 64 wrong usage, 70 a defect of Braid.
 */
@NullMarked
package dev.braid.cli;

import org.jspecify.annotations.NullMarked;
