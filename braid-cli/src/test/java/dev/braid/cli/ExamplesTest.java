package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The papers' programs have the counts that theory or the papers give (exploration.md, section 3.2). */
class ExamplesTest {

    @ParameterizedTest(name = "{0} has {1} behaviours")
    @CsvSource(
            delimiter = ';',
            value = {
                "SpanningTree -P graph=complete -P nodes=4; 25200",
                "SpanningTree -P graph=incomplete -P nodes=4; 30",
                "SpanningTree -P graph=complete -P nodes=3; 8",
                "SpanningTree -P graph=ring -P nodes=4; 10",
                "RicartAgrawala -P channels=fifo; 174",
                "RicartAgrawala -P channels=causal; 70",
                "RicartAgrawala -P channels=unordered; 1344",
                "RicartAgrawala -P threads=2; 4032",
                "SuzukiKasami -P threads=2; 24",
                "AtomicRegister -P servers=2; 16",
                "AtomicRegister -P servers=3; 288",
                "TwoPhaseCommit -P participants=3; 48",
                "TwoPhaseCommit -P participants=4; 384",
                "Paxos -P acceptors=2 -P proposers=1; 4",
                "Paxos -P acceptors=3 -P proposers=1; 72",
                "Paxos -P acceptors=3 -P proposers=1 -P channels=fifo; 36",
                "Paxos -P acceptors=2 -P proposers=2; 112",
            })
    void optimalRunsEachBehaviourOnce(String program, long expected) {
        Terminal terminal = explore(program, "--json");
        assertThat(terminal.out()).contains("\"verdict\":\"VERIFIED\"").contains("\"executions\":" + expected + ",");
        assertThat(terminal.code()).isZero();
    }

    /** Where no formula gives the count, the naive search confirms it. */
    @ParameterizedTest
    @CsvSource({
        "RicartAgrawala -P channels=causal",
        "SuzukiKasami",
        "ShortestPath",
        "SpanningTree -P graph=incomplete",
        "AtomicRegister -P sequential=true -P servers=2"
    })
    void theSimpleStrategyFindsAsManyPartialOrders(String program) {
        Terminal optimal = explore(program, "--json");
        Terminal simple = explore(program, "--json", "--strategy", "simple");
        assertThat(number(simple.out(), "schedules")).isEqualTo(number(optimal.out(), "executions"));
        Terminal efficient = explore(program, "--json", "--strategy", "efficient");
        assertThat(number(efficient.out(), "schedules")).isEqualTo(number(optimal.out(), "executions"));
        assertThat(number(efficient.out(), "executions")).isLessThanOrEqualTo(number(simple.out(), "executions"));
    }

    private static long number(String json, String field) {
        Matcher matcher = Pattern.compile("\"" + field + "\":(\\d+)").matcher(json);
        assertThat(matcher.find()).as(json).isTrue();
        return Long.parseLong(matcher.group(1));
    }

    @Test
    void theLeaderElectionNeedsFifoChannels() {
        Terminal bug = explore("LeaderElection -P processes=3 -P channels=unordered");
        assertThat(bug.code()).isEqualTo(ExitCode.BUG);
        assertThat(bug.out())
                .contains("BUG FOUND")
                .contains("no leader is elected")
                .contains("<- overtaken");
        assertThat(firstAt(bug.out())).isLessThanOrEqualTo(5);
        assertThat(explore("LeaderElection -P processes=3 -P channels=fifo").out())
                .startsWith("VERIFIED");
        assertThat(explore("LeaderElection -P processes=4 -P channels=fifo").out())
                .startsWith("VERIFIED");
    }

    @ParameterizedTest
    @CsvSource({
        "LeaderElection -P channels=unordered",
        "TwoPhaseCommit -P broken=true",
        "RicartAgrawala -P broken=true",
        "RicartAgrawala -P broken=true -P threads=2",
        "SuzukiKasami -P broken=true",
        "SuzukiKasami -P broken=true -P threads=2",
        "DistributedDiningPhilosophers -P broken=true",
        "AtomicRegister -P sequential=true -P broken=true",
        "Paxos -P broken=true",
        "Figure5"
    })
    void theReplayLineOfAKnownBugReproducesIt(String program) {
        Terminal bug = explore(program);
        assertThat(bug.code()).as(bug.out()).isEqualTo(ExitCode.BUG);
        Matcher replay = Pattern.compile("REPLAY +./braid replay ([^'\n]*?) ?(?:'(.*)'|(\\S+\\.repro))\n")
                .matcher(bug.out());
        assertThat(replay.find()).as(bug.out()).isTrue();
        List<String> arguments = new ArrayList<>(List.of("replay"));
        arguments.addAll(List.of(replay.group(1).split(" ")));
        arguments.add(replay.group(2) != null ? replay.group(2) : replay.group(3));
        Terminal again = Terminal.run(arguments.toArray(String[]::new));
        assertThat(again.code()).as(again.out() + again.err()).isEqualTo(ExitCode.BUG);
        assertThat(failed(again.out())).isEqualTo(failed(bug.out()));
    }

    @Test
    void noLineOfAStoryIsLongerThanAHundredColumnsButTheReplayLine() {
        Terminal bug = explore("TwoPhaseCommit -P broken=true");
        assertThat(bug.out().lines().filter(line -> !line.startsWith("  REPLAY")))
                .allMatch(line -> line.length() <= 100);
    }

    @Test
    void everyListedExampleCanBeExplored() {
        List<String> names = Terminal.run("list")
                .out()
                .lines()
                .map(line -> line.split(" ")[0])
                .toList();
        assertThat(names).contains("DistributedDiningPhilosophers", "AtomicRegister", "LeaderElection");
        for (String name : names) {
            Terminal terminal = explore(name, "--executions", "200", "--json");
            assertThat(terminal.out()).as(name).contains("\"type\":\"result\"").doesNotContain("INCONCLUSIVE");
        }
    }

    @Test
    void theJsonResultHasTheFieldsOfTheContract() {
        assertThat(explore("Paxos -P broken=true --json").out())
                .contains("\"coverage\":{\"branches\":null,\"lines\":null,\"because\":")
                .contains("\"solver\":{\"queries\":0")
                .contains("\"firstAtExecution\":")
                .contains("\"executionsPerSecond\":");
    }

    private static String failed(String out) {
        return out.lines()
                .filter(line -> line.startsWith("  FAILED"))
                .findFirst()
                .orElse("");
    }

    private static long firstAt(String out) {
        Matcher matcher = Pattern.compile("first at execution (\\d+)").matcher(out);
        return matcher.find() ? Long.parseLong(matcher.group(1)) : Long.MAX_VALUE;
    }

    private static Terminal explore(String program, String... more) {
        List<String> arguments = new ArrayList<>(List.of("explore"));
        arguments.addAll(List.of(program.split(" ")));
        arguments.addAll(List.of(more));
        return Terminal.run(arguments.toArray(String[]::new));
    }
}
