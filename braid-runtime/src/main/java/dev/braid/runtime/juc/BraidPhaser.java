package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Stands for {@link Phaser} without a parent. Arrivals and registrations change one cell; who waits for the next phase is
 * woken by the arrival that completes it, after {@code onAdvance}.
 */
public class BraidPhaser extends Phaser {

    private static final long FOREVER = -1;
    private static final int MOST_PARTIES = 0xffff;

    private final Shared place = new Shared("Phaser");
    private final WaitingRoom room = new WaitingRoom("the next phase");
    private final int initialParties;
    private int parties;
    private int arrived;
    private int phase;

    public BraidPhaser() {
        this(0);
    }

    public BraidPhaser(int parties) {
        super(parties);
        initialParties = parties;
        this.parties = parties;
    }

    @Override
    public int register() {
        Turn turn = Turn.here();
        return turn == null ? super.register() : bulkRegister(1);
    }

    @Override
    public int bulkRegister(int more) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.bulkRegister(more);
        }
        if (more < 0) {
            throw new IllegalArgumentException();
        }
        change(turn);
        if (parties + more > MOST_PARTIES) {
            throw new IllegalStateException("more than " + MOST_PARTIES + " parties");
        }
        if (phase >= 0) {
            parties += more;
        }
        return phase;
    }

    @Override
    public int arrive() {
        Turn turn = Turn.here();
        return turn == null ? super.arrive() : arrive(turn, false);
    }

    @Override
    public int arriveAndDeregister() {
        Turn turn = Turn.here();
        return turn == null ? super.arriveAndDeregister() : arrive(turn, true);
    }

    /** The phase at the arrival. */
    private int arrive(Turn turn, boolean leaves) {
        change(turn);
        int then = phase;
        if (then < 0) {
            return then;
        }
        if (arrived == parties) {
            throw new IllegalStateException("nobody is missing in phase " + phase);
        }
        if (leaves) {
            parties--;
        } else {
            arrived++;
        }
        if (arrived == parties) {
            advance(turn);
        }
        return then;
    }

    private void advance(Turn turn) {
        boolean ends = onAdvance(phase, parties);
        arrived = 0;
        phase = ends ? (phase + 1) | Integer.MIN_VALUE : (phase + 1) & Integer.MAX_VALUE;
        room.wakeAll(turn);
    }

    @Override
    public int arriveAndAwaitAdvance() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.arriveAndAwaitAdvance();
        }
        int then = arrive(turn, false);
        if (then < 0) {
            return then;
        }
        if (phase != then) {
            return (then + 1)
                    & Integer.MAX_VALUE; // the last one to arrive is told so even if the phaser ends, in the JDK
        }
        room.waiting(turn, room.enter(turn)).take();
        return nextOf(then);
    }

    /** The phase that follows; if the phaser has ended by then, the final one. */
    private int nextOf(int then) {
        return phase < 0 ? phase : (then + 1) & Integer.MAX_VALUE;
    }

    @Override
    public int awaitAdvance(int then) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.awaitAdvance(then);
        }
        if (mustWait(turn, then)) {
            room.waiting(turn, room.enter(turn)).take();
            return nextOf(then);
        }
        return then < 0 ? then : phase;
    }

    @Override
    public int awaitAdvanceInterruptibly(int then) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.awaitAdvanceInterruptibly(then);
        }
        try {
            return await(turn, then, FOREVER);
        } catch (TimeoutException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public int awaitAdvanceInterruptibly(int then, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        Turn turn = Turn.here();
        return turn == null
                ? super.awaitAdvanceInterruptibly(then, timeout, unit)
                : await(turn, then, Math.max(0, unit.toNanos(timeout)));
    }

    private int await(Turn turn, int then, long nanos) throws InterruptedException, TimeoutException {
        if (!mustWait(turn, then)) {
            return then < 0 ? then : phase;
        }
        WaitingRoom.Waiter waiter = room.enter(turn);
        room.waiting(turn, waiter, place(turn));
        int how = (nanos == FOREVER ? turn : turn.timed(nanos)).interruptible().take();
        if (how == Turn.NORMAL) {
            return nextOf(then);
        }
        room.leave(waiter);
        turn.throwIfInterrupt(how);
        throw new TimeoutException();
    }

    private boolean mustWait(Turn turn, int then) {
        look(turn);
        return then >= 0 && phase == then;
    }

    @Override
    public void forceTermination() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.forceTermination();
            return;
        }
        change(turn);
        phase |= Integer.MIN_VALUE;
        room.wakeAll(turn);
    }

    @Override
    public int getRegisteredParties() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.getRegisteredParties();
        }
        look(turn);
        return parties;
    }

    @Override
    public int getArrivedParties() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.getArrivedParties();
        }
        look(turn);
        return arrived;
    }

    @Override
    public int getUnarrivedParties() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.getUnarrivedParties();
        }
        look(turn);
        return parties - arrived;
    }

    @Override
    public boolean isTerminated() {
        return Turn.here() == null ? super.isTerminated() : phase() < 0;
    }

    /** The phase; the method of the JDK is final. */
    int phase() {
        Turn turn = Turn.here();
        if (turn == null) {
            return getPhase();
        }
        look(turn);
        return phase;
    }

    @Override
    public String toString() {
        return Turn.here() == null ? super.toString() : Phaser.class.getName() + "[phase = " + phase() + "]";
    }

    private void change(Turn turn) {
        turn.announce(Action.ARRIVE).touching(place(turn), Mode.UPDATE).take();
        turn.wrote(0);
    }

    private void look(Turn turn) {
        turn.announce(Action.READ).touching(place(turn), Mode.READ).take();
    }

    private int place(Turn turn) {
        if (place.isNewTo(turn)) {
            parties = initialParties;
            arrived = 0;
            phase = 0;
        }
        return place.cell(turn, 0);
    }
}
