package dev.braid.trace.threads;

/** Hashes of what makes two executions of threads equal: their partial order of events, and their inputs. */
final class ThreadSignature {

    private ThreadSignature() {}

    /**
     * Each event is hashed with its place, its outcome and the hashes of its direct predecessors; an event's hash thereby
     * covers its whole past, and the sum of all does not depend on the order of independent events.
     */
    static long ofOrder(ThreadTrace trace) {
        long[] hash = new long[trace.size()];
        long[] updates = new long[trace.objects()];
        long[] reads = new long[trace.objects()];
        long[] commutes = new long[trace.objects()];
        long sum = 0;
        for (int e = 0; e < hash.length; e++) {
            long h = mix(label(trace, e), place(trace, e));
            h = mix(h, trace.previous(e) < 0 ? 1 : hash[trace.previous(e)]);
            h = mix(h, trace.cause(e) < 0 ? 2 : hash[trace.cause(e)]);
            h = mix(h, past(trace.object(e), trace.mode(e), updates, reads, commutes));
            h = mix(h, past(trace.second(e), trace.secondMode(e), updates, reads, commutes));
            hash[e] = h;
            touch(trace.object(e), trace.mode(e), h, updates, reads, commutes);
            touch(trace.second(e), trace.secondMode(e), h, updates, reads, commutes);
            sum += h;
        }
        return sum;
    }

    static long ofInputs(ThreadTrace trace) {
        long sum = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.action(e) == Action.CHOICE) {
                sum += mix(trace.choice(e) + 1L, place(trace, e));
            }
        }
        return sum;
    }

    private static long past(int object, Mode mode, long[] updates, long[] reads, long[] commutes) {
        if (object < 0) {
            return 0;
        }
        switch (mode) {
            case NONE:
                return 0;
            case READ:
                return mix(updates[object], commutes[object]);
            case COMMUTE:
                return mix(updates[object], reads[object]);
            default:
                return mix(mix(updates[object], reads[object]), commutes[object]);
        }
    }

    private static void touch(int object, Mode mode, long hash, long[] updates, long[] reads, long[] commutes) {
        if (object < 0) {
            return;
        }
        if (mode == Mode.UPDATE) {
            updates[object] = hash;
            reads[object] = 0;
            commutes[object] = 0;
        } else if (mode == Mode.READ) {
            reads[object] += hash;
        } else if (mode == Mode.COMMUTE) {
            commutes[object] += hash;
        }
    }

    private static long place(ThreadTrace trace, int e) {
        return (long) trace.identity(trace.process(e)) << 32 | trace.index(e);
    }

    private static long label(ThreadTrace trace, int e) {
        return trace.action(e).ordinal() * 31L + trace.mode(e).ordinal() * 7L + trace.choice(e) * 1009L;
    }

    private static long mix(long value, long seed) {
        long z = value * 0x9E3779B97F4A7C15L ^ seed * 0xD1B54A32D192ED03L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
