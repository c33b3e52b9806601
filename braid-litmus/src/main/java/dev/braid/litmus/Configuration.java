package dev.braid.litmus;

import dev.braid.actors.Port;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What has happened so far in one interleaving: places, local numbers, messages with their pasts, histories. */
final class Configuration {

    private static final class Message {
        final int from;
        final int number;
        final int to;
        final Port.Order port;
        final int tag;
        final int[] past;
        boolean received;

        Message(int from, int number, int to, Port.Order port, int tag, int[] past) {
            this.from = from;
            this.number = number;
            this.to = to;
            this.port = port;
            this.tag = tag;
            this.past = past;
        }

        Message copy() {
            Message copy = new Message(from, number, to, port, tag, past);
            copy.received = received;
            return copy;
        }

        /** Whether this was sent in the past that a clock describes. */
        boolean isIn(int[] clock) {
            return clock[from] >= past[from];
        }
    }

    private final RandomProgram program;
    private final int[] place;
    private final int[] sum;
    private final int[] last;
    private final int[] sent;
    private final boolean[] failed;
    private final int[][] clock;
    private final StringBuilder[] history;
    private final List<Message> messages = new ArrayList<>();
    private final Map<String, String> queues = new TreeMap<>();
    private final Map<String, int[]> lastPut = new TreeMap<>();

    Configuration(RandomProgram program) {
        this.program = program;
        int n = program.processes().size();
        place = new int[n];
        sum = new int[n];
        last = new int[n];
        sent = new int[n];
        failed = new boolean[n];
        clock = new int[n][n];
        history = new StringBuilder[n];
        for (int p = 0; p < n; p++) {
            history[p] = new StringBuilder("p" + p + ":");
            settle(p);
        }
    }

    private Configuration(Configuration other) {
        program = other.program;
        place = other.place.clone();
        sum = other.sum.clone();
        last = other.last.clone();
        sent = other.sent.clone();
        failed = other.failed.clone();
        clock = Arrays.stream(other.clock).map(int[]::clone).toArray(int[][]::new);
        history = Arrays.stream(other.history).map(StringBuilder::new).toArray(StringBuilder[]::new);
        other.messages.forEach(message -> messages.add(message.copy()));
        queues.putAll(other.queues);
        lastPut.putAll(other.lastPut);
    }

    Configuration copy() {
        return new Configuration(this);
    }

    String key() {
        return String.join(" ", history) + " " + queues;
    }

    RandomProgram.@Nullable Instruction next(int p) {
        List<RandomProgram.Instruction> instructions = program.processes().get(p);
        return failed[p] || place[p] == instructions.size() ? null : instructions.get(place[p]);
    }

    int messages() {
        return messages.size();
    }

    Configuration send(int p, RandomProgram.Send send) {
        int n = place.length;
        int to = send.shift() ? (send.to() + last[p] + sum[p]) % n : send.to();
        clock[p][p]++;
        if (send.port() == Port.Order.ARRIVAL) {
            String queue = "q" + to;
            merge(clock[p], lastPut.getOrDefault(queue, new int[n]));
            lastPut.put(queue, clock[p].clone());
            queues.merge(queue, "p" + p + "." + sent[p], (a, b) -> a + "," + b);
        }
        messages.add(new Message(p, sent[p]++, to, send.port(), (send.tag() + last[p]) % 3, clock[p].clone()));
        history[p].append('s');
        return advance(p);
    }

    Configuration choose(int p, int value) {
        clock[p][p]++;
        sum[p] += value;
        history[p].append('c').append(value);
        return advance(p);
    }

    Configuration timeOut(int p) {
        clock[p][p]++;
        history[p].append('t');
        return advance(p);
    }

    Configuration receive(int p, int m) {
        Message message = messages.get(m);
        message.received = true;
        clock[p][p]++;
        merge(clock[p], message.past);
        last[p] = message.tag;
        history[p].append("rp").append(message.from).append('.').append(message.number);
        return advance(p);
    }

    private Configuration advance(int p) {
        place[p]++;
        settle(p);
        return this;
    }

    /** Instructions that nobody else can notice happen at once. */
    private void settle(int p) {
        while (next(p) instanceof RandomProgram.FailIf failIf) {
            if (last[p] == failIf.tag()) {
                failed[p] = true;
                history[p].append('f');
            } else {
                place[p]++;
            }
        }
    }

    boolean mayReceive(int p, RandomProgram.Receive receive, int m) {
        Message message = messages.get(m);
        if (!waits(p, receive, message)) {
            return false;
        }
        for (int i = 0; i < messages.size(); i++) {
            Message other = messages.get(i);
            if (other != message && waits(p, receive, other) && mustComeFirst(p, receive, other, message, i < m)) {
                return false;
            }
        }
        return true;
    }

    private boolean waits(int p, RandomProgram.Receive receive, Message message) {
        return message.to == p && !message.received && Oracle.accepts(receive, message.port, message.tag);
    }

    private boolean mustComeFirst(
            int p, RandomProgram.Receive receive, Message other, Message message, boolean earlier) {
        if (receive.byPriority()
                && receive.ports().indexOf(other.port) < receive.ports().indexOf(message.port)
                && (other.isIn(clock[p]) || other.isIn(message.past))) {
            return true;
        }
        if (other.port != message.port) {
            return false;
        }
        return switch (message.port) {
            case UNORDERED -> false;
            case FIFO -> other.from == message.from && other.number < message.number;
            case CAUSAL -> other.isIn(message.past);
            case ARRIVAL -> earlier;
        };
    }

    private static void merge(int[] into, int[] from) {
        for (int i = 0; i < into.length; i++) {
            into[i] = Math.max(into[i], from[i]);
        }
    }
}
