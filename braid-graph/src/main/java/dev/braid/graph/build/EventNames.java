package dev.braid.graph.build;

import dev.braid.runtime.Standstill;
import dev.braid.trace.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What each process can do now, by name: {@code p1 <- p0 ring One[number=3]} receives, {@code p0 -> p1 ring One[number=3]}
 * sends, {@code p1 times out}. The name of the default port is left out.
 *
 * <p>Two messages of one channel with the same content make one event: which of them is taken makes no difference.
 */
public final class EventNames {

    private EventNames() {}

    /** The steps a process can take, by their names. */
    public static Map<String, Long> of(Standstill here, int process) {
        Map<String, Long> events = new LinkedHashMap<>();
        int who = here.identity(process);
        if (!here.outbox(process).isEmpty()) {
            Standstill.Message first =
                    Objects.requireNonNull(here.outbox(process).get(0));
            String target = here.name(first.receiver());
            events.put(here.name(process) + " -> " + target + content(first), Step.put(who));
            return events;
        }
        for (Standstill.Message message : here.deliverable(process)) {
            String name = here.name(process) + " <- " + here.name(message.sender()) + content(message);
            events.putIfAbsent(name, Step.receive(who, here.identity(message.sender()), message.number()));
        }
        if (here.canTimeOut(process)) {
            events.put(here.name(process) + " times out", Step.timeout(who));
        }
        return events;
    }

    private static String content(Standstill.Message message) {
        String port = message.port().name();
        return (port.equals("default") ? "" : " " + port) + " "
                + CanonicalForm.of(message.content(), "a message on " + port);
    }

    /** What is added to the name of an event for the inputs it asked for. */
    public static String inputs(List<Standstill.Choice> choices) {
        StringBuilder text = new StringBuilder();
        for (Standstill.Choice choice : choices) {
            if (choice.open() > 1) {
                text.append(text.length() == 0 ? " with " : ", ")
                        .append(choice.input())
                        .append('=');
                text.append(choice.text() == null ? "value " + choice.value() : choice.text());
            }
        }
        return text.toString();
    }
}
