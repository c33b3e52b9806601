package dev.braid.mutants;

import dev.braid.actors.Program;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.host.ExplorationOptions;
import dev.braid.runtime.Stage;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;

/**
 * All behaviours of a program as one number: the order of events, the contents of messages and how it ends.
 *
 * @param complete whether all behaviours are in it
 */
record Fingerprint(boolean complete, long executions, long sum) {

    private static final int MOST_EVENTS = 10_000;

    static Fingerprint of(Program program, ExplorationOptions options, long mostExecutions) {
        Script.Setting setting = Script.Setting.DEFAULT
                .withMaxEvents(Math.min(MOST_EVENTS, options.maxSteps()))
                .withInputs(options.inputMode(), options.fixedInputs(), options.seed());
        Stage stage = new Stage(program);
        Optimal strategy = new Optimal(setting);
        long sum = 0;
        long executions = 0;
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            if (executions >= mostExecutions) {
                return new Fingerprint(false, executions, sum);
            }
            MessageTrace trace = stage.perform(script);
            if (strategy.learn(trace)) {
                executions++;
                sum += of(trace);
            }
        }
        return new Fingerprint(true, executions, sum);
    }

    /** Behaviours are added up, because they come in any order. */
    private static long of(MessageTrace trace) {
        long hash = trace.orderSignature() * 31 + trace.inputSignature();
        Outcome outcome = trace.outcome();
        hash = hash * 31 + outcome.getClass().getSimpleName().hashCode();
        long contents = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND) {
                long place = (long) trace.identity(trace.process(e)) << 32 | trace.index(e);
                contents += (trace.text(e).hashCode() + 1L) * (place * 0x9E3779B97F4A7C15L | 1);
            }
        }
        return (hash ^ contents * 0xBF58476D1CE4E5B9L) * 0x94D049BB133111EBL;
    }
}
