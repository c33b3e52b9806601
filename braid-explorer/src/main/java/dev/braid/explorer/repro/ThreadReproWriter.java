package dev.braid.explorer.repro;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the first steps of an execution as a {@link ThreadRepro}. */
public final class ThreadReproWriter {

    private ThreadReproWriter() {}

    /** The reproduction of a detailed execution of which the first {@code forced} steps were forced. */
    public static ThreadRepro write(ThreadTrace trace, int forced) {
        return new ThreadRepro(inputs(trace), moves(trace, Math.min(forced, trace.size())));
    }

    private static List<ThreadRepro.Move> moves(ThreadTrace trace, int end) {
        List<ThreadRepro.Move> moves = new ArrayList<>();
        for (int e = 0; e < end; ) {
            String name = trace.name(trace.process(e));
            if (trace.choice(e) > 0) {
                moves.add(new ThreadRepro.Move(name, 1, trace.choice(e)));
                e++;
                continue;
            }
            int next = e + 1;
            while (next < end && trace.process(next) == trace.process(e) && trace.choice(next) == 0) {
                next++;
            }
            int steps = stopsAfter(trace, next - 1, end) ? ThreadRepro.UNTIL_IT_STOPS : next - e;
            moves.add(new ThreadRepro.Move(name, steps, -1));
            e = next;
        }
        return List.copyOf(moves);
    }

    /** Only an end is certain: whether a thread had to wait is not in its trace. */
    private static boolean stopsAfter(ThreadTrace trace, int event, int end) {
        Action action = trace.action(event);
        return event < end && (action == Action.END || action == Action.FAIL || action == Action.BLOCK);
    }

    private static Map<String, String> inputs(ThreadTrace trace) {
        Map<String, String> inputs = new LinkedHashMap<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.action(e) == Action.CHOICE && !trace.label(e).isEmpty()) {
                inputs.putIfAbsent(trace.label(e), trace.text(e));
            }
        }
        return inputs;
    }
}
