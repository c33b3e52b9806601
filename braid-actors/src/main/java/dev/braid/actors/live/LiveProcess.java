package dev.braid.actors.live;

import org.jspecify.annotations.Nullable;

/** One process: its address, its thread, and its life from start to end. */
final class LiveProcess {

    /** What a process does, whichever style it is written in. */
    @FunctionalInterface
    interface Life {
        void live(LiveSelf self) throws Exception;
    }

    private final Processes run;
    private final LiveRef ref;
    private final boolean handlesMessages;
    private final Life life;
    private volatile @Nullable Thread thread;
    private volatile boolean ended;

    LiveProcess(Processes run, LiveRef ref, boolean handlesMessages, Life life) {
        this.run = run;
        this.ref = ref;
        this.handlesMessages = handlesMessages;
        this.life = life;
    }

    LiveRef ref() {
        return ref;
    }

    boolean hasEnded() {
        return ended;
    }

    /** Starts it; it counts as able to do something from here on, before its thread runs. */
    LiveRef start() {
        run.census().oneMore();
        Thread started = Threads.create(ref.name(), this::live);
        thread = started;
        started.start();
        return ref;
    }

    private void live() {
        try {
            run.census().throwIfStopping();
            life.live(new LiveSelf(run, ref, handlesMessages));
        } catch (Stopped quiet) {
            // an early end, nothing went wrong
        } catch (Throwable failure) { // whatever user code throws ends the run and reaches the caller
            run.failures().add(ref.name(), failure);
        } finally {
            end();
        }
    }

    private void end() {
        ended = true;
        ref.mailbox().close();
        run.census().oneLess();
    }

    /** Wakes the process wherever it blocks; it sees that the run is over. */
    void interrupt() {
        Thread running = thread;
        if (running != null) {
            running.interrupt();
        }
        ref.mailbox().wakeToStop();
    }

    /** Waits for its thread to end. */
    void join(long millis) throws InterruptedException {
        Thread running = thread;
        if (running != null && millis > 0) {
            running.join(millis);
        }
    }
}
