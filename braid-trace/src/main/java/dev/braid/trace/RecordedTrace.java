package dev.braid.trace;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The trace that a {@link Recorder} has written. */
record RecordedTrace(Recorder r) implements MessageTrace {

    private static final EventKind[] KINDS = EventKind.values();
    private static final ChannelOrder[] ORDERS = ChannelOrder.values();

    @Override
    public int size() {
        return r.size;
    }

    @Override
    public EventKind kind(int event) {
        return KINDS[r.kind[event]];
    }

    @Override
    public int process(int event) {
        return r.process[event];
    }

    @Override
    public int index(int event) {
        return r.index[event];
    }

    @Override
    public int previous(int event) {
        return r.previous[event];
    }

    @Override
    public int partner(int event) {
        return r.partner[event];
    }

    @Override
    public int target(int event) {
        return r.target[event];
    }

    @Override
    public int number(int event) {
        return r.number[event];
    }

    @Override
    public int count(int event) {
        return r.count[event];
    }

    @Override
    public ChannelOrder order(int event) {
        return ORDERS[r.order[event]];
    }

    @Override
    public int forcedBy(int event) {
        return r.forcedBy[event];
    }

    @Override
    public boolean happensBefore(int earlier, int later) {
        return r.happensBefore(earlier, later);
    }

    @Override
    public boolean samePort(int send, int otherSend) {
        return r.port[send] == r.port[otherSend] && r.target[send] == r.target[otherSend];
    }

    @Override
    public int rank(int receive, int send) {
        return r.messages.rank(notNull(r.port[receive]), notNull(r.port[send]));
    }

    @Override
    public boolean fits(int receive, int send) {
        return r.messages.fits(notNull(r.port[receive]), notNull(r.port[send]), notNull(r.payload[send]));
    }

    @Override
    public boolean hasPredicate(int receive) {
        return r.messages.hasPredicate(notNull(r.port[receive]));
    }

    @Override
    public boolean canTimeOut(int receive) {
        return r.count[receive] == 1;
    }

    @Override
    public int alternatives(int event) {
        return r.alternativesFrom[event] - from(event);
    }

    @Override
    public long alternative(int event, int number) {
        return r.alternative[from(event) + number];
    }

    private int from(int event) {
        return event == 0 ? 0 : r.alternativesFrom[event - 1];
    }

    @Override
    public boolean isStep(int event) {
        switch (kind(event)) {
            case RECEIVE:
                return true;
            case CHOICE:
                return count(event) > 1 || forcedBy(event) >= 0;
            case SEND:
                return isPut(event);
            default:
                return false;
        }
    }

    int portHash(int send) {
        return r.messages.portName(notNull(r.port[send])).hashCode();
    }

    int nameHash(int choice) {
        return notNull(r.port[choice]).hashCode();
    }

    @Override
    public long fingerprint(int event) {
        return MessageSignature.ofEvent(this, event, r.content[event]);
    }

    @Override
    public long orderSignature() {
        return MessageSignature.ofOrder(this);
    }

    @Override
    public long inputSignature() {
        return MessageSignature.ofInputs(this);
    }

    @Override
    public long step(int event) {
        int who = r.identity[r.process[event]];
        switch (kind(event)) {
            case RECEIVE:
                int send = r.partner[event];
                return send < 0 ? Step.timeout(who) : Step.receive(who, r.identity[r.process[send]], r.number[send]);
            case SEND:
                return Step.put(who);
            case CHOICE:
                return Step.choice(who, r.number[event]);
            default:
                throw new IllegalArgumentException("not a step: " + kind(event));
        }
    }

    @Override
    public int processes() {
        return r.processes;
    }

    @Override
    public int identity(int process) {
        return r.identity[process];
    }

    @Override
    public String name(int process) {
        return r.name[process];
    }

    @Override
    public Outcome outcome() {
        return r.outcome;
    }

    @Override
    public String text(int event) {
        return Texts.of(r.payload[event]);
    }

    @Override
    public String label(int event) {
        Object label = r.port[event];
        if (kind(event) == EventKind.RECEIVE) {
            int send = r.partner[event];
            return send < 0 ? "" : r.messages.portName(notNull(r.port[send]));
        }
        if (kind(event) == EventKind.SEND) {
            return r.messages.portName(notNull(label));
        }
        return label == null ? "" : label.toString();
    }

    @Override
    public String location(int event) {
        return Objects.requireNonNullElse(r.location[event], "");
    }

    @Override
    public @Nullable Throwable error(int event) {
        return r.payload[event] instanceof Throwable error ? error : null;
    }

    private static Object notNull(@Nullable Object object) {
        return Objects.requireNonNull(object);
    }
}
