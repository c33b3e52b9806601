package dev.braid.runtime;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.runtime.carrier.Carrier;
import java.util.ArrayDeque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A process under control: what it waits for, its messages, and the code that runs between two receives.
 *
 * <p>Performers are used again by the next execution. The program sees one as {@link ProcessRef}.
 */
final class Performer implements ProcessRef {

    final int number;
    final Inbox inbox;
    private final Stage stage;
    final ControlledSelf self;

    String name = "";
    int identity;
    int children;
    /** Where to look in the script for the next value of an input. */
    int choiceCursor;
    /** How many random inputs it has drawn. */
    int draws;

    private @Nullable Actor<Object> actor;
    private @Nullable ProcessBody body;
    private @Nullable Carrier carrier;
    private boolean ended;
    private boolean stopping;
    /** Whether its end is recorded. */
    boolean closed;

    @Nullable
    Receive<?> waitsFor;

    boolean canTimeOut;
    String waitsAt = "";

    @Nullable
    Object received;

    int receivedFrom = -1;
    private @Nullable Throwable thrown;

    /** Actions after a send to an arrival-ordered port: they take effect one by one, as steps. */
    final ArrayDeque<Deferred> outbox = new ArrayDeque<>();

    /** An action that has been decided and takes effect later. */
    record Deferred(boolean put, Runnable effect, Standstill.@Nullable Message message) {}

    Performer(int number, Stage stage) {
        this.number = number;
        this.stage = stage;
        this.inbox = new Inbox(stage.recorder);
        this.self = new ControlledSelf(this, stage);
    }

    @SuppressWarnings("unchecked") // a message of another type is the program's mistake and fails its handler
    void prepare(int itsIdentity, String itsName, @Nullable Object code) {
        identity = itsIdentity;
        name = itsName;
        children = 0;
        choiceCursor = 0;
        draws = 0;
        waitsAt = "";
        ended = false;
        stopping = false;
        closed = false;
        waitsFor = null;
        received = null;
        receivedFrom = -1;
        thrown = null;
        actor = code instanceof Actor<?> handler ? (Actor<Object>) handler : null;
        body = code instanceof ProcessBody blocking ? blocking : null;
        carrier = null;
        inbox.clear();
        outbox.clear();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }

    boolean hasEnded() {
        return ended;
    }

    void setEnded() {
        ended = true;
        waitsFor = null;
    }

    boolean isActor() {
        return actor != null;
    }

    @Nullable
    Object code() {
        return actor != null ? actor : body;
    }

    /** Whether it waits for a message and has nothing left to do before. */
    boolean waits() {
        return waitsFor != null && outbox.isEmpty();
    }

    int deliverable() {
        return inbox.deliverable(Objects.requireNonNull(waitsFor), stage.recorder.lastOf(number));
    }

    /** Runs from birth to the first receive. */
    void begin() throws Throwable {
        if (actor != null) {
            actor.onStart(self);
            waitForNext(actor);
        } else {
            carrier = stage.carriers.carry(this::runBody);
            resumeBody();
        }
    }

    /** Runs from a receive to the next; a null message is a timeout. */
    void proceed(@Nullable Object message) throws Throwable {
        waitsFor = null;
        received = message;
        if (actor == null) {
            resumeBody();
            return;
        }
        if (message != null) {
            actor.onMessage(message, self);
        } else {
            actor.onTimeout(self);
        }
        waitForNext(actor);
    }

    private void waitForNext(Actor<Object> handler) {
        if (stopping) {
            ended = true;
            return;
        }
        wait(handler.next(), handler.timeout() != null);
    }

    private void wait(Receive<?> what, boolean withTimeout) {
        waitsFor = what;
        canTimeOut = withTimeout;
        inbox.forget();
    }

    private void runBody() {
        try {
            Objects.requireNonNull(body).run(self);
        } catch (Carrier.Abandoned e) {
            throw e;
        } catch (Throwable e) {
            thrown = e;
        }
        ended = true;
    }

    private void resumeBody() throws Throwable {
        Objects.requireNonNull(carrier).resume();
        if (thrown != null) {
            throw thrown;
        }
    }

    /** Called by the body: waits until the stage gives it a message, or null for a timeout. */
    @Nullable
    Object awaitMessage(Receive<?> what, boolean withTimeout) {
        if (carrier == null) {
            throw new IllegalStateException(
                    "an actor receives through onMessage; write " + name + " as a process body to block in receive");
        }
        wait(what, withTimeout);
        carrier.pause();
        return received;
    }

    /** An actor ends after its handler; a blocking process ends where it is. */
    void stop() {
        stopping = true;
        if (actor == null) {
            throw new Stopped();
        }
    }

    void abandon() {
        if (carrier != null && !ended) {
            carrier.abandon();
        }
        carrier = null;
        actor = null;
        body = null;
    }

    Port<?> receivedOn() {
        if (receivedFrom < 0) {
            throw new IllegalStateException(name + " has not received a message yet");
        }
        return (Port<?>) Objects.requireNonNull(stage.recorder.port(receivedFrom));
    }

    /** Ends a blocking process normally. */
    static final class Stopped extends Error {
        Stopped() {
            super("stopped", null, false, false);
        }
    }
}
