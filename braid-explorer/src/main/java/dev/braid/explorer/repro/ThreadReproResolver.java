package dev.braid.explorer.repro;

import dev.braid.explorer.Performance;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Turns a reproduction into steps by running the program: names mean threads only once these exist.
 *
 * <p>Moves are followed by a chooser up to the next one that asks for an outcome, which only a forced step can have.
 */
public final class ThreadReproResolver {

    private final Performance<ThreadTrace> performance;
    private final Script.Setting setting;
    private final ThreadRepro repro;
    private long[] steps = {};

    private ThreadReproResolver(Performance<ThreadTrace> performance, Script.Setting setting, ThreadRepro repro) {
        this.performance = performance;
        this.setting = setting;
        this.repro = repro;
    }

    /** The forced steps. */
    public static long[] resolve(ThreadRepro repro, Performance<ThreadTrace> performance, Script.Setting setting) {
        return new ThreadReproResolver(performance, setting.withDetails(), repro).resolve();
    }

    private long[] resolve() {
        int at = 0;
        while (at < repro.moves().size()) {
            int end = at;
            while (end < repro.moves().size() && repro.moves().get(end).outcome() <= 0) {
                end++;
            }
            follow(at, end);
            if (end < repro.moves().size()) {
                force(end, repro.moves().get(end));
                end++;
            }
            at = end;
        }
        return steps;
    }

    private void follow(int from, int to) {
        if (from == to) {
            return;
        }
        ThreadMoves moves = new ThreadMoves(repro.moves().subList(from, to));
        ThreadTrace trace = performance.perform(new Script(steps, steps.length, setting, moves));
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        if (!moves.isDone()) {
            int number = from + moves.reached();
            throw left(number, repro.moves().get(number), trace);
        }
        steps = IntStream.range(0, Math.min(steps.length + moves.moved(), trace.size()))
                .mapToLong(trace::step)
                .toArray();
    }

    private void force(int number, ThreadRepro.Move move) {
        ThreadTrace trace = performance.perform(new Script(steps, steps.length, setting));
        for (int process = 0; process < trace.processes(); process++) {
            if (trace.name(process).equals(move.thread())) {
                long[] longer = Arrays.copyOf(steps, steps.length + 1);
                longer[steps.length] = Step.run(trace.identity(process), move.outcome());
                steps = longer;
                return;
            }
        }
        throw left(number, move, trace);
    }

    private Problem.Found left(int number, ThreadRepro.Move move, ThreadTrace trace) {
        String names = IntStream.range(0, trace.processes())
                .mapToObj(trace::name)
                .distinct()
                .collect(Collectors.joining(", "));
        return new Problem.Found(new Problem(
                "BRD-130",
                "The reproduction does not fit at step " + (number + 1) + " of "
                        + repro.moves().size() + ".",
                move.thread() + " cannot do '" + move + "' there; the threads are " + names + ".",
                "explore again, or correct the line."));
    }
}
