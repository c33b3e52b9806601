package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the threads of a pool share, as four objects, so that tasks that have nothing to do with each other do not
 * conflict because of the pool.
 *
 * <ul>
 *   <li>admission: a cell that orders those who hand in tasks, since that decides who starts a worker;
 *   <li>the queue: a cell with the number of tasks in it; untouched by a task that gets a worker of its own;
 *   <li>whether the pool is shut down: a cell that tasks look at and a shutdown writes;
 *   <li>what is missing for termination: a counter to which the ends of tasks add, in any order.
 * </ul>
 *
 * <p>A worker that finds the queue empty waits to be woken. Of several idle workers the first one of the pool gets the
 * next task: which one it is can be noticed only by its name and its thread locals.
 */
final class PoolModel {

    private static final int NOT_SHUT_DOWN = 1 << 30;
    private static final int NOTHING = -1;

    private final Shared admission = new Shared("admission to the pool");
    private final Shared queue = new Shared("queue of the pool");
    private final Shared phase = new Shared("phase of the pool");
    private final Shared missing = new Shared("tasks of the pool");
    private final WaitingRoom idling = new WaitingRoom("a task");
    private final TreeMap<Integer, WaitingRoom.Waiter> idle = new TreeMap<>();
    private final List<Thread> workers = new ArrayList<>();
    private int alive;
    private int admitted;
    private int shutdown = NOTHING;

    /** A task is handed in. False if the pool is shut down. */
    boolean admit(Turn turn) {
        turn.announce(Action.CALL)
                .touching(admission(turn), Mode.UPDATE)
                .also(phase(turn), Mode.READ)
                .take();
        if (shutdown != NOTHING) {
            return false;
        }
        admitted++;
        return true;
    }

    /** An admitted task goes into the queue, if there is room. False if it did not, or if the pool was shut down. */
    boolean enqueue(Turn turn, Tasks tasks, Runnable task) {
        turn.announce(Action.PUT)
                .touching(queue(turn, tasks), Mode.UPDATE)
                .also(phase(turn), Mode.READ)
                .take();
        boolean fits = shutdown == NOTHING && tasks.offer(turn, task);
        turn.wrote(tasks.size(turn));
        if (fits && !idle.isEmpty()) {
            idling.wake(turn, idle.pollFirstEntry().getValue());
        }
        return fits;
    }

    /** The next task for an idle worker; null when the pool is shut down and nothing is left to do. */
    @Nullable
    Runnable next(Turn turn, Tasks tasks, int worker) {
        while (true) {
            if (tasks.canHold() && takes(turn, tasks)) {
                Runnable task = tasks.poll(turn);
                turn.wrote(tasks.size(turn));
                return task;
            }
            if (idle(turn, worker)) {
                return null;
            }
        }
    }

    private boolean takes(Turn turn, Tasks tasks) {
        return turn.announce(Action.TAKE)
                .trying(queue(turn, tasks), Mode.UPDATE, Mode.READ)
                .unless(0)
                .takeIfAccepted();
    }

    /** Waits for a task or the shutdown; whether it was the shutdown. */
    private boolean idle(Turn turn, int worker) {
        WaitingRoom.Waiter waiter = idling.enter(turn);
        idle.put(worker, waiter);
        turn.idling(true);
        if (shutdown == NOTHING) {
            idling.waiting(turn, waiter).take();
        } else {
            idling.waiting(turn, waiter).causedBy(shutdown).take();
        }
        turn.idling(false);
        return idle.remove(worker) != null;
    }

    /** A task is over, or was not taken after all. */
    void finish(Turn turn) {
        settle(turn, 1);
    }

    /** No more tasks are admitted; the idle workers go. False if that was so before. */
    boolean shutDown(Turn turn) {
        turn.announce(Action.UPDATE).touching(phase(turn), Mode.UPDATE).take();
        if (shutdown != NOTHING) {
            return false;
        }
        shutdown = turn.event();
        idling.wakeAll(turn);
        settle(turn, NOT_SHUT_DOWN - admitted);
        return true;
    }

    /** Takes all tasks out of the queue. */
    List<Runnable> drain(Turn turn, Tasks tasks) {
        turn.announce(Action.TAKE).touching(queue(turn, tasks), Mode.UPDATE).take();
        List<Runnable> drained = new ArrayList<>();
        for (Runnable task = tasks.poll(turn); task != null; task = tasks.poll(turn)) {
            drained.add(task);
        }
        turn.wrote(0);
        if (!drained.isEmpty()) {
            settle(turn, drained.size());
        }
        return drained;
    }

    /** Takes one task out of the queue. */
    boolean remove(Turn turn, Tasks tasks, Runnable task) {
        turn.announce(Action.TAKE).touching(queue(turn, tasks), Mode.UPDATE).take();
        boolean removed = tasks.remove(turn, task);
        turn.wrote(tasks.size(turn));
        if (removed) {
            settle(turn, 1);
        }
        return removed;
    }

    private void settle(Turn turn, int amount) {
        turn.announce(Action.COUNT_DOWN)
                .touching(missing(turn), Mode.COMMUTE)
                .adding(amount)
                .take();
    }

    /** Announces a wait for the end of all tasks of a pool that is shut down. */
    Turn awaitingTermination(Turn turn) {
        return turn.announce(Action.AWAIT).blocking(missing(turn), Mode.READ).counting(0, Integer.MAX_VALUE, 0);
    }

    boolean isTerminated(Turn turn) {
        turn.announce(Action.READ).touching(missing(turn), Mode.READ).take();
        return turn.state(missing(turn)) >= 0;
    }

    boolean isShutDown(Turn turn) {
        turn.announce(Action.READ).touching(phase(turn), Mode.READ).take();
        return shutdown != NOTHING;
    }

    /** How many tasks are admitted and not over. */
    int unfinished(Turn turn) {
        turn.announce(Action.READ)
                .touching(missing(turn), Mode.READ)
                .also(admission(turn), Mode.READ)
                .take();
        int state = turn.state(missing(turn));
        return shutdown == NOTHING ? admitted - (state + NOT_SHUT_DOWN) : -state;
    }

    int admitted(Turn turn) {
        turn.announce(Action.READ).touching(admission(turn), Mode.READ).take();
        return admitted;
    }

    int workers(Turn turn) {
        turn.announce(Action.READ).touching(admission(turn), Mode.READ).take();
        return alive;
    }

    /** How many workers there are, for a thread whose last event was on the admission. */
    int workersNow() {
        return alive;
    }

    /** The number that the next worker gets. */
    int nextWorker() {
        return workers.size();
    }

    void hire(Thread worker) {
        workers.add(worker);
        alive++;
    }

    /** A worker dies of an exception. */
    void lose(Turn turn) {
        turn.announce(Action.UPDATE).touching(admission(turn), Mode.UPDATE).take();
        alive--;
    }

    List<Thread> everyWorker() {
        return List.copyOf(workers);
    }

    private int admission(Turn turn) {
        if (admission.isNewTo(turn)) {
            workers.clear();
            idle.clear();
            alive = 0;
            admitted = 0;
            shutdown = NOTHING;
        }
        return admission.cell(turn, 0);
    }

    private int queue(Turn turn, Tasks tasks) {
        return queue.cell(turn, tasks.size(turn));
    }

    private int phase(Turn turn) {
        admission(turn);
        return phase.cell(turn, 0);
    }

    private int missing(Turn turn) {
        return missing.counter(turn, -NOT_SHUT_DOWN);
    }
}
