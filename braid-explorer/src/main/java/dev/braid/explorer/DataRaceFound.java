package dev.braid.explorer;

import dev.braid.explorer.threads.diagnosis.DataRace;
import dev.braid.trace.threads.ThreadTrace;

/** The error of an execution that is a failure only because of a data race. */
public final class DataRaceFound extends RuntimeException {

    private DataRaceFound(String message) {
        super(message, null, false, false);
    }

    /** In a detailed trace. */
    public static DataRaceFound of(ThreadTrace trace, DataRace race) {
        return new DataRaceFound(describe(trace, race));
    }

    /** One line: who does what where. */
    public static String describe(ThreadTrace trace, DataRace race) {
        return "data race on " + trace.label(race.first()) + ": " + access(trace, race.first()) + ", "
                + access(trace, race.second());
    }

    private static String access(ThreadTrace trace, int event) {
        return trace.name(trace.process(event)) + " at " + trace.location(event);
    }
}
