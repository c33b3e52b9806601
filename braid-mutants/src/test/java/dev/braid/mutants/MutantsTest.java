package dev.braid.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.examples.SpanningTree;
import dev.braid.host.ExplorationOptions;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MutantsTest {

    private static final Pattern NOTHING = Pattern.compile("");
    private static final Map<String, String> INCOMPLETE = Map.of("graph", "incomplete");

    private final Mutants mutants = new Mutants(SpanningTree.class, List.of(), NOTHING);

    @Test
    void aMutantHasTheSameNumberWheneverTheyAreMade() {
        assertThat(descriptions(new Mutants(SpanningTree.class, List.of(), NOTHING)))
                .isEqualTo(descriptions(mutants))
                .hasSizeGreaterThan(50);
    }

    @Test
    void neitherChecksNorMethodsLeftOutAreMutated() {
        assertThat(descriptions(mutants)).noneMatch(text -> text.contains("dev/braid/api/Check"));
        assertThat(descriptions(new Mutants(SpanningTree.class, List.of(), Pattern.compile("start|joins"))))
                .isNotEmpty()
                .noneMatch(text -> text.contains(" start:") || text.contains(" joins:"));
    }

    /** A node that counts answers upwards waits for ever, and the final check says so. */
    @Test
    void aFaultThatEveryExecutionShowsIsKilledAtTheFirst() throws InterruptedException {
        Trial trial = trials().of(numberOf("onMessage: Replaced integer subtraction with addition"));
        assertThat(trial.verdict()).isEqualTo(Verdict.KILLED);
        assertThat(trial.executions()).isEqualTo(1);
        assertThat(trial.reason()).contains("a node waits for an answer");
    }

    /** Nobody calls the accessor of the record's component. */
    @Test
    void aFaultInWhatNobodyCallsIsACandidateForBeingEquivalent() throws InterruptedException {
        Trial trial = trials().of(numberOf("nodes: replaced int return with 0"));
        assertThat(trial.verdict()).isEqualTo(Verdict.EQUIVALENT_CANDIDATE);
        assertThat(trial.executions()).isEqualTo(30);
    }

    /** Without invitations but the root's, the tree is a star: right for the check, but not what the program does. */
    @Test
    void aFaultThatTheCheckDoesNotMindIsAlive() throws InterruptedException {
        Trial trial =
                trials().of(numberOf("onMessage: removed call to dev/braid/examples/SpanningTree$Node::inviteAllBut"));
        assertThat(trial.verdict()).isEqualTo(Verdict.ALIVE);
    }

    @Test
    void aTrialIsOneLine() {
        Trial trial = new Trial(3, Verdict.KILLED, 17, "a\treason\nof two lines");
        assertThat(Trial.of(trial.line())).isEqualTo(new Trial(3, Verdict.KILLED, 17, "a reason of two lines"));
        assertThatThrownBy(() -> Trial.of("nonsense")).isInstanceOf(IllegalArgumentException.class);
    }

    private Trials trials() {
        SpanningTree original = new SpanningTree(SpanningTree.Graph.INCOMPLETE, 4);
        return new Trials(
                mutants,
                original,
                "SpanningTree",
                List.of("dev.braid.examples"),
                INCOMPLETE,
                ExplorationOptions.DEFAULT,
                1_000);
    }

    private int numberOf(String text) {
        return IntStream.range(0, mutants.size())
                .filter(i -> mutants.description(i).contains(text))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> descriptions(Mutants mutants) {
        return IntStream.range(0, mutants.size()).mapToObj(mutants::description).toList();
    }
}
