package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;

/**
 * State that the two threads of one process share under a semaphore, without sharing memory: a keeper hands the state to
 * one of them at a time and waits to have it back.
 *
 * <p>As with a semaphore, who is served first when both ask is open; everything else about it has one order only.
 *
 * @param keeper the process that has the state while nobody else does
 * @param <S> the state, immutable
 */
record LockedState<S>(ProcessRef keeper) {

    private static final Port<String> ACQUIRE = Port.unordered("acquire");
    private static final Port<Object> GRANTED = Port.fifo("granted");
    private static final Port<Object> RELEASE = Port.fifo("release");

    static <S> LockedState<S> spawn(Root root, String name, S initial) {
        return new LockedState<>(root.spawn(name, self -> keep(self, initial)));
    }

    private static void keep(Self self, Object initial) {
        Object state = initial;
        while (true) {
            self.receive(Receive.onAny(ACQUIRE).orIdle());
            self.send(self.sender(), GRANTED, state);
            state = self.receive(RELEASE);
        }
    }

    /** Waits for the state; nobody else has it until {@link #release}. */
    @SuppressWarnings("unchecked") // the keeper has nothing else
    S acquire(Self self) {
        self.send(keeper, ACQUIRE, "acquire");
        return (S) self.receive(GRANTED);
    }

    void release(Self self, S state) {
        self.send(keeper, RELEASE, state);
    }
}
