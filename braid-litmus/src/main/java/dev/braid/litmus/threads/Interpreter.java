package dev.braid.litmus.threads;

import dev.braid.explorer.Performance;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;

/** Performs a {@link ThreadProgram} under a script, as the stage performs real programs. */
public final class Interpreter implements Performance<ThreadTrace> {

    private static final Outcome PASSED = new Outcome.Passed();
    private static final Outcome BLOCKED = new Outcome.Blocked();

    private final ThreadProgram program;
    private final ThreadLog log = new ThreadLog();
    private final Machine machine;
    private final Scene scene = new View();
    private int running;

    public Interpreter(ThreadProgram program) {
        this.program = program;
        this.machine = new Machine(program, log);
    }

    @Override
    public ThreadTrace perform(Script script) {
        log.reset();
        machine.begin();
        running = -1;
        for (int i = 0; i < script.length(); i++) {
            long step = script.steps()[i];
            int who = machine.processOf(Step.process(step));
            String wrong = whyNot(who, Step.number(step));
            if (!wrong.isEmpty()) {
                return log.finish(new Outcome.Diverged(i, wrong));
            }
            run(who, Step.number(step));
        }
        return log.finish(runFreely(script));
    }

    private String whyNot(int who, int outcome) {
        if (who < 0 || !log.isWaiting(who)) {
            return "the thread does not exist or has ended";
        }
        int now = log.outcomeNow(who);
        if (now < 0) {
            return "the thread has to wait";
        }
        boolean free = now == 0 && outcome < log.trace().pending().choices(who);
        return outcome == now || free ? "" : "it has another outcome";
    }

    private Outcome runFreely(Script script) {
        int most = script.setting().maxEvents();
        while (log.size() < most) {
            int lowest = lowestEnabled();
            if (lowest < 0) {
                return ending();
            }
            Chooser chooser = script.chooser();
            int who = chooser == null ? lowest : chooser.choose(scene);
            if (who == Chooser.NOBODY) {
                return BLOCKED;
            }
            int outcome = log.outcomeNow(who);
            if (chooser != null && outcome == 0 && log.trace().pending().choices(who) > 1) {
                outcome = chooser.outcome(scene, who);
            }
            run(who, outcome);
        }
        return new Outcome.CutAtLimit(most);
    }

    /** The first that can go on, those whose time would have to be up last. */
    private int lowestEnabled() {
        int lowest = -1;
        for (int who = 0; who < log.processes(); who++) {
            if (log.isEnabled(who)) {
                if (!scene.isReluctant(who)) {
                    return who;
                }
                lowest = lowest < 0 ? who : lowest;
            }
        }
        return lowest;
    }

    private void run(int who, int outcome) {
        running = who;
        machine.run(who, outcome);
    }

    private Outcome ending() {
        Outcome failure = machine.failure();
        if (failure != null) {
            return failure;
        }
        List<Outcome.Wait> waits = null;
        for (int who = 0; who < log.processes(); who++) {
            if (log.isWaiting(who)) {
                waits = waits == null ? new ArrayList<>() : waits;
                String what = log.trace().pending().action(who).toString();
                waits.add(new Outcome.Wait(log.trace().name(who), what, 0, ""));
            }
        }
        return waits == null ? PASSED : new Outcome.Deadlocked(waits);
    }

    /** What the program computed: the values of all cells, and of all registers of threads that ended. */
    public String result() {
        return machine.result();
    }

    /** How many program threads there are. */
    public int threads() {
        return program.threads().size();
    }

    private final class View implements Scene {

        @Override
        public ThreadTrace soFar() {
            return log.trace();
        }

        @Override
        public boolean isEnabled(int process) {
            return log.isEnabled(process);
        }

        @Override
        public boolean isReluctant(int process) {
            return log.outcomeNow(process) == ThreadLog.TIMED_OUT;
        }

        @Override
        public long deadline(int process) {
            return 0;
        }

        @Override
        public int running() {
            return running;
        }
    }
}
