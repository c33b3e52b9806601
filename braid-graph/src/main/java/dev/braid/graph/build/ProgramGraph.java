package dev.braid.graph.build;

import dev.braid.actors.Program;
import dev.braid.actors.copy.SharedState;
import dev.braid.actors.copy.Sharing;
import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.runtime.Guidance;
import dev.braid.runtime.Stage;
import dev.braid.runtime.Standstill;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the reachability graph of a program by running it.
 *
 * <p>An execution goes to a known state, takes a move not taken yet, and goes on from state to state until it meets one that
 * is known. Nothing is kept of a state but its text and the steps that lead to it.
 *
 * <p>Reductions rely on who sends to whom, which is learned on the way: if that grows, the graph is made again. They may also
 * put a process off for ever on a cycle, so on every cycle one state is expanded in full.
 */
public final class ProgramGraph {

    /** How far it is. */
    public record Progress(int states, int edges, int open) {}

    /** Hears of the progress, and says whether to go on. */
    @FunctionalInterface
    public interface Listener {
        boolean goOn(Progress progress);
    }

    /**
     * The graph.
     *
     * @param complete whether no bound cut it
     * @param states keeps the texts of its nodes; close it when the graph is no longer used
     * @param executions how many executions it took
     */
    public record Result(Graph graph, boolean complete, StateStore states, long executions) {}

    /** A move to take: from which state, with which values of the inputs that it asks for. */
    private record Open(int from, Move move, long[] inputs) {}

    private static final Move START = new Move(new long[0], "start");
    private static final String BEFORE_INPUTS = "before the first input";

    private final Stage stage;
    private final BuildOptions options;
    private final Listener listener;
    private final Senders senders = new Senders();
    private final Script.Setting setting;
    private Discovery found;
    private final Deque<Open> open = new ArrayDeque<>();
    private boolean complete = true;
    private long executions;

    /** Where the running execution is. */
    private int at;

    private Open taking = new Open(-1, START, new long[0]);
    private int eventsSeen;
    private int choicesSeen;
    private boolean nobodyMoves;

    private ProgramGraph(Program program, BuildOptions options, Listener listener) {
        this.stage = new Stage(program);
        this.options = options;
        this.listener = listener;
        this.setting = options.setting();
        this.found = new Discovery(options.memory());
    }

    /** Makes the graph. */
    public static Result of(Program program, BuildOptions options, Listener listener) {
        return new ProgramGraph(program, options, listener).build();
    }

    private Result build() {
        refuseSharedState();
        for (int known = -1; known != senders.size(); ) {
            known = senders.size();
            search();
            if (options.reduction() == Reduction.NONE) {
                break;
            }
        }
        return new Result(found.graph(), complete, found.states, executions);
    }

    /** What processes share is in no channel, so their states would not tell all. */
    private void refuseSharedState() {
        Guidance stayAtStart = new Guidance(here -> null, options.eachSendIsAnEvent());
        MessageTrace trace = stage.perform(Script.free(setting), stayAtStart);
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        List<SharedState> shared = Sharing.find(stage.codeByProcess());
        if (!shared.isEmpty()) {
            throw BuildProblems.shared(shared.get(0));
        }
    }

    private void search() {
        found.states.close();
        found = new Discovery(options.memory());
        open.clear();
        complete = true;
        open.add(new Open(-1, START, new long[0]));
        do {
            drain();
        } while (complete && expandCycles());
    }

    private void drain() {
        while (!open.isEmpty()) {
            if (!listener.goOn(new Progress(found.nodes(), found.edges(), open.size()))) {
                leave();
                return;
            }
            take(nearestFirst() ? open.removeFirst() : open.removeLast());
        }
    }

    /** What is still open is not part of the graph. */
    private void leave() {
        complete = false;
        open.stream().filter(left -> left.from() >= 0).forEach(left -> found.mark(left.from(), Mark.OPEN));
        open.clear();
    }

    private boolean nearestFirst() {
        return options.maxDepth() < Integer.MAX_VALUE;
    }

    private void take(Open next) {
        taking = next;
        at = next.from();
        eventsSeen = 0;
        choicesSeen = at < 0 ? 0 : -1;
        nobodyMoves = false;
        executions++;
        long[] more = join(next.move().steps(), next.inputs());
        long[] steps = found.script(at, more);
        Guidance guidance = new Guidance(this::arrive, options.eachSendIsAnEvent());
        MessageTrace trace = stage.perform(new Script(steps, steps.length, setting), guidance);
        conclude(trace.outcome());
    }

