package dev.braid.mutants;

import java.util.Locale;

/**
 * What the exploration of one mutant gave; one line of a state file.
 *
 * @param mutant its number
 * @param executions until it was killed, or in all
 * @param reason how it was killed; empty if it was not
 */
public record Trial(int mutant, Verdict verdict, long executions, String reason) {

    /** As one line. */
    public String line() {
        String oneLine = reason.replaceAll("[\t\r\n]+", " ");
        return String.format(Locale.ROOT, "%d\t%s\t%d\t%s", mutant, verdict, executions, oneLine);
    }

    /** From one line; throws IllegalArgumentException if it is none. */
    public static Trial of(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException("not a trial: " + line);
        }
        return new Trial(Integer.parseInt(fields[0]), Verdict.valueOf(fields[1]), Long.parseLong(fields[2]), fields[3]);
    }
}
