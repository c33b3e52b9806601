package dev.braid.litmus.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each thread did, each event with its clock: how many events of each thread come before it or are it. */
final class History {

    private record Access(Mode mode, int[] clock) {}

    private final String[] events;
    private final int[][] clocks;
    private final int[] @Nullable [] notification;
    private final List<List<Access>> accesses;

    History(ThreadProgram program) {
        this(program.threads().size(), program.allObjects());
    }

    History(int threads, int objects) {
        this.events = new String[threads];
        Arrays.fill(events, "");
        this.clocks = new int[threads][threads];
        this.notification = new int[threads][];
        this.accesses = new ArrayList<>();
        for (int o = 0; o < objects; o++) {
            accesses.add(List.of());
        }
    }

    private History(History from) {
        this.events = from.events.clone();
        this.clocks = Arrays.stream(from.clocks).map(int[]::clone).toArray(int[][]::new);
        this.notification = from.notification.clone();
        this.accesses = new ArrayList<>(from.accesses);
    }

    History copy() {
        return new History(this);
    }

    String key() {
        return String.join("; ", events);
    }

    /** A thread's first event comes after the last event of another. */
    void starts(int parent, int child) {
        join(clocks[child], clocks[parent]);
    }

    void notifies(int t, int waiter) {
        notification[waiter] = clocks[t].clone();
    }

    /** The next event of a thread comes after the notification it got last. */
    void causedByNotification(int t) {
        int[] cause = notification[t];
        if (cause != null) {
            join(clocks[t], cause);
        }
    }

    /** The next event of a thread comes after another event. */
    void comesAfter(int t, int[] clock) {
        join(clocks[t], clock);
    }

    int[] clockOf(int t) {
        return clocks[t].clone();
    }

    void add(int t, Action action, int object, Mode mode, int outcome) {
        add(t, action, object, mode, -1, Mode.NONE, outcome);
    }

    void add(int t, Action action, int object, Mode mode, int second, Mode secondMode, int outcome) {
        int[] clock = clocks[t];
        comeAfter(clock, object, mode);
        comeAfter(clock, second, secondMode);
        clock[t]++;
        access(object, mode, clock);
        access(second, secondMode, clock);
        events[t] += action + touched(object, mode) + touched(second, secondMode) + outcome + Arrays.toString(clock);
    }

    private static String touched(int object, Mode mode) {
        return mode == Mode.NONE ? "-" : " " + object + mode + " ";
    }

    private void comeAfter(int[] clock, int object, Mode mode) {
        if (mode != Mode.NONE) {
            accesses.get(object).stream()
                    .filter(access -> access.mode.conflictsWith(mode))
                    .forEach(access -> join(clock, access.clock));
        }
    }

    private void access(int object, Mode mode, int[] clock) {
        if (mode != Mode.NONE) {
            List<Access> more = new ArrayList<>(accesses.get(object));
            more.add(new Access(mode, clock.clone()));
            accesses.set(object, more);
        }
    }

    private static void join(int[] clock, int[] other) {
        for (int i = 0; i < clock.length; i++) {
            clock[i] = Math.max(clock[i], other[i]);
        }
    }
}
