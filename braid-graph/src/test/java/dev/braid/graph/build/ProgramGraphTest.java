package dev.braid.graph.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.Self;
import dev.braid.actors.Stateful;
import dev.braid.api.Inputs;
import dev.braid.examples.ChangRoberts;
import dev.braid.examples.Flooding;
import dev.braid.examples.LeaderElection;
import dev.braid.examples.Paxos;
import dev.braid.examples.RicartAgrawala;
import dev.braid.examples.SlidingWindow;
import dev.braid.examples.SuzukiKasami;
import dev.braid.examples.TokenPassing;
import dev.braid.examples.TwoPhaseCommit;
import dev.braid.explorer.Explorer;
import dev.braid.explorer.strategy.Simple;
import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.runtime.Stage;
import dev.braid.trace.InputMode;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Graphs of programs have the states they must have. */
class ProgramGraphTest {

    static Stream<Program> programs() {
        return Stream.of(
                new LeaderElection(3, Port.Order.FIFO),
                new ChangRoberts(3, Port.Order.UNORDERED),
                new SuzukiKasami(3, false, 1),
                new TwoPhaseCommit(3, false),
                new Flooding(4, 2, 1, false),
                new SlidingWindow(2, 2, 2, 1, 1));
    }

    /** The simple strategy runs every interleaving of macro-steps once; in the graph these are the paths to its ends. */
    @ParameterizedTest
    @MethodSource("programs")
    void theGraphHasAsManyPathsAsTheProgramHasInterleavings(Program program) {
        Graph graph = build(program, BuildOptions.FULL.with(Reduction.NONE, false));
        assertThat(maximalPaths(graph)).isEqualTo(interleavings(program));
    }

    private static long interleavings(Program program) {
        Script.Setting setting = Script.Setting.DEFAULT;
        Simple simple = new Simple(setting);
        Explorer<MessageTrace> explorer =
                new Explorer<>(new Stage(program)::perform, simple, setting, executions -> true, true, List::of);
        return explorer.explore().executions();
    }

    private static long maximalPaths(Graph graph) {
        long[] paths = new long[graph.nodes()];
        return paths(graph, graph.root(), paths);
    }

