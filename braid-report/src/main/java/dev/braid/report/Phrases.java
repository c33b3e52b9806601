package dev.braid.report;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Locale;

/** What a thread does, in the words of a story: "reads balance = 10". */
final class Phrases {

    private Phrases() {}

    static String of(ThreadTrace trace, int event) {
        String what = shortened(trace.label(event));
        String value = trace.text(event).isEmpty() ? "" : " = " + trace.text(event);
        return switch (trace.action(event)) {
            case READ -> "reads " + what + value;
            case WRITE -> "writes " + what + value;
            case UPDATE -> "updates " + what + value;
            case COMPARE_AND_SET -> (failed(trace, event) ? "fails to set " : "sets ") + what + value;
            case LOCK -> "locks " + what;
            case TRY_LOCK -> (failed(trace, event) ? "fails to lock " : "locks ") + what;
            case UNLOCK -> "unlocks " + what;
            case RELOCK -> "wakes up, locks " + what;
            case WAIT -> "waits on " + what;
            case NOTIFY -> "notifies " + what;
            case NOTIFY_ALL -> "notifies all on " + what;
            case START -> "starts " + (what.isEmpty() ? trace.text(event) : what);
            case JOIN -> "waited for " + what;
            case FAIL -> "fails";
            case END -> "ends";
            case CHOICE -> "gets " + what + value;
            default -> other(trace, event, what, value);
        };
    }

    private static String other(ThreadTrace trace, int event, String what, String value) {
        Action action = trace.action(event);
        String verb = action.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String escaped = trace.choice(event) > 0 ? trace.choice(event) == 1 ? ": time is up" : ": interrupted" : "";
        return (verb + " " + what + value + escaped).replaceAll(" +", " ").strip();
    }

    /** A field without its class: the source line tells the rest. */
    private static String shortened(String label) {
        return label.matches("[\\w$]+\\.[\\w$]+(\\[.*])?") ? label.substring(label.indexOf('.') + 1) : label;
    }

    private static boolean failed(ThreadTrace trace, int event) {
        return trace.mode(event) == Mode.READ;
    }
}
