/**
 * Tells the story of a finding: the few events a person needs, in at most 100 columns and 40 lines.
 *
 * <p>Read {@link dev.braid.report.Story} first.
 */
@NullMarked
package dev.braid.report;

import org.jspecify.annotations.NullMarked;
