package dev.braid.litmus;

import dev.braid.trace.ChannelOrder;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.Map;
import java.util.TreeMap;

/** The behaviour of a trace in the oracle's words. */
public final class Keys {

    private Keys() {}

    /** Equal for two traces if and only if they are of the same partial order. */
    public static String of(MessageTrace trace) {
        StringBuilder[] history = new StringBuilder[trace.processes()];
        for (int p = 0; p < history.length; p++) {
            history[p] = new StringBuilder(trace.name(p) + ":");
        }
        Map<String, String> queues = new TreeMap<>();
        for (int e = 0; e < trace.size(); e++) {
            history[trace.process(e)].append(label(trace, e));
            if (trace.kind(e) == EventKind.SEND && trace.order(e) == ChannelOrder.ARRIVAL) {
                String put = trace.name(trace.process(e)) + "." + trace.number(e);
                queues.merge("q" + trace.name(trace.target(e)).substring(1), put, (a, b) -> a + "," + b);
            }
        }
        StringBuilder key = new StringBuilder();
        for (int p = 1; p < history.length; p++) {
            key.append(history[p]).append(' ');
        }
        return key + "" + queues;
    }

    private static String label(MessageTrace trace, int e) {
        switch (trace.kind(e)) {
            case SEND:
                return "s";
            case CHOICE:
                return "c" + trace.number(e);
            case FAIL:
                return "f";
            case RECEIVE:
                int send = trace.partner(e);
                return send < 0 ? "t" : "r" + trace.name(trace.process(send)) + "." + trace.number(send);
            default:
                return "";
        }
    }
}
