package dev.braid.actors.live;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.copy.Isolation;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/** The processes of one run, and what they have in common: names, sending, the count of who is able. */
final class Processes {

    /** How long stopped processes get to unwind before they are left behind as daemons. */
    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final Census census = new Census();
    private final Failures failures = new Failures(census);
    private final Queue<LiveProcess> all = new ConcurrentLinkedQueue<>();
    private final Map<String, Boolean> names = new ConcurrentHashMap<>();

    Census census() {
        return census;
    }

    Failures failures() {
        return failures;
    }

    List<LiveProcess> all() {
        return List.copyOf(all);
    }

    /** Creates a process, not started yet. */
    LiveProcess spawn(String name, ProcessBody body) {
        return add(new LiveProcess(this, newRef(name), false, body::run));
    }

    /** Creates a process, not started yet. */
    LiveProcess spawn(String name, Actor<?> actor) {
        return add(new LiveProcess(this, newRef(name), true, new ActorLoop(actor)::run));
    }

    private LiveProcess add(LiveProcess process) {
        all.add(process);
        return process;
    }

    /** A new address; a name already taken gets a number. */
    LiveRef newRef(String name) {
        String unique = name;
        for (int number = 2; names.putIfAbsent(unique, true) != null; number++) {
            unique = name + "#" + number;
        }
        return new LiveRef(unique, new Mailbox(census));
    }

    void send(LiveRef from, ProcessRef to, Port<?> port, Object message) {
        if (!(to instanceof LiveRef receiver) || !receiver.mailbox().belongsTo(census)) {
            throw new IllegalArgumentException(to.name() + " is no process of this run, so " + from.name()
                    + " cannot send to it; use addresses only in the run that created them");
        }
        receiver.mailbox().put(new Letter(from, port, Isolation.isolate(message)));
    }

    /** Stops what still runs or waits; returns when it has unwound, or after a while when it does not. */
    void stop() {
        census.stop();
        all.forEach(LiveProcess::interrupt);
        boolean interrupted = false;
        long end = System.nanoTime() + GRACE_NANOS;
        for (LiveProcess process : all) {
            interrupted |= !join(process, end);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** False if the caller was interrupted meanwhile, which does not keep it from waiting on. */
    private static boolean join(LiveProcess process, long end) {
        boolean undisturbed = true;
        while (true) {
            try {
                process.join(TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime()));
                return undisturbed;
            } catch (InterruptedException again) {
                undisturbed = false;
            }
        }
    }
}
