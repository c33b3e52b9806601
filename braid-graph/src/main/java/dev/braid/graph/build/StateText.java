package dev.braid.graph.build;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.Receive;
import dev.braid.actors.Stateful;
import dev.braid.runtime.Standstill;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A global state as a text, one line per process and per channel that is not empty.
 *
 * <p>The state of an actor is its fields. A blocking process that is {@link Stateful} says its state; of any other the
 * messages and inputs it got stand for it, which keeps different states apart but may not see that two are equal.
 */
final class StateText {

    private final Standstill here;
    private final MessageTrace trace;
    private final List<String> lines = new ArrayList<>();

    private StateText(Standstill here) {
        this.here = here;
        this.trace = here.soFar();
    }

    static String of(Standstill here) {
        StateText text = new StateText(here);
        for (int p = 1; p < here.processes(); p++) {
            text.process(p);
        }
        Collections.sort(text.lines);
        text.channels();
        return String.join("\n", text.lines);
    }

    private void process(int p) {
        Object code = Objects.requireNonNull(here.code(p));
        String state;
        if (!(code instanceof ProcessBody)) {
            state = CanonicalForm.of(code, here.name(p));
        } else if (code instanceof Stateful stateful) {
            state = CanonicalForm.of(stateful.state(), here.name(p));
        } else {
            state = history(p);
        }
        StringBuilder line =
                new StringBuilder(here.name(p)).append(": ").append(state).append(status(p));
        for (Standstill.@Nullable Message message : here.outbox(p)) {
            line.append(
                    message == null
                            ? " then more"
                            : " sends " + here.name(message.receiver()) + " "
                                    + message.port().name() + " " + content(message));
        }
        lines.add(line.toString());
    }

    private String status(int p) {
        if (!here.hasEnded(p)) {
            return here.canTimeOut(p) ? " waits a while" : "";
        }
        for (int e = 0; e < trace.size(); e++) {
            if (trace.process(e) == p && trace.kind(e) == EventKind.FAIL) {
                return " failed: " + trace.error(e);
            }
        }
        return " ended";
    }

    private String history(int p) {
        List<String> events = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.process(e) == p && trace.kind(e) == EventKind.RECEIVE) {
                int send = trace.partner(e);
                events.add(send < 0 ? "timeout" : trace.name(trace.process(send)) + " " + received(send));
            }
        }
        for (Standstill.Choice choice : here.choices()) {
            if (choice.process() == p) {
                events.add(choice.input() + "=" + choice.value());
            }
        }
        return "got " + events;
    }

    private String received(int send) {
        return trace.label(send) + " " + CanonicalForm.of(here.content(send), here.name(trace.process(send)));
    }

    private String content(Standstill.Message message) {
        return CanonicalForm.of(
                message.content(), "a message on " + message.port().name());
    }

    private void channels() {
        boolean causes = false;
        List<Standstill.Message> pending = new ArrayList<>();
        for (int p = 1; p < here.processes(); p++) {
            Receive<?> waits = here.waitsFor(p);
            causes |= waits != null && waits.isByPriority();
            pending.addAll(here.inbox(p));
        }
        Map<String, List<String>> channels = new TreeMap<>();
        for (Standstill.Message message : pending) {
            causes |= message.port().order() == Port.Order.CAUSAL;
            channels.computeIfAbsent(channel(message), key -> new ArrayList<>()).add(inChannel(message));
        }
        channels.forEach((channel, contents) -> {
            if (channel.endsWith(" unordered")) {
                Collections.sort(contents);
            }
            lines.add(channel + " " + contents);
        });
        if (causes) {
            knowledge(pending);
        }
    }

    /** A queue has one order for all senders; other messages are apart by their sender. */
    private String channel(Standstill.Message message) {
        Port<?> port = message.port();
        String to = here.name(message.receiver()) + " " + port.name();
        return switch (port.order()) {
            case ARRIVAL -> "queue of " + to;
            case UNORDERED -> here.name(message.sender()) + " -> " + to + " unordered";
            default -> here.name(message.sender()) + " -> " + to;
        };
    }

    private String inChannel(Standstill.Message message) {
        boolean queue = message.port().order() == Port.Order.ARRIVAL;
        return content(message) + (queue ? " of " + here.name(message.sender()) : "");
    }

    /** Causal channels and priorities look at who can know of which message, so this belongs to the state. */
    private void knowledge(List<Standstill.Message> pending) {
        List<String> known = new ArrayList<>();
        for (Standstill.Message message : pending) {
            StringBuilder line = new StringBuilder(key(message)).append(" known to");
            for (int p = 1; p < here.processes(); p++) {
                line.append(here.knows(p, message) ? " " + here.name(p) : "");
            }
            List<String> later = new ArrayList<>();
            for (Standstill.Message other : pending) {
                if (other != message && trace.happensBefore(message.event(), other.event())) {
                    later.add(key(other));
                }
            }
            Collections.sort(later);
            known.add(line + " before " + later);
        }
        Collections.sort(known);
        lines.addAll(known);
    }

    private String key(Standstill.Message message) {
        int place = 0;
        for (Standstill.Message other : here.inbox(message.receiver())) {
            place += other.sender() == message.sender() && other.event() < message.event() ? 1 : 0;
        }
        return here.name(message.sender()) + " -> " + here.name(message.receiver()) + " #" + place;
    }
}
