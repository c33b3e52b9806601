/**
 * Reachability testing (Lei, Carver, Kacker and Kung 2007): races of a trace, race tables, variants, and the strategies
 * that try them all or cover every combination of t outcomes.
 *
 * <p>"Receive" stands, as in the paper, for every event whose outcome could have been another: a receive, a put into an
 * arrival-ordered queue (the queue receives it), an input with several values.
 */
@NullMarked
package dev.braid.explorer.reachability;

import org.jspecify.annotations.NullMarked;
