package dev.braid.explorer;

import dev.braid.trace.Finding;

/**
 * A bug with the steps that reproduce it.
 *
 * @param kind what kind of bug
 * @param message one line
 * @param location the source line, or empty
 * @param steps the forced steps of its smallest known reproduction
 * @param firstAtExecution the execution that showed it first, from 1
 */
public record Bug(Finding.Kind kind, String message, String location, long[] steps, long firstAtExecution) {}
