package dev.braid.graph.run;

import dev.braid.trace.Finding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of a sequence on the program.
 *
 * @param verdict whether the program followed, and whether that showed a bug
 * @param followed how many events it followed
 * @param expected the first event it could not follow, or empty
 * @param possible what it could have done instead
 * @param replay the line that replays it, as far as the program followed
 * @param failure what went wrong while following or in the end, or null
 */
public record Conformance(
        Verdict verdict,
        int followed,
        String expected,
        List<String> possible,
        String replay,
        @Nullable Failure failure) {

    /** A failure of the program itself. */
    public record Failure(Finding.Kind kind, String message) {}

    /** How it ended. */
    public enum Verdict {
        /** The program does all the sequence says. */
        CONFORMS,
        /** The program cannot do an event of the sequence. */
        DIVERGES,
        /** The program follows, and a check fails, a process throws, or all wait. */
        FAILS
    }

    public boolean conforms() {
        return verdict == Verdict.CONFORMS;
    }

    /** One sentence for a person. */
    public String text() {
        return switch (verdict) {
            case CONFORMS -> "the program follows all " + followed + " events";
            case DIVERGES ->
                "the program does not follow: event " + (followed + 1) + " should be '" + expected
                        + "', but it can only do " + (possible.isEmpty() ? "nothing" : String.join(" or ", possible))
                        + "; up to there: " + replay;
            case FAILS -> (failure == null ? "the program fails" : failure.message()) + "; replay: " + replay;
        };
    }
}
