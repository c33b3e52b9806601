package dev.braid.explorer;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Says that the program did not do the same again. */
final class Divergence {

    /** What one event said. */
    private record Said(long fingerprint, String text) {}

    private Divergence() {}

    static Problem problem(int step, String why) {
        return problem("at step " + (step + 1) + " " + why + ".");
    }

    private static Problem problem(String because) {
        return new Problem(
                "BRD-120",
                "The program is not deterministic: same input, same schedule, different behaviour.",
                because,
                "remove what differs from run to run: static state, random numbers, time, identity hash codes, threads.");
    }

    /** An execution did not repeat what it should have; running it twice more mostly shows where. */
    static <T extends Trace> Problem between(Performance<T> performance, Script script) {
        Script detailed =
                new Script(script.steps(), script.length(), script.setting().withDetails());
        Map<String, Said> first = said(performance.perform(detailed));
        Map<String, Said> again = said(performance.perform(detailed));
        String difference = difference(first, again);
        return problem(
                difference != null
                        ? difference
                        : "an execution that begins like an earlier one sent other messages or asked for other inputs, though it"
                                + " does the same when run twice: what processes share behind Braid's back (static fields) depends"
                                + " on what ran before.");
    }

    private static @Nullable String difference(Map<String, Said> first, Map<String, Said> again) {
        List<String> places = new ArrayList<>(first.keySet());
        again.keySet().stream().filter(place -> !first.containsKey(place)).forEach(places::add);
        for (String place : places) {
            Said one = first.get(place);
            Said other = again.get(place);
            if (one == null || other == null || one.fingerprint() != other.fingerprint()) {
                return place + " " + text(one) + " in one run and " + text(other)
                        + " in the next, with the same inputs and schedule.";
            }
        }
        return null;
    }

    private static String text(@Nullable Said said) {
        return said == null ? "did not happen" : said.text();
    }

    private static Map<String, Said> said(Trace trace) {
        Map<String, Said> all = new LinkedHashMap<>();
        if (trace instanceof MessageTrace messages) {
            for (int e = 0; e < messages.size(); e++) {
                String place = "event " + (messages.index(e) + 1) + " of " + messages.name(messages.process(e));
                all.put(place, new Said(messages.fingerprint(e), text(messages, e)));
            }
        }
        return all;
    }

    private static String text(MessageTrace trace, int e) {
        EventKind kind = trace.kind(e);
        return switch (kind) {
            case SEND -> "sent " + trace.text(e) + " to " + trace.name(trace.target(e));
            case RECEIVE -> "received " + trace.text(e);
            case CHOICE -> "took " + trace.label(e) + "=" + trace.text(e);
            case SPAWN -> "created " + trace.name(trace.target(e));
            default -> "was a " + kind.name().toLowerCase(java.util.Locale.ROOT);
        };
    }
}
