package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What paper 002 prints, from the command line. */
class ReachabilityCommandsTest {

    @ParameterizedTest(name = "{0} has {1} sequences")
    @CsvSource({
        "SpanningTree graph=complete, 25200",
        "SpanningTree graph=incomplete, 30",
        "RicartAgrawala channels=fifo, 174",
        "RicartAgrawala channels=unordered, 1344",
        "RicartAgrawala threads=2, 4032",
        "SuzukiKasami threads=2, 24",
        "RaceTables figure=one, 4",
        "TwoPhaseCommit participants=3, 48",
        "Paxos acceptors=2, 112"
    })
    void reachabilityTestingRunsEachSequenceOnce(String program, long expected) {
        String[] parts = program.split(" ");
        Terminal terminal = Terminal.run("explore", parts[0], "-P", parts[1], "--strategy", "reachability", "--json");
        assertThat(terminal.out()).contains("\"executions\":" + expected + ",").contains("VERIFIED");
    }

    /** Figure 1, table I and figure 5 with the values of the paper's text. */
    @Test
    void theFiguresOfThePaperComeOutAsPrinted() throws IOException {
        assertThat(Terminal.run("show", "RaceTables").out()).isEqualTo(golden("figure1-and-table1.txt"));
        assertThat(Terminal.run("show", "RaceTables", "-P", "figure=five", "--t", "2")
                        .out())
                .isEqualTo(golden("figure5.txt"));
    }

    @Test
    void oneWayIsNoProofAndSaysWhatItCovered() {
        Terminal oneWay = Terminal.run(
                "explore",
                "SpanningTree",
                "-P",
                "graph=incomplete",
                "--strategy",
                "t-way",
                "--t",
                "1",
                "--check-tables");
        assertThat(oneWay.out()).startsWith("NO BUG FOUND").contains("any 1 of its races");
    }

    /**
     * Pins our default run, nothing more: that it equals the paper's averages (8 and 79) is chance, since other seeds gave 8 to
     * 11 and 40 to 55.
     */
    @ParameterizedTest
    @CsvSource({"incomplete, 8", "complete, 79"})
    void oneWayByTheRulesOfThePaperIsTheSameInEveryRun(String graph, int expected) {
        Terminal oneWay = Terminal.run(
                "explore",
                "SpanningTree",
                "-P",
                "graph=" + graph,
                "--strategy",
                "t-way",
                "--t",
                "1",
                "--rule2",
                "paper",
                "--json");
        assertThat(oneWay.out()).contains("\"executions\":" + expected + ",").contains("\"coveredWays\":1");
    }

    @Test
    void aBudgetRaisesTUntilAllIsCovered() {
        Terminal raised = Terminal.run(
                "explore", "SpanningTree", "-P", "graph=incomplete", "--strategy", "t-way", "--budget", "1m", "--json");
        assertThat(raised.out())
                .contains("VERIFIED")
                .contains("\"schedules\":30,")
                .contains("\"coveredWays\":4");
    }

    private static String golden(String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(ReachabilityCommandsTest.class.getResourceAsStream(name))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
