package dev.braid.explorer.threads.diagnosis;

/**
 * Two conflicting accesses to memory, one of them plain, that the Java memory model does not order: the program is not
 * data-race free, and what was found holds for sequential consistency only.
 *
 * @param object the cell
 * @param first the earlier access in the trace
 * @param second the later one
 */
public record DataRace(int object, int first, int second) {}
