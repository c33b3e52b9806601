package dev.braid.explorer.threads;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Every partial order of a multithreaded program exactly once: parsimonious trace revisiting.
 *
 * <p>After each execution, every event that the policy chose is turned over where it can be: a choice takes its other
 * outcomes, and of two conflicting operations of different threads the second comes first. Such a deviation is planned
 * only by its witness, the execution that departs from it nowhere but where the deviation needs it: each HEAD behind the
 * event turned over must be in the past of what is put before it. The thread that was turned over is pinned, it goes on
 * as soon as it can. No execution is run in vain, and executions need no memory of each other.
 */
public final class Optimal implements Strategy<ThreadTrace> {

    private final Script.Setting setting;
    private final ThreadJobs jobs;
    private final Set<Rule> rules;
    private final Pins pins = new Pins();
    private final Causality causality;
    private final Announced announced;
    private final Plan plan;
    private final Revisits revisits;
    private final Following following;
    private long discarded;

    public Optimal(Script.Setting setting, ThreadJobs.Order order) {
        this(setting, order, EnumSet.allOf(Rule.class));
    }

    Optimal(Script.Setting setting, ThreadJobs.Order order, Set<Rule> rules) {
        ThreadTrace nothing = new ThreadLog().trace();
        this.setting = setting;
        this.jobs = new ThreadJobs(order);
        this.rules = rules;
        this.causality = new Causality(nothing);
        this.announced = new Announced(nothing);
        this.plan = new Plan(causality, jobs);
        this.revisits = new Revisits(rules, causality, announced, pins, plan);
        this.following = new Following(new Tail(setting.tail(), setting.seed()));
    }

    @Override
    public @Nullable Script next() {
        long[] steps = jobs.next();
        if (steps == null) {
            return null;
        }
        plan.begin(steps, steps.length);
        pins.read(steps, steps.length);
        following.begins = true;
        following.gaveUp = false;
        return new Script(steps, steps.length, setting, following);
    }

    @Override
    public boolean learn(ThreadTrace trace) {
        if (trace.outcome() instanceof Outcome.Diverged) {
            return true;
        }
        if (following.gaveUp) {
            discarded++;
        }
        pins.read(plan.steps(), plan.forced());
        revisits.find(trace);
        return true;
    }

    /** How many executions were given up; always 0, as far as is known. */
    public long discarded() {
        return discarded;
    }

    @Override
    public long left() {
        return jobs.size();
    }

    @Override
    public boolean isExact() {
        return true;
    }

    /** Lets the latest pinned thread that can move go on, else the policy decide. */
    private final class Following implements Chooser {

        private final Tail tail;
        private final Configuration here = new Configuration(causality);
        private final Label label = new Label();
        private boolean begins;
        private boolean gaveUp;
        private boolean barring;
        private boolean upToDate;
        private int passed;

        Following(Tail tail) {
            this.tail = tail;
        }

        @Override
        public int choose(Scene scene) {
            ThreadTrace trace = scene.soFar();
            if (begins) {
                begins = false;
                announced.now(trace);
                upToDate = false;
                passed = plan.forced();
            }
            for (; passed < trace.size(); passed++) {
                pins.runs(trace.identity(trace.process(passed)), passed);
            }
            barring = rules.contains(Rule.BARRED) && hasWaitingPin(scene);
            int pinned = rules.contains(Rule.PINNED) ? pinned(scene) : NOBODY;
            int who = pinned != NOBODY ? pinned : tail.choose(scene, this::mayMove);
            gaveUp = who == NOBODY;
            return who;
        }

        private boolean hasWaitingPin(Scene scene) {
            for (int pin = 0; pin < pins.size(); pin++) {
                if (pins.event(pin) < 0 && !scene.isEnabled(announced.processOf(pins.pinned(pin)))) {
                    return true;
                }
            }
            return false;
        }

        private int pinned(Scene scene) {
            for (int pin = pins.size() - 1; pin >= 0; pin--) {
                if (pins.event(pin) < 0) {
                    int who = announced.processOf(pins.pinned(pin));
                    if (scene.isEnabled(who) && mayMove(who)) {
                        return who;
                    }
                }
            }
            return NOBODY;
        }

        private boolean mayMove(int who) {
            if (!barring) {
                return true;
            }
            ThreadTrace trace = announced.trace();
            if (!upToDate) {
                upToDate = true;
                causality.begin(trace);
            }
            causality.catchUp();
            here.before(trace.size()).label(trace.size() + who, label);
            return revisits.normalForm().allows(here, label, trace.identity(who), who);
        }
    }
}
