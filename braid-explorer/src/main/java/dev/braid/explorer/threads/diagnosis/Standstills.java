package dev.braid.explorer.threads.diagnosis;

import dev.braid.explorer.threads.diagnosis.Standstill.Waiter;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out who holds what and who waits for what at the end of a trace. */
public final class Standstills {

    private final ThreadTrace trace;
    /** By object and process: what the process added to the counter; negative if it holds something. */
    private final int[][] balance;

    private final int[] last;
    private final List<List<Integer>> notifications = new ArrayList<>();

    private Standstills(ThreadTrace trace) {
        this.trace = trace;
        this.balance = new int[trace.objects()][trace.processes()];
        this.last = new int[trace.processes()];
        for (int who = 0; who < last.length; who++) {
            last[who] = -1;
        }
        for (int o = 0; o < balance.length; o++) {
            notifications.add(new ArrayList<>());
        }
    }

    /** Of a trace in which somebody waits for ever. */
    public static Standstill of(ThreadTrace trace) {
        Standstills search = new Standstills(trace);
        for (int e = 0; e < trace.size(); e++) {
            search.pass(e);
        }
        List<Waiter> waiters = new ArrayList<>();
        for (int who = 0; who < trace.processes(); who++) {
            if (trace.isWaiting(who)) {
                waiters.add(search.waiter(who));
            }
        }
        return new Standstill(List.copyOf(waiters), cycle(waiters));
    }

    private void pass(int e) {
        int who = trace.process(e);
        last[who] = e;
        int object = trace.object(e);
        boolean escaped = trace.choice(e) > 0 && trace.canEscape(e, trace.choice(e));
        boolean counted = trace.form(e) != Form.TRYING || trace.mode(e) == trace.modeIf(e, true);
        if (object >= 0 && !trace.isCell(object) && !escaped && counted) {
            balance[object][who] += trace.delta(e);
        }
        if (Synchronisation.isNotification(trace.action(e))) {
            for (int held = 0; held < balance.length; held++) {
                if (balance[held][who] < 0) {
                    notifications.get(held).add(e);
                }
            }
        }
    }

    private Waiter waiter(int who) {
        Operations pending = trace.pending();
        int object = pending.object(who);
        boolean awaits = pending.needsCause(who) && !pending.isCaused(who);
        boolean cell = object >= 0 && trace.isCell(object);
        return new Waiter(
                who,
                pending.action(who),
                object,
                last[who],
                object < 0 || cell || awaits ? List.of() : holders(object, who),
                awaits ? missed(who) : List.of(),
                cell && pending.form(who) == Form.BLOCKING);
    }

    private List<Integer> holders(int object, int who) {
        List<Integer> holders = new ArrayList<>();
        for (int other = 0; other < trace.processes(); other++) {
            if (other != who && balance[object][other] < 0) {
                holders.add(other);
            }
        }
        return List.copyOf(holders);
    }

    /** The notifications sent under the monitor of the thread's last wait, before that wait, by others. */
    private List<Integer> missed(int who) {
        int wait = last[who];
        if (wait < 0 || trace.action(wait) != Action.WAIT) {
            return List.of();
        }
        return notifications.get(trace.object(wait)).stream()
                .filter(e -> e < wait && trace.process(e) != who)
                .toList();
    }

    /** Follows the holders from each waiter until one comes again. */
    private static List<Integer> cycle(List<Waiter> waiters) {
        for (Waiter first : waiters) {
            List<Integer> path = new ArrayList<>();
            Waiter at = first;
            while (at != null && !path.contains(at.process())) {
                path.add(at.process());
                at = waiterAmong(waiters, at.holders());
            }
            if (at != null) {
                return List.copyOf(path.subList(path.indexOf(at.process()), path.size()));
            }
        }
        return List.of();
    }

    private static @Nullable Waiter waiterAmong(List<Waiter> waiters, List<Integer> holders) {
        return waiters.stream()
                .filter(waiter -> holders.contains(waiter.process()))
                .findFirst()
                .orElse(null);
    }
}
