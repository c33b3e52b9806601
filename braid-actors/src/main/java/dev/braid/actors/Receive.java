package dev.braid.actors;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a process is ready to receive: which ports, which type, which messages, in which preference. Immutable.
 *
 * <p>A predicate may read the state of its own process; it must not change it.
 *
 * @param <T> the type of the message
 */
public final class Receive<T> {

    private static final Receive<Object> ANYTHING = new Receive<>(List.of(), Object.class, null, false, false);

    private final List<Port<?>> ports;
    private final Class<T> type;
    private final @Nullable Predicate<? super T> predicate;
    private final boolean byPriority;
    private final boolean idle;

    private Receive(
            List<Port<?>> ports,
            Class<T> type,
            @Nullable Predicate<? super T> predicate,
            boolean byPriority,
            boolean idle) {
        this.ports = ports;
        this.type = type;
        this.predicate = predicate;
        this.byPriority = byPriority;
        this.idle = idle;
    }

    /** Any message on any port. */
    public static Receive<Object> anything() {
        return ANYTHING;
    }

    /** Any message on this port. */
    @SuppressWarnings("unchecked") // the port's own type says what comes out of it
    public static <T> Receive<T> on(Port<T> port) {
        return new Receive<>(List.of(port), (Class<T>) Object.class, null, false, false);
    }

    /** Any message on any of these ports. */
    public static Receive<Object> onAny(Port<?>... ports) {
        return new Receive<>(List.of(ports), Object.class, null, false, false);
    }

    /**
     * Any message on any of these ports, the earlier named first: a message is not received while one on an earlier
     * port waits of which the receiver, or the sender of that message, can know.
     */
    public static Receive<Object> byPriority(Port<?>... ports) {
        return new Receive<>(List.of(ports), Object.class, null, true, false);
    }

    /** Only messages of this type. */
    public static <T> Receive<T> of(Class<T> type) {
        return new Receive<>(List.of(), type, null, false, false);
    }

    /** The same, but only messages of this type. */
    public <U extends T> Receive<U> only(Class<U> narrower) {
        return new Receive<>(ports, narrower, predicate, byPriority, idle);
    }

    /** The same, but only messages that satisfy the predicate. */
    public Receive<T> where(Predicate<? super T> accepted) {
        return new Receive<>(ports, type, accepted, byPriority, idle);
    }

    /** The same, but waiting here for ever is a normal end of the program and no deadlock. */
    public Receive<T> orIdle() {
        return idle ? this : new Receive<>(ports, type, predicate, byPriority, true);
    }

    /** The ports, in order of preference; empty for all ports. */
    public List<Port<?>> ports() {
        return ports;
    }

    /** Whether the order of {@link #ports()} is a preference. */
    public boolean isByPriority() {
        return byPriority;
    }

    /** Whether waiting here for ever is a normal end. */
    public boolean mayIdle() {
        return idle;
    }

    /** Whether a predicate decides, which only the receiving process can evaluate at the right moment. */
    public boolean hasPredicate() {
        return predicate != null;
    }

    /** Whether port and type of a message fit; this never changes. */
    public boolean fits(Port<?> port, Object message) {
        return (ports.isEmpty() || ports.contains(port)) && type.isInstance(message);
    }

    /** Whether the message fits and satisfies the predicate now. */
    public boolean accepts(Port<?> port, Object message) {
        return fits(port, message) && (predicate == null || predicate.test(type.cast(message)));
    }

    /** The place of a port in the preference, 0 for the most preferred. */
    public int rank(Port<?> port) {
        return byPriority ? ports.indexOf(port) : 0;
    }

    @Override
    public String toString() {
        String where = ports.isEmpty()
                ? "any port"
                : String.join(
                        byPriority ? ", then " : " or ",
                        ports.stream().map(Port::name).toList());
        String what = type == Object.class ? "a message" : "a " + type.getSimpleName();
        return what + " on " + where + (predicate == null ? "" : " that satisfies a condition");
    }
}
