package dev.braid.explorer.repro;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the forced steps of an execution as a {@link Repro}. */
public final class ReproWriter {

    private ReproWriter() {}

    /** The reproduction of a detailed execution, from the steps its script forced. */
    public static Repro write(MessageTrace trace) {
        List<Repro.Move> moves = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.forcedBy(e) >= 0 && trace.kind(e) != EventKind.CHOICE) {
                moves.add(move(trace, e));
            }
        }
        return new Repro(inputs(trace), List.copyOf(moves));
    }

    private static Repro.Move move(MessageTrace trace, int e) {
        String process = trace.name(trace.process(e));
        if (trace.kind(e) == EventKind.SEND) {
            return new Repro.Move(process, Repro.Kind.PUT, "", 0);
        }
        int send = trace.partner(e);
        if (send < 0) {
            return new Repro.Move(process, Repro.Kind.TIMEOUT, "", 0);
        }
        int sent = 0;
        int number = 0;
        for (int other = 0; other < e; other++) {
            if (trace.kind(other) == EventKind.SEND
                    && trace.process(other) == trace.process(send)
                    && trace.target(other) == trace.process(e)) {
                sent++;
                number = other == send ? sent : number;
            }
        }
        return new Repro.Move(process, Repro.Kind.RECEIVE, trace.name(trace.process(send)), sent == 1 ? 0 : number);
    }

    /** All inputs, also those that have their first value: a reader wants to know them. */
    private static Map<String, String> inputs(MessageTrace trace) {
        Map<String, String> inputs = new LinkedHashMap<>();
        Map<String, Integer> byName = new HashMap<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.CHOICE) {
                byName.merge(trace.label(e), 1, Integer::sum);
            }
        }
        Map<String, Integer> seen = new HashMap<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.CHOICE) {
                inputs.put(name(trace, e, byName, seen), trace.text(e));
            }
        }
        return inputs;
    }

    private static String name(MessageTrace trace, int e, Map<String, Integer> byName, Map<String, Integer> seen) {
        String input = trace.label(e);
        if (byName.getOrDefault(input, 0) == 1) {
            return input;
        }
        String full = trace.name(trace.process(e)) + "." + input;
        int times = seen.merge(full, 1, Integer::sum);
        return times == 1 ? full : full + "#" + times;
    }
}
