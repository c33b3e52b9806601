package dev.braid.explorer.repro;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Which value a reproduction wants for which choice of an execution. */
final class WantedInputs {

    private final Map<Integer, String> byEvent = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();

    WantedInputs(MessageTrace trace, Map<String, String> inputs) {
        Map<String, Integer> seen = new HashMap<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.CHOICE) {
                String full = trace.name(trace.process(e)) + "." + trace.label(e);
                int times = seen.merge(full, 1, Integer::sum);
                String key = times == 1 ? full : full + "#" + times;
                String name = inputs.containsKey(key) ? key : trace.label(e);
                String value = inputs.get(name);
                if (value != null) {
                    byEvent.put(e, value);
                    used.add(name);
                }
            }
        }
    }

    Map<Integer, String> byEvent() {
        return byEvent;
    }

    Set<String> used() {
        return used;
    }
}
