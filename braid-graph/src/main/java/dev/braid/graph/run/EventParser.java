package dev.braid.graph.run;

import dev.braid.actors.Port;
import dev.braid.graph.build.EventNames;
import dev.braid.runtime.Standstill;
import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the steps that an event names, among what the processes can do now.
 *
 * <p>Names contain texts of the program, so an event is never cut apart: it is compared with the names there are. Of two that
 * fit, the longer is meant.
 */
final class EventParser {

    /**
     * What an event means.
     *
     * @param steps for the stage, in which each send may be a step
     * @param schedule those among them that also exist where sends are none
     * @param inputs the rest of the name: the values of inputs
     */
    record Meaning(List<Long> steps, List<Long> schedule, String inputs) {}

    private static final String AT_ONCE = " & ";

    private final Standstill here;
    private final List<Map<String, Long>> events = new ArrayList<>();

    EventParser(Standstill here) {
        this.here = here;
        for (int p = 0; p < here.processes(); p++) {
            events.add(p == 0 ? Map.of() : EventNames.of(here, p));
        }
    }

    /** The names of all that can happen now, one by one. */
    List<String> possible() {
        return events.stream().flatMap(one -> one.keySet().stream()).toList();
    }

    @Nullable
    Meaning parse(String event) {
        return parse(event, 0, new ArrayList<>());
    }

    private @Nullable Meaning parse(String event, int from, List<Integer> moved) {
        Meaning best = null;
        int longest = -1;
        for (int p = 1; p < events.size(); p++) {
            for (Map.Entry<String, Long> candidate : events.get(p).entrySet()) {
                String name = candidate.getKey();
                if (name.length() > longest && !moved.contains(p) && event.startsWith(name, from)) {
                    Meaning meaning = rest(event, from + name.length(), moved, p, candidate.getValue());
                    if (meaning != null) {
                        best = meaning;
                        longest = name.length();
                    }
                }
            }
        }
        return best;
    }

    private @Nullable Meaning rest(String event, int at, List<Integer> moved, int process, long step) {
        String rest = event.substring(at);
        Meaning more = rest.isEmpty() || rest.startsWith(" with ") ? new Meaning(List.of(), List.of(), rest) : null;
        if (rest.startsWith(AT_ONCE)) {
            List<Integer> now = new ArrayList<>(moved);
            now.add(process);
            more = parse(event, at + AT_ONCE.length(), now);
        }
        if (more == null) {
            return null;
        }
        return new Meaning(
                with(step, more.steps()),
                isScheduled(process, step) ? with(step, more.schedule()) : more.schedule(),
                more.inputs());
    }

    private static List<Long> with(long first, List<Long> others) {
        List<Long> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    /** Only a send into a queue is a step when the program runs as it is. */
    private boolean isScheduled(int process, long step) {
        if (Step.kind(step) != Step.Kind.PUT) {
            return true;
        }
        Standstill.Message first = here.outbox(process).get(0);
        return first != null && first.port().order() == Port.Order.ARRIVAL;
    }
}
