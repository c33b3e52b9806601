package dev.braid.actors;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A named entry to a process, and the order in which its messages come in.
 *
 * <p>Two processes have as many channels between them as they use ports: a channel is a sender, a receiver and a port.
 * Ports of one name and order are the same port, so a port is best a constant.
 *
 * @param <T> the type of the messages
 */
public final class Port<T> {

    /** The order in which messages may be received. */
    public enum Order {
        /** Any message sent and not yet received may come next. */
        UNORDERED,
        /** Messages of one sender come in the order they were sent. */
        FIFO,
        /** A message comes after every message to the same receiver that was sent causally before it. */
        CAUSAL,
        /** Messages come in the order they arrived, as from a queue: sending is putting it there, at once. */
        ARRIVAL
    }

    private record Key(String name, Order order) {}

    private static final Map<Key, Port<?>> ALL = new ConcurrentHashMap<>();

    /** The port of {@link Self#send(ProcessRef, Object)}. */
    public static final Port<Object> DEFAULT = new Port<>("default", Order.FIFO);

    static {
        ALL.put(new Key(DEFAULT.name, DEFAULT.order), DEFAULT);
    }

    private final String name;
    private final Order order;

    private Port(String name, Order order) {
        this.name = name;
        this.order = order;
    }

    /** The port of this name and order. */
    @SuppressWarnings("unchecked") // ports of one name carry what their users agreed on, as named queues do
    public static <T> Port<T> of(String name, Order order) {
        return (Port<T>) ALL.computeIfAbsent(new Key(name, order), key -> new Port<>(key.name(), key.order()));
    }

    /** A port on which messages overtake each other freely. */
    public static <T> Port<T> unordered(String name) {
        return of(name, Order.UNORDERED);
    }

    /** A port that keeps the order of each sender. */
    public static <T> Port<T> fifo(String name) {
        return of(name, Order.FIFO);
    }

    /** A port that keeps causal order. */
    public static <T> Port<T> causal(String name) {
        return of(name, Order.CAUSAL);
    }

    /** A port that is a queue: first come, first served, over all senders. */
    public static <T> Port<T> queue(String name) {
        return of(name, Order.ARRIVAL);
    }

    public String name() {
        return name;
    }

    public Order order() {
        return order;
    }

    @Override
    public String toString() {
        return name;
    }
}
