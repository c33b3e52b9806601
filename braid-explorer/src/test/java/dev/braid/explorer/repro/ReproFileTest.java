package dev.braid.explorer.repro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.trace.Problem;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReproFileTest {

    private static final ReproFile SMALL = new ReproFile(
            "Paxos -P broken=true",
            "2026-11-18, braid 0.1.0, Java 25",
            ReproParser.parse("x=7, y=\"a b\" | p2<p1 p3<p1#2 p2!"),
            List.of("p2 receives 1 from p1 @Node.java:12", "p3 receives 2 from p1"),
            "ASSERTION p2: two leaders @Node.java:20");

    @Test
    void theTextIsWhatTheDesignShows() {
        assertThat(SMALL.text()).isEqualTo("""
                        braid-repro 1
                        program    Paxos -P broken=true
                        found      2026-11-18, braid 0.1.0, Java 25
                        inputs     x=7, y="a b"
                        schedule   p2<p1 p3<p1#2 p2!
                        landmarks  p2 receives 1 from p1 @Node.java:12
                                   p3 receives 2 from p1
                        expect     ASSERTION p2: two leaders @Node.java:20
                        """);
    }

    @Test
    void aFileReadsBackAsItWasWritten() {
        assertThat(ReproFileParser.parse(SMALL.text())).isEqualTo(SMALL);
    }

    @Test
    void anyReproductionSurvivesTheFileAndNoLineIsLongUnlessAWordIs() {
        Random random = new Random(11);
        for (int i = 0; i < 2_000; i++) {
            Repro repro = ReproParserTest.random(random);
            String text = new ReproFile("P", "today", repro, List.of(), "").text();
            assertThat(ReproFileParser.parse(text).repro()).as(text).isEqualTo(repro);
            assertThat(text.lines()).allMatch(line -> line.length() <= 100);
        }
    }

    @Test
    void aPersonMayEditTheInputsAndTheSchedule() {
        String edited = SMALL.text().replace("x=7", "x=6").replace(" p2!", "");
        ReproFile file = ReproFileParser.parse(edited);
        assertThat(file.repro().inputs()).containsExactly(Map.entry("x", "6"), Map.entry("y", "a b"));
        assertThat(file.repro().moves()).hasSize(2);
    }

    @Test
    void onlyTheScheduleMustBeThereAndCommentsAreSkipped() {
        ReproFile file = ReproFileParser.parse("braid-repro 1\n\n# by hand\nschedule a<b\n   c!\n");
        assertThat(file.repro()).isEqualTo(ReproParser.parse("| a<b c!"));
        assertThat(file.expect()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '@',
            value = {
                "@@; 1; begins with 'braid-repro 1'",
                "hello; 1; begins with 'braid-repro 1'",
                "braid-repro 2/schedule a; 1; of version 2",
                "braid-repro 1/program P; 2; the field 'schedule' is missing",
                "braid-repro 1/colour red/schedule a; 2; no field 'colour'",
                "braid-repro 1/schedule a/schedule b; 3; stands there twice",
                "braid-repro 1/ a<b; 2; none is above it",
                "braid-repro 1/inputs x=1/schedule a/  b<; 4; the name of a sender",
                "braid-repro 1/inputs x/schedule a; 2; expected '='",
                "braid-repro 1/inputs x=1,/  x=2/schedule a; 3; the input x stands there twice",
            })
    void aMalformedFileIsAnsweredWithItsLineAndReason(String lines, int line, String reason) {
        assertThatThrownBy(() -> ReproFileParser.parse(lines.replace('/', '\n')))
                .isInstanceOfSatisfying(Problem.Found.class, found -> {
                    assertThat(found.problem().code()).isEqualTo("BRD-132");
                    assertThat(found.problem().what()).endsWith("at line " + line + ".");
                    assertThat(found.problem().because()).contains(reason);
                });
    }
}
