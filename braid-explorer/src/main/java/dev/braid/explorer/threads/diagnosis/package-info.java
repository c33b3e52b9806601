/**
 * What a trace of threads shows, for the story of a finding: data races, and why nobody can go on.
 *
 * <p>Pure functions of a {@link dev.braid.trace.threads.ThreadTrace}; what they return names events and processes by their
 * numbers in that trace.
 */
@NullMarked
package dev.braid.explorer.threads.diagnosis;

import org.jspecify.annotations.NullMarked;
