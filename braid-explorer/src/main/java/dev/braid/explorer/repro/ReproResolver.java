package dev.braid.explorer.repro;

import dev.braid.explorer.Performance;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Turns a reproduction into steps by running the program: names mean processes only once these exist.
 *
 * <p>Each move is resolved against the execution of the moves before it, so a line that does not fit is answered with
 * the first move that does not.
 */
public final class ReproResolver {

    private final Performance<MessageTrace> performance;
    private final Script.Setting setting;
    private final Repro repro;
    private long[] steps = {};

    private ReproResolver(Performance<MessageTrace> performance, Script.Setting setting, Repro repro) {
        this.performance = performance;
        this.setting = setting;
        this.repro = repro;
    }

    /**
     * The forced steps.
     *
     * @param setting a detailed setting, with the inputs enumerated
     */
    public static long[] resolve(Repro repro, Performance<MessageTrace> performance, Script.Setting setting) {
        ReproResolver resolver = new ReproResolver(performance, setting.withDetails(), repro);
        return resolver.resolve();
    }

    private long[] resolve() {
        fixInputs();
        for (int number = 0; number < repro.moves().size(); number++) {
            step(number, repro.moves().get(number));
            fixInputs();
        }
        checkInputsUsed();
        return steps;
    }

    private void step(int number, Repro.Move move) {
        MessageTrace trace = run(steps);
        int process = processNamed(trace, move.process());
        if (process < 0) {
            throw left(number, "there is no process " + move.process() + "; the processes are " + names(trace) + ".");
        }
        int who = trace.identity(process);
        long step = switch (move.kind()) {
            case TIMEOUT -> Step.timeout(who);
            case PUT -> Step.put(who);
            case RECEIVE -> receive(trace, number, move, process);
            case DEFAULT -> anything(trace, number, move, process);
        };
        long[] longer = append(step);
        if (diverges(longer)) {
            throw left(number, move.process() + " cannot do '" + move + "' there.");
        }
        steps = longer;
    }

    private long receive(MessageTrace trace, int number, Repro.Move move, int process) {
        int sender = processNamed(trace, move.sender());
        if (sender < 0) {
            throw left(number, "there is no process " + move.sender() + "; the processes are " + names(trace) + ".");
        }
        int sent = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND && trace.process(e) == sender && trace.target(e) == process) {
                sent++;
                long step = Step.receive(trace.identity(process), trace.identity(sender), trace.number(e));
                if (move.number() == sent || move.number() == 0 && !diverges(append(step))) {
                    return step;
                }
            }
        }
        throw left(number, move.sender() + " has sent no such message that " + move.process() + " may receive there.");
    }

    /** The move the process makes by itself: its first message, else a put, else a timeout. */
    private long anything(MessageTrace trace, int number, Repro.Move move, int process) {
        int who = trace.identity(process);
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND && trace.target(e) == process) {
                long step = Step.receive(who, trace.identity(trace.process(e)), trace.number(e));
                if (!diverges(append(step))) {
                    return step;
                }
            }
        }
        if (!diverges(append(Step.put(who)))) {
            return Step.put(who);
        }
        if (!diverges(append(Step.timeout(who)))) {
            return Step.timeout(who);
        }
        throw left(number, move.process() + " cannot move there.");
    }

    /** Gives every input asked for so far its value, in the order they are asked. */
    private void fixInputs() {
        for (boolean changed = true; changed; ) {
            changed = false;
            MessageTrace trace = run(steps);
            if (trace.outcome() instanceof Outcome.Diverged) {
                return;
            }
            Map<Integer, String> wanted = new WantedInputs(trace, repro.inputs()).byEvent();
            for (Map.Entry<Integer, String> entry : wanted.entrySet()) {
                int e = entry.getKey();
                if (trace.forcedBy(e) < 0 && trace.count(e) > 1) {
                    force(trace, e, entry.getValue());
                    changed = true;
                    break;
                }
            }
        }
    }

    private void force(MessageTrace trace, int e, String wanted) {
        int who = trace.identity(trace.process(e));
        String input = trace.label(e);
        int count = trace.count(e);
        for (int value = 0; value < count; value++) {
            long[] longer = append(Step.choice(who, value));
            MessageTrace tried = run(longer);
            if (tried.size() > e
                    && tried.kind(e) == EventKind.CHOICE
                    && tried.text(e).equals(wanted)) {
                steps = longer;
                return;
            }
        }
        throw new Problem.Found(new Problem(
                "BRD-130",
                "Replay left the recorded path: input " + input + " has no value " + wanted + ".",
                "it has " + count + " other values.",
                "correct the value in the line, or explore again."));
    }

    private void checkInputsUsed() {
        Set<String> unused = new LinkedHashSet<>(repro.inputs().keySet());
        unused.removeAll(new WantedInputs(run(steps), repro.inputs()).used());
        if (!unused.isEmpty()) {
            throw new Problem.Found(new Problem(
                    "BRD-130",
                    "Replay left the recorded path: nobody asks for the input "
                            + unused.iterator().next() + ".",
                    "the program has no such input on this path.",
                    "remove it from the line, or explore again."));
        }
    }

    private boolean diverges(long[] tried) {
        return run(tried).outcome() instanceof Outcome.Diverged;
    }

    private MessageTrace run(long[] forced) {
        return performance.perform(new Script(forced, forced.length, setting));
    }

    private long[] append(long step) {
        long[] longer = Arrays.copyOf(steps, steps.length + 1);
        longer[steps.length] = step;
        return longer;
    }

    private static int processNamed(MessageTrace trace, String name) {
        for (int p = 0; p < trace.processes(); p++) {
            if (trace.name(p).equals(name)) {
                return p;
            }
        }
        return -1;
    }

    private static String names(MessageTrace trace) {
        StringBuilder names = new StringBuilder();
        for (int p = 1; p < trace.processes(); p++) {
            names.append(p == 1 ? "" : ", ").append(trace.name(p));
        }
        return names.toString();
    }

    private Problem.Found left(int number, String because) {
        return new Problem.Found(new Problem(
                "BRD-130",
                "Replay left the recorded path at step " + (number + 1) + " of "
                        + repro.moves().size() + ".",
                because,
                "correct the line, or explore again if the program has changed."));
    }
}
