package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.api.Check;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Suzuki and Kasami's algorithm as paper 002 runs it (TDME, 3 x 2): in each process one thread enters the critical
 * section and another notes requests; both use the process's state under a semaphore.
 *
 * <p>Process 0 has the token and is about to enter, the others ask for it: three processes have 24 behaviours, the number
 * that 002 reports.
 */
final class SuzukiKasamiOfTwoThreads {

    private static final Port<Integer> REQUESTS = Port.fifo("requests");
    private static final Port<List<Integer>> TOKEN = Port.fifo("token");

    /**
     * What the two threads of a process share.
     *
     * @param token whether the token is here
     * @param wanted whether the process is inside or waits to be
     * @param asked who has asked for the token
     * @param served who has had it, as far as the token tells
     */
    private record Shared(boolean token, boolean wanted, List<Integer> asked, List<Integer> served) {}

    private final int me;
    private final int processes;
    private final boolean broken;
    private final LockedState<Shared> shared;
    private List<ProcessRef> entering = List.of();
    private List<ProcessRef> noting = List.of();
    private boolean entered;

    /** One thread of one process. */
    private SuzukiKasamiOfTwoThreads(int me, int processes, boolean broken, LockedState<Shared> shared) {
        this.me = me;
        this.processes = processes;
        this.broken = broken;
        this.shared = shared;
    }

    static void start(Root root, int processes, boolean broken) {
        List<SuzukiKasamiOfTwoThreads> enter = new ArrayList<>();
        List<SuzukiKasamiOfTwoThreads> note = new ArrayList<>();
        List<ProcessRef> entering = new ArrayList<>();
        List<ProcessRef> noting = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            LockedState<Shared> shared =
                    LockedState.spawn(root, "state" + i, new Shared(i == 0, true, List.of(), List.of()));
            enter.add(new SuzukiKasamiOfTwoThreads(i, processes, broken, shared));
            note.add(new SuzukiKasamiOfTwoThreads(i, processes, broken, shared));
            noting.add(root.spawn("notes" + i, note.get(i)::note));
            entering.add(root.spawn("enters" + i, enter.get(i)::enter));
        }
        Stream.concat(enter.stream(), note.stream()).forEach(thread -> {
            thread.entering = List.copyOf(entering);
            thread.noting = List.copyOf(noting);
        });
        root.whenDone(() -> Check.that(enter.stream().allMatch(one -> one.entered), "somebody never enters"));
    }

    private void enter(Self self) {
        List<Integer> served = me == 0 ? List.of() : waitForToken(self);
        Shared inside = shared.acquire(self);
        entered = true;
        Check.that(me != 0 || inside.token(), "the token was given away by a process that is inside");
        List<Integer> now = with(served, me);
        int next = next(inside.asked(), now);
        if (next >= 0) {
            self.send(entering.get(next), TOKEN, now);
        }
        shared.release(self, new Shared(next < 0, false, inside.asked(), now));
    }

    private List<Integer> waitForToken(Self self) {
        for (int other = 0; other < processes; other++) {
            if (other != me) {
                self.send(noting.get(other), REQUESTS, me);
            }
        }
        return self.receive(TOKEN);
    }

    private void note(Self self) {
        while (true) {
            int from = self.receive(Receive.onAny(REQUESTS).orIdle()) instanceof Integer number ? number : -1;
            Shared now = shared.acquire(self);
            List<Integer> asked = with(now.asked(), from);
            boolean pass =
                    now.token() && (broken || !now.wanted()) && !now.served().contains(from);
            if (pass) {
                self.send(entering.get(from), TOKEN, now.served());
            }
            shared.release(self, new Shared(now.token() && !pass, now.wanted(), asked, now.served()));
        }
    }

    /** The first behind this process, in a circle, that has asked and was not served. */
    private int next(List<Integer> asked, List<Integer> served) {
        for (int k = 1; k < processes; k++) {
            int other = (me + k) % processes;
            if (asked.contains(other) && !served.contains(other)) {
                return other;
            }
        }
        return -1;
    }

    private static List<Integer> with(List<Integer> some, int one) {
        List<Integer> all = new ArrayList<>(some);
        all.add(one);
        Collections.sort(all);
        return List.copyOf(all);
    }
}
