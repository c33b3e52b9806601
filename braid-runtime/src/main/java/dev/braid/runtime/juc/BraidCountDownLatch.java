package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Stands for {@link CountDownLatch}: a counter that starts at -n and is open at 0. Counting down commutes. */
public class BraidCountDownLatch extends CountDownLatch {

    private final Shared missing = new Shared("CountDownLatch");

    public BraidCountDownLatch(int count) {
        super(count);
    }

    @Override
    public void await() throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.await();
        } else {
            turn.throwIfInterrupt(request(turn).interruptible().take());
        }
    }

    @Override
    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.await(timeout, unit);
        }
        int how = request(turn)
                .timed(Math.max(0, unit.toNanos(timeout)))
                .interruptible()
                .take();
        turn.throwIfInterrupt(how);
        return how == Turn.NORMAL;
    }

    private Turn request(Turn turn) {
        return turn.announce(Action.AWAIT).blocking(missing(turn), Mode.READ).counting(0, Integer.MAX_VALUE, 0);
    }

    @Override
    public void countDown() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.countDown();
        } else {
            turn.announce(Action.COUNT_DOWN)
                    .trying(missing(turn), Mode.COMMUTE, Mode.READ)
                    .counting(Integer.MIN_VALUE, -1, 1)
                    .take();
        }
    }

    @Override
    public long getCount() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.getCount();
        }
        turn.announce(Action.READ).touching(missing(turn), Mode.READ).take();
        return -turn.state(missing(turn));
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        return turn == null
                ? super.toString()
                : CountDownLatch.class.getName() + "@" + Integer.toHexString(hashCode()) + "[Count = " + getCount()
                        + "]";
    }

    private int missing(Turn turn) {
        return missing.counter(turn, Math.toIntExact(-super.getCount()));
    }
}
