/** Writes JSON; reading it is not our business. */
@NullMarked
package dev.braid.report.json;

import org.jspecify.annotations.NullMarked;
