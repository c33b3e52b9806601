package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.TailPolicy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The efficient algorithm of Sen and Agha (2006), section 6: at a point of choice all messages of one process, and those
 * of the next process only if {@code needs_delay}: some later send to the process is independent of its receive.
 *
 * <p>Independence is decided by the clocks of the events themselves. The paper compares the clocks just before them, by
 * which the first receive of a process, whose clock is zero, would never be independent of anything.
 */
public final class Efficient implements Strategy<MessageTrace> {

    private static final class Node {
        final List<Long> open = new ArrayList<>();
        int taken;
        boolean needsDelay;
        final boolean choice;
        final long printBefore;

        Node(boolean choice, long printBefore) {
            this.choice = choice;
            this.printBefore = printBefore;
        }
    }

    private static final Problem NO_QUEUES = new Problem(
            "BRD-151",
            "The strategy efficient does not apply to this program.",
            "it sends to an arrival-ordered port, of which the algorithm of Sen and Agha knows nothing.",
            "use --strategy optimal, which does.");

    private final Script.Setting setting;
    private final List<Node> path = new ArrayList<>();
    private boolean started;
    private boolean repeats = true;

    public Efficient(Script.Setting given) {
        this.setting = given.withTail(TailPolicy.LOWEST_FIRST).withAllAlternatives();
    }

    @Override
    public @Nullable Script next() {
        if (started && !advance()) {
            return null;
        }
        started = true;
        long[] steps = new long[path.size()];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = path.get(i).open.get(path.get(i).taken);
        }
        return new Script(steps, steps.length, setting);
    }

    private boolean advance() {
        while (!path.isEmpty()) {
            Node node = path.get(path.size() - 1);
            if (node.taken + 1 < node.open.size()) {
                boolean sameProcess =
                        Step.process(node.open.get(node.taken)) == Step.process(node.open.get(node.taken + 1));
                if (sameProcess || node.needsDelay) {
                    node.taken++;
                    node.needsDelay &= sameProcess;
                    return true;
                }
            }
            path.remove(path.size() - 1);
        }
        return false;
    }

    @Override
    public boolean learn(MessageTrace trace) {
        List<Integer> nodes = new ArrayList<>();
        long print = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isPut(e)) {
                throw new Problem.Found(NO_QUEUES);
            }
            if (trace.isStep(e)) {
                if (nodes.size() == path.size()) {
                    path.add(node(trace, e, print));
                }
                repeats &= path.get(nodes.size()).printBefore == print;
                nodes.add(e);
            } else if (trace.kind(e) == EventKind.SEND) {
                flagIndependentReceives(trace, e, nodes);
            }
            print += trace.fingerprint(e);
        }
        return true;
    }

    @Override
    public boolean repeats() {
        return repeats;
    }

    private void flagIndependentReceives(MessageTrace trace, int send, List<Integer> nodes) {
        for (int i = 0; i < nodes.size(); i++) {
            int e = nodes.get(i);
            if (trace.kind(e) == EventKind.RECEIVE
                    && trace.process(e) == trace.target(send)
                    && !trace.happensBefore(e, send)) {
                path.get(i).needsDelay = true;
            }
        }
    }

    /** The alternatives, those of the process that moved first. */
    private static Node node(MessageTrace trace, int e, long printBefore) {
        long taken = trace.step(e);
        Node node = new Node(trace.kind(e) == EventKind.CHOICE, printBefore);
        if (node.choice) {
            for (int value = 0; value < trace.count(e); value++) {
                node.open.add(Step.choice(Step.process(taken), value));
            }
            node.taken = trace.number(e);
            return node;
        }
        node.open.add(taken);
        addIf(trace, e, node, taken, true);
        addIf(trace, e, node, taken, false);
        return node;
    }

    private static void addIf(MessageTrace trace, int e, Node node, long taken, boolean sameProcess) {
        for (int i = 0; i < trace.alternatives(e); i++) {
            long alternative = trace.alternative(e, i);
            if (alternative != taken && Step.process(alternative) == Step.process(taken) == sameProcess) {
                node.open.add(alternative);
            }
        }
    }

    @Override
    public long left() {
        return path.stream().filter(node -> node.taken + 1 < node.open.size()).count();
    }

    @Override
    public boolean isExact() {
        return false;
    }
}
