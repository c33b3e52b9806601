package dev.braid.graph.run;

import dev.braid.actors.Program;
import dev.braid.explorer.Bug;
import dev.braid.explorer.repro.ReproWriter;
import dev.braid.graph.build.EventNames;
import dev.braid.runtime.Guidance;
import dev.braid.runtime.Stage;
import dev.braid.runtime.Standstill;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes sequences of events on a program.
 *
 * <p>The program is led from event to event. Values of inputs that the name of an event asks for are found by trying. After
 * the last event the program runs on by itself, so that its checks are made; a program without end is cut.
 */
public final class SequenceRun {

    private static final String START = "start";
    private static final int EVENTS_AFTER = 10_000;

    private final Stage stage;
    private final boolean eachSendIsAnEvent;
    private final Script.Setting setting;

    private List<String> events = List.of();
    private final List<Long> steps = new ArrayList<>();
    private final List<Long> schedule = new ArrayList<>();
    private final Deque<long[]> inputsToTry = new ArrayDeque<>();
    private int next;
    private int choicesTaken;
    private EventParser.@Nullable Meaning taking;
    private long[] forced = {};
    private List<String> possible = List.of();
    private boolean again;

    /**
     * @param eachSendIsAnEvent whether the sequences name sends as events of their own
     */
    public SequenceRun(Program program, boolean eachSendIsAnEvent, Script.Setting setting) {
        this.stage = new Stage(program);
        this.eachSendIsAnEvent = eachSendIsAnEvent;
        this.setting = setting;
    }

    /** Executes one sequence. */
    public Conformance follow(List<String> sequence) {
        events = sequence;
        steps.clear();
        schedule.clear();
        next = 0;
        choicesTaken = 0;
        boolean askedFirst = !events.isEmpty()
                && (events.get(0).equals(START) || events.get(0).startsWith(START + " with "));
        taking = askedFirst
                ? new EventParser.Meaning(List.of(), List.of(), events.get(0).substring(START.length()))
                : null;
        possible = List.of();
        forced = new long[0];
        inputsToTry.clear();
        do {
            again = false;
            attempt();
        } while (again);
        return conclude();
    }

    private void attempt() {
        List<Long> all = new ArrayList<>(steps);
        if (taking != null) {
            all.addAll(taking.steps());
        }
        for (long input : forced) {
            all.add(input);
        }
        long[] script = all.stream().mapToLong(step -> step).toArray();
        MessageTrace trace =
                stage.perform(new Script(script, script.length, setting), new Guidance(this::lead, eachSendIsAnEvent));
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
    }

    private long @Nullable [] lead(Standstill here) {
        if (taking != null && !accept(here, taking)) {
            return null;
        }
        choicesTaken = here.choices().size();
        taking = null;
        if (next == events.size()) {
            return null;
        }
        EventParser parser = new EventParser(here);
        EventParser.Meaning meaning = parser.parse(events.get(next));
        if (meaning == null) {
            possible = parser.possible();
            return null;
        }
        taking = meaning;
        forced = new long[0];
        inputsToTry.clear();
        return meaning.steps().stream().mapToLong(step -> step).toArray();
    }

    /** Whether the inputs came out as the event says; if not, other values are tried in a new attempt. */
    private boolean accept(Standstill here, EventParser.Meaning meaning) {
        List<Standstill.Choice> asked = here.choices()
                .subList(
                        Math.min(choicesTaken, here.choices().size()),
                        here.choices().size());
        String inputs = EventNames.inputs(asked);
        if (inputs.equals(meaning.inputs())) {
            steps.addAll(meaning.steps());
            schedule.addAll(meaning.schedule());
            for (Standstill.Choice choice : asked) {
                long step = Step.choice(here.identity(choice.process()), choice.value());
                steps.add(step);
                schedule.add(step);
            }
            next++;
            return true;
        }
        possible = List.of(events.get(next)
                        .substring(
                                0, events.get(next).length() - meaning.inputs().length())
                + inputs);
        openOtherInputs(here, asked);
        again = !inputsToTry.isEmpty();
        forced = again ? inputsToTry.removeFirst() : forced;
        return false;
    }

    private void openOtherInputs(Standstill here, List<Standstill.Choice> asked) {
        for (int i = forced.length; i < asked.size(); i++) {
            for (int value = 1; value < asked.get(i).open(); value++) {
                long[] inputs = new long[i + 1];
                for (int k = 0; k <= i; k++) {
                    Standstill.Choice choice = asked.get(k);
                    inputs[k] = Step.choice(here.identity(choice.process()), k == i ? value : choice.value());
                }
                inputsToTry.addLast(inputs);
            }
        }
    }

    private Conformance conclude() {
        long[] script = schedule.stream().mapToLong(step -> step).toArray();
        Script.Setting detailed = setting.withDetails().withMaxEvents(EVENTS_AFTER + 20 * (1 + script.length));
        MessageTrace trace = stage.perform(new Script(script, script.length, detailed));
        String replay = ReproWriter.write(trace).toString();
        if (next < events.size()) {
            return new Conformance(Conformance.Verdict.DIVERGES, next, events.get(next), possible, replay, null);
        }
        Bug bug = trace.outcome() instanceof Outcome.CutAtLimit ? null : Bug.of(trace, script);
        if (bug == null) {
            return new Conformance(Conformance.Verdict.CONFORMS, next, "", List.of(), replay, null);
        }
        Conformance.Failure failure = new Conformance.Failure(bug.kind(), bug.message());
        return new Conformance(Conformance.Verdict.FAILS, next, "", List.of(), replay, failure);
    }
}
