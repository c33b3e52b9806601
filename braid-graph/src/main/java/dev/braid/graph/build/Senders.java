package dev.braid.graph.build;

import dev.braid.actors.Port;
import dev.braid.actors.Receive;
import dev.braid.runtime.Standstill;
import dev.braid.trace.ChannelOrder;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Who has ever sent to whom on which port, learned while a graph is made. From it follows whom nobody can disturb.
 *
 * <p>A process is undisturbed if no message can still come that competes with those it may receive now. If a graph that
 * relied on this shows a channel not known before, it is made again (see {@link ProgramGraph}).
 */
final class Senders {

    private record Channel(int sender, int receiver, String port, ChannelOrder order) {}

    private final Set<Channel> channels = new HashSet<>();

    int size() {
        return channels.size();
    }

    /** Learns from the events since {@code from}. */
    void learn(MessageTrace trace, int from) {
        for (int e = from; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND) {
                channels.add(new Channel(
                        trace.identity(trace.process(e)),
                        trace.identity(trace.target(e)),
                        trace.label(e),
                        trace.order(e)));
            }
        }
    }

    /** Whether what a process can do now commutes with all that others can do before it does. */
    boolean isUndisturbed(Standstill here, int process) {
        if (!here.outbox(process).isEmpty()) {
            Standstill.Message next =
                    Objects.requireNonNull(here.outbox(process).get(0));
            return next.port().order() != Port.Order.ARRIVAL || isOnlySender(here, process, next);
        }
        Receive<?> waits = Objects.requireNonNull(here.waitsFor(process));
        List<Standstill.Message> inbox = here.inbox(process);
        return channels.stream()
                .filter(channel -> channel.receiver() == here.identity(process))
                .filter(channel -> channel.sender() != channel.receiver())
                .noneMatch(channel -> mayCompete(here, channel, waits, inbox));
    }

    private boolean isOnlySender(Standstill here, int process, Standstill.Message message) {
        return channels.stream()
                .noneMatch(channel -> channel.receiver() == here.identity(message.receiver())
                        && channel.port().equals(message.port().name())
                        && channel.sender() != here.identity(process)
                        && isAlive(here, channel.sender()));
    }

    private static boolean mayCompete(
            Standstill here, Channel channel, Receive<?> waits, List<Standstill.Message> inbox) {
        boolean listens = waits.ports().isEmpty()
                || waits.ports().stream().anyMatch(port -> port.name().equals(channel.port()));
        return listens && isAlive(here, channel.sender()) && !isBehind(here, channel, waits, inbox);
    }

    /** Whether a later message of this channel has to wait for one that is there. */
    private static boolean isBehind(
            Standstill here, Channel channel, Receive<?> waits, List<Standstill.Message> inbox) {
        if (channel.order() == ChannelOrder.UNORDERED) {
            return false;
        }
        return inbox.stream()
                .anyMatch(message -> message.port().name().equals(channel.port())
                        && (channel.order() == ChannelOrder.ARRIVAL
                                || here.identity(message.sender()) == channel.sender())
                        && waits.accepts(message.port(), message.content()));
    }

    /** A process nobody has created yet counts as alive. */
    private static boolean isAlive(Standstill here, int identity) {
        for (int p = 0; p < here.processes(); p++) {
            if (here.identity(p) == identity) {
                return p != 0 && (!here.hasEnded(p) || !here.outbox(p).isEmpty());
            }
        }
        return true;
    }
}
