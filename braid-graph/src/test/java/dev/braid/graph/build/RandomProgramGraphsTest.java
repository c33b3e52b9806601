package dev.braid.graph.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.Program;
import dev.braid.graph.Graph;
import dev.braid.litmus.Oracle;
import dev.braid.litmus.RandomProgram;
import dev.braid.litmus.Realised;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reductions of random programs, on all kinds of channels, with inputs, timeouts, priorities and failures. */
class RandomProgramGraphsTest {

    private static final int MOST_CONFIGURATIONS = 2_000;

    @Test
    void reductionsKeepAllEndsOfRandomPrograms() {
        assertThat(check(0, 150)).isGreaterThan(60);
    }

    @Test
    @Tag("slow")
    void reductionsKeepAllEndsOfManyRandomPrograms() {
        assertThat(check(10_000, 5_000)).isGreaterThan(1_000);
    }

    private static int check(long from, int count) {
        int checked = 0;
        for (long seed = from; seed < from + count; seed++) {
            RandomProgram random = RandomProgram.of(seed);
            try {
                Oracle.behaviours(random, MOST_CONFIGURATIONS);
            } catch (Oracle.TooLarge e) {
                continue;
            }
            checked++;
            check(seed, new Realised(random));
        }
        return checked;
    }

    private static void check(long seed, Program program) {
        TreeSet<String> expected = ends(program, Reduction.NONE, false);
        for (Reduction reduction : Reduction.values()) {
            assertThat(ends(program, reduction, false))
                    .as("%s of program %d", reduction, seed)
                    .isEqualTo(expected);
            assertThat(ends(program, reduction, true))
                    .as("%s of program %d", reduction, seed)
                    .isEqualTo(expected);
        }
    }

    private static TreeSet<String> ends(Program program, Reduction reduction, boolean sends) {
        Graph graph = ProgramGraph.of(program, BuildOptions.FULL.with(reduction, sends), p -> true)
                .graph();
        TreeSet<String> ends = new TreeSet<>();
        for (int v = 0; v < graph.nodes(); v++) {
            if (graph.outDegree(v) == 0) {
                ends.add(graph.mark(v) + graph.name(v));
            }
        }
        return ends;
    }
}