    private static long[] join(long[] first, long[] second) {
        long[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** The execution stands in a new place: note it, and say how it goes on. */
    private long @Nullable [] arrive(Standstill here) {
        MessageTrace trace = here.soFar();
        senders.learn(trace, eventsSeen);
        eventsSeen = trace.size();
        List<Standstill.Choice> asked = asked(here);
        openOtherInputs(here, asked);
        long[] by = join(taking.move().steps(), steps(here, asked));
        String label = taking.move().label() + EventNames.inputs(asked);
        int from = startOf(asked);
        String state = StateText.of(here);
        int added = found.addIfNew(state, from, by);
        int node = added < 0 ? found.number(state) : added;
        if (from >= 0) {
            found.addEdge(from, node, label);
        }
        at = node;
        return added < 0 ? null : goOn(here, node, trace);
    }

    /** Inputs asked for by the move just taken. Those on the way to its state were forced. */
    private List<Standstill.Choice> asked(Standstill here) {
        List<Standstill.Choice> all = here.choices();
        int from = choicesSeen >= 0 ? choicesSeen : forcedBefore();
        choicesSeen = all.size();
        return new ArrayList<>(all.subList(from, all.size()));
    }

    private int forcedBefore() {
        int forced = 0;
        for (long step : found.script(taking.from(), new long[0])) {
            forced += Step.kind(step) == Step.Kind.CHOICE ? 1 : 0;
        }
        return forced;
    }

    private static long[] steps(Standstill here, List<Standstill.Choice> asked) {
        return asked.stream()
                .mapToLong(choice -> Step.choice(here.identity(choice.process()), choice.value()))
                .toArray();
    }

    /** Each input that got its first value by default is to get its other values too. */
    private void openOtherInputs(Standstill here, List<Standstill.Choice> asked) {
        long[] values = steps(here, asked);
        for (int i = taking.inputs().length; i < asked.size(); i++) {
            Standstill.Choice choice = asked.get(i);
            for (int value = choice.open() - 1; value > 0; value--) {
                long[] inputs = Arrays.copyOf(values, i + 1);
                inputs[i] = Step.choice(here.identity(choice.process()), value);
                open.addLast(new Open(taking.from(), taking.move(), inputs));
            }
        }
    }

    /** The state a move begins in. If the program asks for inputs before anything runs, there is a state before that. */
    private int startOf(List<Standstill.Choice> asked) {
        if (taking.from() >= 0 || asked.stream().noneMatch(choice -> choice.open() > 1)) {
            return taking.from();
        }
        int added = found.addIfNew(BEFORE_INPUTS, -1, new long[0]);
        return added < 0 ? found.number(BEFORE_INPUTS) : added;
    }

    private long @Nullable [] goOn(Standstill here, int node, MessageTrace trace) {
        markFailure(node, trace);
        Moves moves = Moves.of(here, options.reduction(), senders);
        found.setReduced(node, moves.reduced());
        if (moves.all().isEmpty()) {
            nobodyMoves = true;
            return null;
        }
        if (found.nodes() >= options.maxNodes() || found.depth(node) >= options.maxDepth()) {
            found.mark(node, Mark.OPEN);
            complete = false;
            if (found.nodes() >= options.maxNodes()) {
                leave();
            }
            return null;
        }
        List<Move> all = moves.all();
        for (int i = all.size() - 1; i > 0 || i == 0 && nearestFirst(); i--) {
            open.addLast(new Open(node, all.get(nearestFirst() ? all.size() - 1 - i : i), new long[0]));
        }
        if (nearestFirst()) {
            return null;
        }
        taking = new Open(node, all.get(0), new long[0]);
        return all.get(0).steps();
    }

    private void markFailure(int node, MessageTrace trace) {
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.FAIL) {
                found.mark(node, Mark.FAILED);
                return;
            }
        }
    }

    private void conclude(Outcome outcome) {
        if (outcome instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        if (outcome instanceof Outcome.Diverged diverged) {
            throw BuildProblems.different("at step " + (diverged.step() + 1) + " " + diverged.why());
        }
        if (outcome instanceof Outcome.CutAtLimit) {
            complete = false;
            found.mark(at, Mark.OPEN);
        }
        if (nobodyMoves) {
            found.mark(at, mark(outcome));
        }
    }

    private static Mark mark(Outcome outcome) {
        if (outcome instanceof Outcome.Deadlocked) {
            return Mark.DEADLOCK;
        }
        return outcome instanceof Outcome.Failed ? Mark.FAILED : Mark.END;
    }

    /** Expands a state in full on each cycle of states that were all reduced; whether there was any. */
    private boolean expandCycles() {
        if (options.reduction() == Reduction.NONE) {
            return false;
        }
        Graph soFar = found.graph();
        List<Integer> toExpand = onReducedCycles(soFar);
        toExpand.forEach(node -> expand(node, soFar));
        return !toExpand.isEmpty();
    }

    private List<Integer> onReducedCycles(Graph all) {
        Graph.Builder builder = new Graph.Builder();
        for (int v = 0; v < all.nodes(); v++) {
            builder.addNode();
        }
        for (int e = 0; e < all.edges(); e++) {
            if (found.isReduced(all.source(e)) && found.isReduced(all.target(e))) {
                builder.addEdge(all.source(e), all.target(e), "");
            }
        }
        Graph reduced = builder.root(all.root()).build();
        Components components = Components.of(reduced);
        List<Integer> first = new ArrayList<>();
        boolean[] done = new boolean[components.count()];
        for (int e = 0; e < reduced.edges(); e++) {
            int c = components.of(reduced.source(e));
            if (c == components.of(reduced.target(e)) && !done[c]) {
                done[c] = true;
                first.add(reduced.source(e));
            }
        }
        return first;
    }

    /** Opens the moves of a state that its reduction left out. */
    private void expand(int node, Graph soFar) {
        found.setReduced(node, false);
        long[] steps = found.script(node, new long[0]);
        executions++;
        Guidance look = new Guidance(
                here -> {
                    Moves.of(here, Reduction.NONE, senders).all().stream()
                            .filter(move -> !isTaken(soFar, node, move))
                            .forEach(move -> open.addLast(new Open(node, move, new long[0])));
                    return null;
                },
                options.eachSendIsAnEvent());
        stage.perform(new Script(steps, steps.length, setting), look);
    }

    private static boolean isTaken(Graph soFar, int node, Move move) {
        for (int e = soFar.firstOut(node); e < soFar.firstOut(node + 1); e++) {
            String label = soFar.label(e);
            if (label.equals(move.label()) || label.startsWith(move.label() + " with ")) {
                return true;
            }
        }
        return false;
    }
}
