package dev.braid.explorer.threads;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Dynamic partial order reduction with sleep sets (Flanagan and Godefroid 2005, with the backtrack points of source sets).
 *
 * <p>Complete, and no two complete executions are of the same partial order; but executions in which everybody who could
 * move is asleep are run in vain and count as blocked. One stack, so it cannot be divided. For comparison.
 */
public final class Dpor implements Strategy<ThreadTrace> {

    /** A point of the current execution: who moved there, who must be tried, who was tried, who need not be. */
    private static final class Node {
        private int thread;
        private int outcome;
        private int outcomes;
        private final BitSet backtrack = new BitSet();
        private final BitSet done = new BitSet();
        private final BitSet asleep = new BitSet();
    }

    private final Script.Setting setting;
    private final Causality causality;
    private final BacktrackPoints points;
    private final List<Node> nodes = new ArrayList<>();
    private final Awake awake;
    private boolean begun;

    public Dpor(Script.Setting setting) {
        this.setting = setting;
        ThreadTrace nothing = new ThreadLog().trace();
        this.causality = new Causality(nothing);
        this.points = new BacktrackPoints(causality);
        this.awake = new Awake(new Tail(setting.tail(), setting.seed()));
    }

    @Override
    public @Nullable Script next() {
        if (begun && !turnBack()) {
            return null;
        }
        begun = true;
        long[] steps = new long[Math.max(0, nodes.size() - 1)];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = Step.run(nodes.get(i).thread, nodes.get(i).outcome);
        }
        awake.begins = true;
        return new Script(steps, steps.length, setting, awake);
    }

    /** Drops what is done and takes the next branch of the deepest point that has one. */
    private boolean turnBack() {
        while (!nodes.isEmpty()) {
            Node last = nodes.get(nodes.size() - 1);
            if (last.outcome + 1 < last.outcomes) {
                last.outcome++;
                return true;
            }
            last.done.set(last.thread);
            int next = nextOf(last);
            if (next >= 0) {
                last.thread = next;
                last.outcome = 0;
                last.outcomes = 1;
                return true;
            }
            nodes.remove(nodes.size() - 1);
        }
        return false;
    }

    private static int nextOf(Node node) {
        int next = node.backtrack.nextSetBit(0);
        while (next >= 0 && (node.done.get(next) || node.asleep.get(next))) {
            next = node.backtrack.nextSetBit(next + 1);
        }
        return next;
    }

    @Override
    public boolean learn(ThreadTrace trace) {
        if (trace.outcome() instanceof Outcome.Diverged) {
            return true;
        }
        int from = Math.max(0, nodes.size() - 1);
        awake.pass(trace);
        for (int e = nodes.size(); e < trace.size(); e++) {
            Node node = new Node();
            node.thread = trace.identity(trace.process(e));
            node.outcome = trace.choice(e);
            node.outcomes = trace.choices(e);
            node.backtrack.set(node.thread);
            node.asleep.or(awake.asleepAt(e));
            nodes.add(node);
        }
        if (from < trace.size()) {
            nodes.get(from).outcome = trace.choice(from);
            nodes.get(from).outcomes = trace.choices(from);
        }
        points.find(from, this::mustTry);
        return true;
    }

    /** At an event, one of these threads must be tried. */
    private void mustTry(int event, BitSet oneOf) {
        Node node = nodes.get(event);
        if (!node.backtrack.intersects(oneOf) && !node.asleep.intersects(oneOf)) {
            node.backtrack.set(oneOf.nextSetBit(0));
        }
    }

    @Override
    public long left() {
        long left = 0;
        for (Node node : nodes) {
            BitSet open = (BitSet) node.backtrack.clone();
            open.andNot(node.done);
            open.andNot(node.asleep);
            open.clear(node.thread);
            left += open.cardinality() + Math.max(0, node.outcomes - 1 - node.outcome);
        }
        return left;
    }

    @Override
    public boolean isExact() {
        return true;
    }

    /** Lets only those move that are not asleep, and keeps who is. */
    private final class Awake implements Chooser {

        private final Tail tail;
        private final Configuration before = new Configuration(causality);
        private final Label label = new Label();
        private final BitSet asleep = new BitSet();
        private final List<BitSet> sleepers = new ArrayList<>();
        private int first;
        private int passed;
        private boolean begins;
        private boolean branching;

        Awake(Tail tail) {
            this.tail = tail;
        }

        @Override
        public int choose(Scene scene) {
            ThreadTrace trace = scene.soFar();
            branching = begins && !nodes.isEmpty();
            if (begins) {
                begin(trace);
            }
            if (branching) {
                return processOf(trace, nodes.get(nodes.size() - 1).thread);
            }
            pass(trace);
            return tail.choose(scene, who -> !asleep.get(trace.identity(who)));
        }

        private void begin(ThreadTrace trace) {
            begins = false;
            causality.begin(trace);
            asleep.clear();
            sleepers.clear();
            first = nodes.size();
            passed = Math.max(0, first - 1);
            if (nodes.isEmpty()) {
                sleepers.add(new BitSet());
            } else {
                Node last = nodes.get(nodes.size() - 1);
                asleep.or(last.asleep);
                asleep.or(last.done);
            }
        }

        /** Goes behind all events, and notes who is asleep there. */
        private void pass(ThreadTrace trace) {
            causality.catchUp();
            while (passed < trace.size()) {
                wake(trace, passed++);
                sleepers.add((BitSet) asleep.clone());
            }
        }

        /** The thread that branches off is the first one after the forced steps, because its outcome may be new. */
        @Override
        public int outcome(Scene scene, int process) {
            return branching ? nodes.get(nodes.size() - 1).outcome : 0;
        }

        private static int processOf(ThreadTrace trace, int identity) {
            int who = trace.processes() - 1;
            while (trace.identity(who) != identity) {
                who--;
            }
            return who;
        }

        /** Whoever conflicts with what just happened is no longer asleep. */
        private void wake(ThreadTrace trace, int event) {
            asleep.clear(trace.identity(trace.process(event)));
            for (int who = 0; who < trace.processes() && !asleep.isEmpty(); who++) {
                int identity = trace.identity(who);
                if (asleep.get(identity)) {
                    before.before(event).label(trace.size() + who, label);
                    if (label.conflictsWith(causality, event)) {
                        asleep.clear(identity);
                    }
                }
            }
        }

        BitSet asleepAt(int event) {
            return sleepers.get(event - first);
        }
    }
}
