package dev.braid.runtime;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/** What a process under control can do; every call goes to the stage. */
final class ControlledSelf implements Self, Root {

    private final Performer performer;
    private final Stage stage;

    ControlledSelf(Performer performer, Stage stage) {
        this.performer = performer;
        this.stage = stage;
    }

    @Override
    public ProcessRef ref() {
        return performer;
    }

    @Override
    public ProcessRef sender() {
        performer.receivedOn();
        return stage.performer(stage.recorder.process(performer.receivedFrom));
    }

    @Override
    public Port<?> port() {
        return performer.receivedOn();
    }

    @Override
    public void send(ProcessRef to, Object message) {
        stage.send(performer, to, Port.DEFAULT, message);
    }

    @Override
    public <T> void send(ProcessRef to, Port<T> port, T message) {
        stage.send(performer, to, port, message);
    }

    @Override
    @SuppressWarnings("unchecked") // the filter accepted the message
    public <T> T receive(Receive<T> what) {
        stage.onlyFrom(performer);
        return (T) Objects.requireNonNull(stage.await(performer, what, false));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> Optional<T> receive(Receive<T> what, Duration timeout) {
        stage.onlyFrom(performer);
        return Optional.ofNullable((T) stage.await(performer, what, true));
    }

    @Override
    public void stop() {
        stage.onlyFrom(performer);
        performer.stop();
    }

    @Override
    public ProcessRef spawn(String name, ProcessBody body) {
        return stage.spawn(performer, name, body);
    }

    @Override
    public ProcessRef spawn(String name, Actor<?> actor) {
        return stage.spawn(performer, name, actor);
    }

    @Override
    public void whenDone(Runnable check) {
        stage.whenDone(check);
    }
}
