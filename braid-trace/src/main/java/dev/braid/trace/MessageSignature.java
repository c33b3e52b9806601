package dev.braid.trace;

/** Hashes of what makes two executions equal: their partial order of events, and their inputs. */
final class MessageSignature {

    private MessageSignature() {}

    /** Equal for executions of the same partial order; different, but for hash collisions, for others. */
    static long ofOrder(MessageTrace trace) {
        long sum = 0;
        for (int e = 0; e < trace.size(); e++) {
            sum += mix(label(trace, e), place(trace, e));
        }
        return sum;
    }

    /** Equal for executions with the same values of inputs. */
    static long ofInputs(MessageTrace trace) {
        long sum = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.CHOICE) {
                sum += mix(trace.number(e) + 1L, place(trace, e));
            }
        }
        return sum;
    }

    /** What an event says, without when it happened among others. */
    static long ofEvent(RecordedTrace trace, int e, long content) {
        EventKind kind = trace.kind(e);
        switch (kind) {
            case SEND:
                return mix(content + trace.identity(trace.target(e)) * 31L, place(trace, e)) + trace.portHash(e);
            case RECEIVE:
                int send = trace.partner(e);
                return mix(send < 0 ? -1 : place(trace, send), place(trace, e));
            case CHOICE:
                return mix(trace.number(e) + trace.nameHash(e), place(trace, e));
            case SPAWN:
                return mix(trace.identity(trace.target(e)), place(trace, e));
            case FAIL:
            case BLOCK:
                return 0; // a predicate may throw sooner or later, as soon as it is asked
            default:
                return mix(kind.ordinal(), place(trace, e));
        }
    }

    private static long place(MessageTrace trace, int e) {
        return (long) trace.identity(trace.process(e)) << 32 | trace.index(e);
    }

    private static long label(MessageTrace trace, int e) {
        long label = trace.kind(e).ordinal();
        if (trace.kind(e) == EventKind.RECEIVE) {
            int send = trace.partner(e);
            label = send < 0 ? -1 : mix(place(trace, send), label);
        } else if (trace.kind(e) == EventKind.CHOICE) {
            label = mix(trace.number(e), label);
        } else if (trace.kind(e) == EventKind.SEND && trace.order(e) == ChannelOrder.ARRIVAL) {
            label = mix(rankInQueue(trace, e), label);
        }
        return label;
    }

    private static int rankInQueue(MessageTrace trace, int put) {
        int rank = 0;
        for (int e = 0; e < put; e++) {
            if (trace.kind(e) == EventKind.SEND && trace.samePort(e, put)) {
                rank++;
            }
        }
        return rank;
    }

    private static long mix(long value, long seed) {
        long z = value * 0x9E3779B97F4A7C15L ^ seed * 0xD1B54A32D192ED03L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
