package dev.braid.explorer.reachability;

import java.util.List;

/**
 * What reachability testing sees of a trace: its receives in the order they happened, what each got and could have got.
 *
 * <p>Receives are numbered from 0. Each is one step of the schedule.
 */
public interface SynSequence {

    /** How many receives. */
    int receives();

    /** The event of a receive. */
    int event(int receive);

    /** The last event of a receive's control structure: what its existence depends on; -1 if on nothing. */
    int control(int receive);

    /** What a receive got. */
    Offer partner(int receive);

    /** The race set of a receive: what else it could have got. */
    List<Offer> race(int receive);

    /** Whether {@code earlier} is {@code later} or in its causal past. */
    boolean happensBefore(int earlier, int later);

    /** A name of an event that stays the same while its causal past does. */
    long name(int event);

    /** Whether a receive was forced by the variant that the trace continues. */
    boolean isKept(int receive);

    /** Whether the variant, or one it continues, changed the outcome of a receive. */
    boolean isDeviator(int receive);

    /** The event that the outcome of a deviator before its change needs, or -1 if it needs none or that is gone. */
    int original(int receive);
}
