package dev.braid.actors.live;

import dev.braid.actors.Actor;
import dev.braid.actors.Receive;
import java.time.Duration;
import java.util.Optional;

/** Runs an actor: asks what it is ready for, receives that, hands it over, until it stops. */
final class ActorLoop {

    private final Actor<Object> actor;

    @SuppressWarnings("unchecked") // a message of another type fails in the actor, as a ClassCastException
    ActorLoop(Actor<?> actor) {
        this.actor = (Actor<Object>) actor;
    }

    void run(LiveSelf self) throws Exception {
        actor.onStart(self);
        while (!self.stopRequested()) {
            Receive<?> wanted = actor.next();
            Duration timeout = actor.timeout();
            if (timeout == null) {
                actor.onMessage(self.receive(wanted), self);
            } else {
                handle(self.receive(wanted, timeout), self);
            }
        }
    }

    private void handle(Optional<?> message, LiveSelf self) throws Exception {
        if (message.isPresent()) {
            actor.onMessage(message.get(), self);
        } else {
            actor.onTimeout(self);
        }
    }
}