    private static long paths(Graph graph, int node, long[] known) {
        if (graph.outDegree(node) == 0) {
            return 1;
        }
        if (known[node] == 0) {
            for (int e = graph.firstOut(node); e < graph.firstOut(node + 1); e++) {
                known[node] += paths(graph, graph.target(e), known);
            }
        }
        return known[node];
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aReductionKeepsAllStatesInWhichNobodyMoves(Program program) {
        TreeSet<String> expected = ends(build(program, BuildOptions.FULL.with(Reduction.NONE, false)));
        for (Reduction reduction : List.of(Reduction.PERSISTENT, Reduction.SIMULTANEOUS)) {
            assertThat(ends(build(program, BuildOptions.FULL.with(reduction, false))))
                    .isEqualTo(expected);
            assertThat(ends(build(program, BuildOptions.FULL.with(reduction, true))))
                    .isEqualTo(expected);
        }
    }

    private static TreeSet<String> ends(Graph graph) {
        TreeSet<String> ends = new TreeSet<>();
        for (int v = 0; v < graph.nodes(); v++) {
            if (graph.outDegree(v) == 0) {
                ends.add(graph.mark(v) + graph.name(v));
            }
        }
        return ends;
    }

    /** The reduced graph of the leader election is the chain of 9 states that paper 004, table 1, reports. */
    @Test
    void theReducedLeaderElectionIsAChain() {
        Script.Setting ids = Script.Setting.DEFAULT.withInputs(InputMode.ENUMERATED, Map.of("ids", "[3, 2, 1]"), 0);
        Graph graph = build(new LeaderElection(3, Port.Order.FIFO), BuildOptions.REDUCED.with(ids));
        assertThat(graph.nodes()).isEqualTo(9);
        assertThat(graph.edges()).isEqualTo(8);
    }

    @Test
    void aProgramWithoutEndHasAGraphWithACycle() {
        Graph graph = build(new TokenPassing(3, 0, 1), BuildOptions.FULL);
        assertThat(graph.edges()).isEqualTo(graph.nodes());
        assertThat(ends(graph)).isEmpty();
        Graph reduced = build(new TokenPassing(3, 0, 1), BuildOptions.REDUCED);
        assertThat(reduced.edges()).isEqualTo(reduced.nodes());
    }

    /** On a cycle of p0 and p1, p2's only message must not be put off for ever. */
    @Test
    void aReductionForgetsNobodyOnACycle() {
        Program program = root -> {
            List<ProcessRef> refs = new ArrayList<>();
            Actor<String> echo = (message, self) -> self.send(self.sender(), message);
            ProcessRef one = root.spawn("one", echo);
            refs.add(one);
            root.spawn("two", new Actor<String>() {
                @Override
                public void onStart(Self self) {
                    self.send(one, "ping");
                }

                @Override
                public void onMessage(String message, Self self) {
                    self.send(one, message);
                }
            });
            ProcessRef quiet = root.spawn("quiet", (Actor<String>) (message, self) -> self.stop());
            root.send(quiet, "stop");
        };
        for (Reduction reduction : Reduction.values()) {
            Graph graph = build(program, BuildOptions.FULL.with(reduction, false));
            assertThat(labels(graph)).anyMatch(label -> label.contains("quiet <- main \"stop\""));
        }
    }

    private static TreeSet<String> labels(Graph graph) {
        TreeSet<String> labels = new TreeSet<>();
        for (int e = 0; e < graph.edges(); e++) {
            labels.add(graph.label(e));
        }
        return labels;
    }

    @Test
    void everyValueOfAnInputIsFollowed() {
        Program program = root -> {
            int first = Inputs.choose("first", 1, 2);
            ProcessRef p = root.spawn("p", (Actor<Integer>) (message, self) -> {
                Inputs.anyBoolean("a");
                Inputs.choose("b", "x", "y", "z");
                self.stop();
            });
            root.send(p, first);
        };
        Graph graph = build(program, BuildOptions.FULL);
        assertThat(graph.name(graph.root())).isEqualTo("before the first input");
        assertThat(labels(graph))
                .contains("start with first=1", "start with first=2", "p <- main 1 with a=true, b=z")
                .hasSize(2 + 2 * 6);
    }

    @Test
    void failuresAndDeadlocksAreMarked() {
        Graph broken = build(new SlidingWindow(2, 2, 3, 0, 1), BuildOptions.FULL);
        assertThat(marks(broken)).contains(Mark.FAILED, Mark.END);
        Program deadlock = root -> root.spawn("lonely", (Self self) -> self.receive());
        assertThat(marks(build(deadlock, BuildOptions.FULL))).containsExactly(Mark.DEADLOCK);
        Graph unordered =
                build(new LeaderElection(3, Port.Order.UNORDERED), BuildOptions.FULL.with(Reduction.NONE, false));
        assertThat(marks(unordered)).contains(Mark.FAILED);
    }

    private static TreeSet<Mark> marks(Graph graph) {
        TreeSet<Mark> marks = new TreeSet<>();
        for (int v = 0; v < graph.nodes(); v++) {
            marks.add(graph.mark(v));
        }
        return marks;
    }

    @Test
    void aBoundLeavesOpenStatesNearestFirst() {
        ProgramGraph.Result cut = ProgramGraph.of(
                new RicartAgrawala(3, Port.Order.FIFO, false, 1),
                BuildOptions.FULL.within(50, 1000, 1 << 20),
                p -> true);
        assertThat(cut.complete()).isFalse();
        assertThat(cut.graph().nodes()).isEqualTo(50);
        assertThat(marks(cut.graph())).contains(Mark.OPEN);
        ProgramGraph.Result shallow = ProgramGraph.of(
                new Paxos(2, 2, Port.Order.FIFO, false), BuildOptions.FULL.within(100_000, 3, 1 << 20), p -> true);
        assertThat(shallow.complete()).isFalse();
    }

    @Test
    void whatDoesNotFitIntoMemoryGoesToDiskAndTheGraphIsTheSame() {
        Program program = new RicartAgrawala(3, Port.Order.FIFO, false, 1);
        ProgramGraph.Result inMemory = ProgramGraph.of(program, BuildOptions.FULL, p -> true);
        ProgramGraph.Result onDisk =
                ProgramGraph.of(program, BuildOptions.FULL.within(1_000_000, Integer.MAX_VALUE, 1000), p -> true);
        try (StateStore states = onDisk.states()) {
            assertThat(states.bytesOnDisk()).isGreaterThan(100_000);
            assertThat(onDisk.graph().edges()).isEqualTo(inMemory.graph().edges());
            int last = inMemory.graph().nodes() - 1;
            assertThat(onDisk.graph().name(last)).isEqualTo(inMemory.graph().name(last));
        }
    }

    @Test
    void statesWithTheSameHashStayApart() {
        StateStore store = new StateStore(10, text -> 42);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 20; i++) {
                assertThat(store.number("state " + i)).isEqualTo(i);
            }
        }
        assertThat(store.collisions()).isPositive();
        store.close();
    }

    /** Two messages in either order leave the process as it was, but only if it says so. */
    @Test
    void aBlockingProcessIsKnownByItsHistoryUnlessItTellsItsState() {
        assertThat(ends(build(counting(false), BuildOptions.FULL))).hasSize(2);
        assertThat(ends(build(counting(true), BuildOptions.FULL))).hasSize(1);
    }

    private static Program counting(boolean tells) {
        return root -> {
            ProcessRef counter = root.spawn("counter", tells ? new Counter() : (Self self) -> new Counter().run(self));
            root.spawn("a", (Self self) -> self.send(counter, 1));
            root.spawn("b", (Self self) -> self.send(counter, 2));
        };
    }

    private static final class Counter implements ProcessBody, Stateful {

        private int sum;
        private int received;

        @Override
        public void run(Self self) {
            for (; received < 2; received++) {
                sum += self.receive(Receive.of(Integer.class));
            }
        }

        @Override
        public Object state() {
            return List.of(sum, received);
        }
    }

    @Test
    void sharedStateIsRefused() {
        Program program = root -> {
            List<String> log = new ArrayList<>();
            root.spawn("a", (Actor<String>) (message, self) -> log.add(message));
            root.spawn("b", (Actor<String>) (message, self) -> log.add(message));
        };
        assertThatThrownBy(() -> build(program, BuildOptions.FULL)).hasMessageContaining("BRD-141");
    }

    @Test
    void aStateThatCannotBeReadIsNamed() {
        Program program = root -> root.spawn("p", new Actor<String>() {
            private final Random random = new Random(1);

            @Override
            public void onMessage(String message, Self self) {
                random.nextInt();
            }
        });
        assertThatThrownBy(() -> build(program, BuildOptions.FULL))
                .hasMessageContaining("BRD-404")
                .hasMessageContaining("java.util.Random");
    }

    private static Graph build(Program program, BuildOptions options) {
        ProgramGraph.Result result = ProgramGraph.of(program, options, progress -> true);
        assertThat(result.complete()).isTrue();
        return result.graph();
    }
}
