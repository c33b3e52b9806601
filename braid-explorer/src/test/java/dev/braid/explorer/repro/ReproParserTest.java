package dev.braid.explorer.repro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.trace.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReproParserTest {

    @Test
    void everyKindOfMoveIsRead() {
        Repro repro = ReproParser.parse("vote=no, p2.vote=yes | p2<p1 p3<p1#2 p2! p3+ p1:2");
        assertThat(repro.inputs()).containsExactly(Map.entry("vote", "no"), Map.entry("p2.vote", "yes"));
        assertThat(repro.moves())
                .containsExactly(
                        new Repro.Move("p2", Repro.Kind.RECEIVE, "p1", 0),
                        new Repro.Move("p3", Repro.Kind.RECEIVE, "p1", 2),
                        new Repro.Move("p2", Repro.Kind.TIMEOUT, "", 0),
                        new Repro.Move("p3", Repro.Kind.PUT, "", 0),
                        new Repro.Move("p1", Repro.Kind.DEFAULT, "", 0),
                        new Repro.Move("p1", Repro.Kind.DEFAULT, "", 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"|", "x=7 |", "| a<b", "x=7, y=8 | a<b#3 c! d+ e", "\"a b\"=\"c, d\" | \"p 1\"<\"q|2\""})
    void aLineThatIsWrittenAsWeWriteItComesBackUnchanged(String line) {
        assertThat(ReproParser.parse(line)).hasToString(line);
    }

    @Test
    void blanksDoNotMatter() {
        assertThat(ReproParser.parse("  x = 7 ,y=8|a<b   c ")).isEqualTo(ReproParser.parse("x=7, y=8 | a<b c"));
    }

    @Test
    void whateverNamesAndValuesAreTheTextReadsBackAsTheSame() {
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            Repro repro = random(random);
            assertThat(ReproParser.parse(repro.toString())).as(repro.toString()).isEqualTo(repro);
        }
    }

    /** The place is that of the first character that does not fit, counted from 1. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "x=7; 4; expected '|', but the line ends there",
                "x | a; 3; expected '=', but there is '|'",
                "x=1, x=2 |; 9; the input x only once",
                "| a<; 5; the name of a sender",
                "| a<b#0; 8; a number from 1 to 10000",
                "| a<b#x; 7; a number from 1 to 10000",
                "| a!b; 5; a blank",
                "| a:99999999; 10; a number from 1 to 10000",
                "| \"a; 5; the closing quote",
            })
    void aMalformedLineIsAnsweredWithItsPlaceAndReason(String line, int place, String reason) {
        assertThatThrownBy(() -> ReproParser.parse(line)).isInstanceOfSatisfying(Problem.Found.class, found -> {
            assertThat(found.problem().code()).isEqualTo("BRD-131");
            assertThat(found.problem().what()).endsWith("at character " + place + ".");
            assertThat(found.problem().because()).contains(reason);
        });
    }

    static Repro random(Random random) {
        Map<String, String> inputs = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            inputs.put(word(random), word(random));
        }
        List<Repro.Move> moves = new ArrayList<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            Repro.Kind kind = Repro.Kind.values()[random.nextInt(4)];
            boolean receive = kind == Repro.Kind.RECEIVE;
            moves.add(new Repro.Move(word(random), kind, receive ? word(random) : "", receive ? random.nextInt(4) : 0));
        }
        return new Repro(inputs, moves);
    }

    private static String word(Random random) {
        String letters = "abz019.-_<#!+:|,=\"\\ '[]\n\réλ";
        StringBuilder word = new StringBuilder();
        for (int i = random.nextInt(6); i >= 0; i--) {
            word.append(letters.charAt(random.nextInt(letters.length())));
        }
        return word.toString();
    }
}
