package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.api.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Ricart and Agrawala's algorithm as paper 002 runs it (DME, 3 x 2): in each process one thread enters the critical
 * section and another answers requests; both use the process's numbers under a semaphore.
 *
 * <p>The number of a request is one above the highest seen, so it depends on which requests the answering thread has
 * seen before: three processes have 4,032 behaviours, the number that 002 reports.
 */
final class RicartAgrawalaOfTwoThreads {

    private static final Port<Request> REQUESTS = Port.fifo("requests");
    private static final Port<Reply> REPLIES = Port.fifo("replies");

    private record Request(int from, int number) {}

    /** @param left the processes that the sender knows to have left the critical section */
    private record Reply(List<Integer> left) {}

    /** What the two threads of a process share. */
    private record Shared(boolean requesting, int number, int highest, List<Integer> deferred, List<Integer> left) {

        boolean comesBefore(int me, Request request) {
            return requesting && (number < request.number() || number == request.number() && me < request.from());
        }
    }

    private final int me;
    private final int processes;
    private final boolean broken;
    private final LockedState<Shared> shared;
    private List<ProcessRef> entering = List.of();
    private List<ProcessRef> answering = List.of();
    private boolean entered;
    private List<Integer> leftBefore = List.of();

    /** One thread of one process. */
    private RicartAgrawalaOfTwoThreads(int me, int processes, boolean broken, LockedState<Shared> shared) {
        this.me = me;
        this.processes = processes;
        this.broken = broken;
        this.shared = shared;
    }

    static void start(Root root, int processes, boolean broken) {
        List<RicartAgrawalaOfTwoThreads> enter = new ArrayList<>();
        List<RicartAgrawalaOfTwoThreads> answer = new ArrayList<>();
        List<ProcessRef> entering = new ArrayList<>();
        List<ProcessRef> answering = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            LockedState<Shared> shared =
                    LockedState.spawn(root, "state" + i, new Shared(false, 0, 0, List.of(), List.of()));
            enter.add(new RicartAgrawalaOfTwoThreads(i, processes, broken, shared));
            answer.add(new RicartAgrawalaOfTwoThreads(i, processes, broken, shared));
            answering.add(root.spawn("answers" + i, answer.get(i)::answer));
            entering.add(root.spawn("enters" + i, enter.get(i)::enter));
        }
        Stream.concat(enter.stream(), answer.stream()).forEach(thread -> {
            thread.entering = List.copyOf(entering);
            thread.answering = List.copyOf(answering);
        });
        root.whenDone(() -> check(enter));
    }

    private static void check(List<RicartAgrawalaOfTwoThreads> all) {
        for (RicartAgrawalaOfTwoThreads a : all) {
            Check.that(a.entered, "somebody never enters");
            for (RicartAgrawalaOfTwoThreads b : all) {
                Check.that(
                        a == b || a.leftBefore.contains(b.me) || b.leftBefore.contains(a.me),
                        "two were inside at once");
            }
        }
    }

    private void enter(Self self) {
        Shared before = shared.acquire(self);
        int number = before.highest() + 1;
        shared.release(self, new Shared(true, number, before.highest(), before.deferred(), before.left()));
        for (int other = 0; other < processes; other++) {
            if (other != me) {
                self.send(answering.get(other), REQUESTS, new Request(me, number));
            }
        }
        List<Integer> left = before.left();
        for (int i = 1; i < processes; i++) {
            left = union(left, self.receive(REPLIES).left());
        }
        entered = true;
        leftBefore = left;
        Shared inside = shared.acquire(self);
        List<Integer> now = union(union(left, inside.left()), List.of(me));
        shared.release(self, new Shared(false, number, inside.highest(), List.of(), now));
        inside.deferred().forEach(other -> self.send(entering.get(other), REPLIES, new Reply(now)));
    }

    private void answer(Self self) {
        for (int i = 1; i < processes; i++) {
            Request request = self.receive(REQUESTS);
            Shared now = shared.acquire(self);
            boolean defer = !broken && now.comesBefore(me, request);
            List<Integer> deferred = defer ? union(now.deferred(), List.of(request.from())) : now.deferred();
            int highest = Math.max(now.highest(), request.number());
            shared.release(self, new Shared(now.requesting(), now.number(), highest, deferred, now.left()));
            if (!defer) {
                self.send(entering.get(request.from()), REPLIES, new Reply(now.left()));
            }
        }
    }

    private static List<Integer> union(List<Integer> some, List<Integer> others) {
        TreeSet<Integer> all = new TreeSet<>(some);
        all.addAll(others);
        return List.copyOf(all);
    }
}
