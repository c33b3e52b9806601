package dev.braid.actors.live;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Self;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one process can do; refuses to do it for any other thread. */
final class LiveSelf implements Self {

    private final Processes run;
    private final LiveRef ref;
    private final boolean handlesMessages;
    private final Thread owner;
    private @Nullable Letter last;
    private boolean stopRequested;

    /** Belongs to the thread that creates it. */
    LiveSelf(Processes run, LiveRef ref, boolean handlesMessages) {
        this.run = run;
        this.ref = ref;
        this.handlesMessages = handlesMessages;
        this.owner = Thread.currentThread();
    }

    @Override
    public ProcessRef ref() {
        checkOwner();
        return ref;
    }

    @Override
    public ProcessRef sender() {
        return lastLetter().sender();
    }

    @Override
    public Port<?> port() {
        return lastLetter().port();
    }

    private Letter lastLetter() {
        checkOwner();
        if (last == null) {
            throw new IllegalStateException(ref.name() + " has not received a message yet");
        }
        return last;
    }

    @Override
    public void send(ProcessRef to, Object message) {
        send(to, Port.DEFAULT, message);
    }

    @Override
    public <T> void send(ProcessRef to, Port<T> port, T message) {
        checkActive();
        run.send(ref, to, port, message);
    }

    @Override
    @SuppressWarnings("unchecked") // what a receive accepts is of its type
    public <T> T receive(Receive<T> what) {
        checkActive();
        return (T) remember(ref.mailbox().take(what)).message();
    }

    @Override
    @SuppressWarnings("unchecked") // what a receive accepts is of its type
    public <T> Optional<T> receive(Receive<T> what, Duration timeout) {
        checkActive();
        Letter letter = ref.mailbox().take(what, Deadline.in(timeout));
        return letter == null
                ? Optional.empty()
                : Optional.of((T) remember(letter).message());
    }

    private Letter remember(Letter letter) {
        last = letter;
        return letter;
    }

    @Override
    public ProcessRef spawn(String name, ProcessBody body) {
        checkActive();
        return run.spawn(name, body).start();
    }

    @Override
    public ProcessRef spawn(String name, Actor<?> actor) {
        checkActive();
        return run.spawn(name, actor).start();
    }

    @Override
    public void stop() {
        checkOwner();
        if (!handlesMessages) {
            throw new Stopped();
        }
        stopRequested = true;
    }

    boolean stopRequested() {
        return stopRequested;
    }

    private void checkActive() {
        checkOwner();
        run.census().throwIfStopping();
    }

    private void checkOwner() {
        if (Thread.currentThread() != owner) {
            throw new IllegalStateException("the Self of " + ref.name() + " was used in thread "
                    + Thread.currentThread().getName() + "; a Self is valid only inside its own process");
        }
    }
}
