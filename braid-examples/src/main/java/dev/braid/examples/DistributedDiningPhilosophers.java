package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.List;

/**
 * Philosophers on a network, by K. Mani Chandy and Jayadev Misra ("The Drinking Philosophers Problem", TOPLAS 1984); DDP
 * of paper 002.
 *
 * <p>Each two neighbours share a fork and a token with which it is asked for. Who is hungry asks for the forks it has
 * not got; a fork that was eaten with is dirty, and a dirty fork is given to who asks unless its owner is eating, cleaned
 * on the way; a clean one is kept until its owner has eaten. At first every fork is dirty and with the neighbour of the
 * lower number, so nobody waits in a circle. As in 002 each philosopher is two threads, one that eats and one that
 * gets the messages, with their state under a semaphore.
 *
 * <p>Checked: who eats has all forks until it is done, no fork is there twice, and everybody eats (else somebody waits for
 * ever, a deadlock). In the broken variant a fork is given away even while its owner eats.
 */
public record DistributedDiningPhilosophers(
        @Default("3") int processes,
        @Default("1") int meals,
        @Default("false") boolean broken) implements Program {

    private static final Port<Object> MESSAGES = Port.fifo("messages");
    private static final Port<String> FORKS_THERE = Port.fifo("forks there");

    private record Asked(int by) {}

    private record Fork(int from) {}

    @Override
    public void start(Root root) {
        List<Philosopher> threads = new ArrayList<>();
        List<ProcessRef> eating = new ArrayList<>();
        List<ProcessRef> serving = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            LockedState<Place> place = LockedState.spawn(root, "place" + i, Place.initial(i, processes));
            Philosopher eats = new Philosopher(i, place, broken);
            Philosopher serves = new Philosopher(i, place, broken);
            threads.addAll(List.of(eats, serves));
            int times = meals;
            eating.add(root.spawn("eats" + i, self -> eats.eat(self, times)));
            serving.add(root.spawn("serves" + i, serves::serve));
        }
        threads.forEach(thread -> {
            thread.eating = List.copyOf(eating);
            thread.serving = List.copyOf(serving);
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new DistributedDiningPhilosophers(3, 1, false));
    }

    /**
     * What one philosopher has; lists by neighbour.
     *
     * @param eating whether it has all forks and eats, or is about to
     */
    private record Place(
            List<Integer> neighbours,
            List<Boolean> fork,
            List<Boolean> dirty,
            List<Boolean> token,
            boolean hungry,
            boolean eating) {

        static Place initial(int me, int processes) {
            List<Integer> neighbours = new ArrayList<>(List.of((me + 1) % processes));
            if (processes > 2) {
                neighbours.add((me + processes - 1) % processes);
            }
            List<Boolean> lower = neighbours.stream().map(other -> me < other).toList();
            List<Boolean> higher = neighbours.stream().map(other -> me > other).toList();
            return new Place(List.copyOf(neighbours), lower, lower, higher, false, false);
        }

        boolean hasAllForks() {
            return !fork.contains(false);
        }

        Place feeling(boolean nowHungry, boolean nowEating) {
            return new Place(neighbours, fork, dirty, token, nowHungry, nowEating);
        }

        Place withFork(int at, boolean there, boolean isDirty) {
            return new Place(neighbours, set(fork, at, there), set(dirty, at, isDirty), token, hungry, eating);
        }

        Place withToken(int at, boolean there) {
            return new Place(neighbours, fork, dirty, set(token, at, there), hungry, eating);
        }

        private static List<Boolean> set(List<Boolean> list, int at, boolean value) {
            List<Boolean> copy = new ArrayList<>(list);
            copy.set(at, value);
            return List.copyOf(copy);
        }
    }

    /** One thread of a philosopher. */
    private static final class Philosopher {

        private final int me;
        private final LockedState<Place> shared;
        private final boolean broken;
        private List<ProcessRef> eating = List.of();
        private List<ProcessRef> serving = List.of();

        Philosopher(int me, LockedState<Place> shared, boolean broken) {
            this.me = me;
            this.shared = shared;
            this.broken = broken;
        }

        void eat(Self self, int meals) {
            for (int meal = 0; meal < meals; meal++) {
                eat(self);
            }
        }

        private void eat(Self self) {
            Place place = shared.acquire(self).feeling(true, false);
            for (int at = 0; at < place.neighbours().size(); at++) {
                if (!place.fork().get(at)) {
                    place = ask(self, place, at);
                }
            }
            boolean atOnce = place.hasAllForks();
            shared.release(self, place.feeling(!atOnce, atOnce));
            if (!atOnce) {
                self.receive(FORKS_THERE);
            }
            Place after = shared.acquire(self);
            Check.that(after.hasAllForks(), "a fork is taken from one who eats");
            after = after.feeling(false, false);
            for (int at = 0; at < after.neighbours().size(); at++) {
                after = after.withFork(at, true, true);
                if (after.token().get(at)) {
                    after = give(self, after, at);
                }
            }
            shared.release(self, after);
        }

        void serve(Self self) {
            while (true) {
                Object message = self.receive(Receive.onAny(MESSAGES).orIdle());
                Place place = shared.acquire(self);
                shared.release(
                        self,
                        message instanceof Fork fork
                                ? onFork(self, place, fork.from())
                                : onAsked(self, place, ((Asked) message).by()));
            }
        }

        private Place onAsked(Self self, Place place, int by) {
            int at = place.neighbours().indexOf(by);
            Place now = place.withToken(at, true);
            boolean free = now.dirty().get(at) && !now.eating();
            if (now.fork().get(at) && (free || broken)) {
                now = give(self, now, at);
                now = now.hungry() ? ask(self, now, at) : now;
            }
            return now;
        }

        private Place onFork(Self self, Place place, int from) {
            int at = place.neighbours().indexOf(from);
            Check.never(place.fork().get(at), "the same fork twice");
            Place now = place.withFork(at, true, false);
            if (now.hungry() && now.hasAllForks()) {
                self.send(eating.get(me), FORKS_THERE, "all forks are there");
                now = now.feeling(false, true);
            }
            return now;
        }

        private Place ask(Self self, Place place, int at) {
            self.send(serving.get(place.neighbours().get(at)), MESSAGES, new Asked(me));
            return place.withToken(at, false);
        }

        private Place give(Self self, Place place, int at) {
            self.send(serving.get(place.neighbours().get(at)), MESSAGES, new Fork(me));
            return place.withFork(at, false, false);
        }
    }
}
