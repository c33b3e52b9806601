package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.TailPolicy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Every sequence of macro-steps, depth first: the simple algorithm of Sen and Agha (2006), section 5. */
public final class Simple implements Strategy<MessageTrace> {

    private final Script.Setting setting;
    private final Jobs jobs = new Jobs();
    private Script script;
    private Jobs.@Nullable Job job;
    private boolean repeats = true;
    private long print;

    public Simple(Script.Setting given) {
        this.setting = given.withTail(TailPolicy.LOWEST_FIRST).withAllAlternatives();
        this.script = Script.free(setting);
    }

    @Override
    public @Nullable Script next() {
        job = jobs.next();
        if (job == null) {
            return null;
        }
        script = new Script(job.steps(), job.steps().length, setting);
        return script;
    }

    @Override
    public boolean learn(MessageTrace trace) {
        long[] steps = new long[trace.size()];
        int count = 0;
        print = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isStep(e)) {
                repeats &= job == null || job.repeated() != count || job.print() == print;
                if (count >= script.length()) {
                    plan(trace, e, steps, count);
                }
                steps[count++] = trace.step(e);
            }
            print += trace.fingerprint(e);
        }
        return true;
    }

    @Override
    public boolean repeats() {
        return repeats;
    }

    private void plan(MessageTrace trace, int e, long[] steps, int count) {
        long taken = trace.step(e);
        if (trace.kind(e) == EventKind.CHOICE) {
            for (int value = trace.count(e) - 1; value >= 0; value--) {
                add(steps, count, Step.choice(Step.process(taken), value), taken);
            }
        } else {
            for (int i = trace.alternatives(e) - 1; i >= 0; i--) {
                add(steps, count, trace.alternative(e, i), taken);
            }
        }
    }

    private void add(long[] steps, int count, long alternative, long taken) {
        if (alternative != taken) {
            long[] forced = Arrays.copyOf(steps, count + 1);
            forced[count] = alternative;
            jobs.add(new Jobs.Job(forced, false, count, print));
        }
    }

    @Override
    public long left() {
        return jobs.size();
    }

    @Override
    public boolean isExact() {
        return false;
    }
}
