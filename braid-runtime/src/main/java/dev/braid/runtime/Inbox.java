package dev.braid.runtime;

import dev.braid.actors.Port;
import dev.braid.actors.Receive;
import dev.braid.trace.Recorder;
import java.util.Arrays;
import java.util.Objects;

/**
 * The messages sent to one process and not yet received, in the order they were sent, and which of them may come next.
 */
final class Inbox {

    private final Recorder recorder;
    private int[] pending = new int[8];
    private int size;
    private int[] deliverable = new int[8];
    private int deliverables;
    private boolean known;

    Inbox(Recorder recorder) {
        this.recorder = recorder;
    }

    void clear() {
        size = 0;
        known = false;
    }

    void add(int send) {
        if (size == pending.length) {
            pending = Arrays.copyOf(pending, size * 2);
            deliverable = Arrays.copyOf(deliverable, size * 2);
        }
        pending[size++] = send;
        known = false;
    }

    void remove(int send) {
        int at = 0;
        while (pending[at] != send) {
            at++;
        }
        System.arraycopy(pending, at + 1, pending, at, size - at - 1);
        size--;
        known = false;
    }

    int size() {
        return size;
    }

    /** One of the messages, in the order they were sent. */
    int pendingAt(int number) {
        return pending[number];
    }

    /** What is deliverable may have changed: the process waits for something else now. */
    void forget() {
        known = false;
    }

    /** How many messages the waiting process may receive now. */
    int deliverable(Receive<?> filter, int position) {
        if (!known) {
            deliverables = 0;
            for (int i = 0; i < size; i++) {
                if (accepts(filter, pending[i]) && mayComeNext(filter, i, position)) {
                    deliverable[deliverables++] = pending[i];
                }
            }
            known = true;
        }
        return deliverables;
    }

    int deliverableAt(int number) {
        return deliverable[number];
    }

    private boolean accepts(Receive<?> filter, int send) {
        return filter.accepts(port(send), Objects.requireNonNull(recorder.payload(send)));
    }

    private boolean mayComeNext(Receive<?> filter, int at, int position) {
        int send = pending[at];
        boolean free = switch (port(send).order()) {
            case UNORDERED -> true;
            case FIFO -> firstOfItsSender(filter, at);
            case CAUSAL -> noneBefore(filter, at);
            case ARRIVAL -> firstOfItsPort(filter, at);
        };
        return free && (!filter.isByPriority() || nonePreferred(filter, send, position));
    }

    private boolean firstOfItsSender(Receive<?> filter, int at) {
        int send = pending[at];
        for (int i = 0; i < at; i++) {
            int other = pending[i];
            if (recorder.process(other) == recorder.process(send)
                    && recorder.port(other) == recorder.port(send)
                    && accepts(filter, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean firstOfItsPort(Receive<?> filter, int at) {
        for (int i = 0; i < at; i++) {
            if (recorder.port(pending[i]) == recorder.port(pending[at]) && accepts(filter, pending[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean noneBefore(Receive<?> filter, int at) {
        for (int i = 0; i < at; i++) {
            int other = pending[i];
            if (port(other).order() == Port.Order.CAUSAL
                    && recorder.happensBefore(other, pending[at])
                    && accepts(filter, other)) {
                return false;
            }
        }
        return true;
    }

    /** No better message waits that the receiver, or the sender of this one, can know of. */
    private boolean nonePreferred(Receive<?> filter, int send, int position) {
        int rank = filter.rank(port(send));
        for (int i = 0; i < size; i++) {
            int other = pending[i];
            if (other != send
                    && accepts(filter, other)
                    && filter.rank(port(other)) < rank
                    && (recorder.happensBefore(other, send) || recorder.happensBefore(other, position))) {
                return false;
            }
        }
        return true;
    }

    private Port<?> port(int send) {
        return (Port<?>) Objects.requireNonNull(recorder.port(send));
    }
}
