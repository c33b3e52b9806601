package dev.braid.worker;

import dev.braid.explorer.DataRaceFound;
import dev.braid.explorer.threads.diagnosis.DataRace;
import dev.braid.explorer.threads.diagnosis.DataRaces;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;

/** Data races: a note about those that the first execution shows, or a failure of any that shows one. */
final class Races {

    private static final int MOST_NOTES = 3;

    private List<String> notes = List.of();

    /** Looks at one execution, by default. */
    void look(ThreadStage stage, Script.Setting setting) {
        if (DataRaces.of(stage.perform(Script.free(setting))).isEmpty()) {
            return;
        }
        ThreadTrace trace = stage.perform(Script.free(setting.withDetails()));
        notes = DataRaces.of(trace).stream()
                .map(race -> DataRaceFound.describe(trace, race))
                .distinct()
                .limit(MOST_NOTES)
                .toList();
    }

    List<String> notes() {
        return notes;
    }

    /** The same execution as a failure if it has a race. It is run again for the names and lines. */
    ThreadTrace failing(ThreadStage stage, ThreadTrace trace) {
        if (DataRaces.of(trace).isEmpty()) {
            return trace;
        }
        long[] steps = new long[trace.size()];
        for (int e = 0; e < steps.length; e++) {
            steps[e] = trace.step(e);
        }
        ThreadTrace detailed = stage.perform(new Script(steps, steps.length, Script.Setting.DEFAULT.withDetails()));
        List<DataRace> races = DataRaces.of(detailed);
        if (races.isEmpty() || !(detailed.outcome() instanceof Outcome.Passed)) {
            return detailed;
        }
        DataRace race = races.get(0);
        String who = detailed.name(detailed.process(race.second()));
        return stage.log().finish(new Outcome.Failed(race.second(), who, DataRaceFound.of(detailed, race)));
    }
}
