package dev.braid.guests;

import java.util.ArrayList;
import java.util.List;

/** Synchronized methods and blocks, waiting and notifying, on real threads. */
public final class MonitorGuest implements Behaviour {

    private static int total;
    private final Object lock = new Object();
    private int count;
    private boolean ready;

    private synchronized int add(int much) {
        if (much < 0) {
            throw new IllegalArgumentException("negative");
        }
        count += much;
        return count;
    }

    private static synchronized long addTotal(long much) {
        total += much;
        return much > 1 ? add(much) : much;
    }

    private static synchronized long add(long much) {
        synchronized (MonitorGuest.class) {
            return much * 2;
        }
    }

    private synchronized void nothing() {}

    @Override
    public String show() throws Exception {
        nothing();
        String thrown = "";
        try {
            add(-1);
        } catch (IllegalArgumentException e) {
            thrown = e.getMessage() + Thread.holdsLock(this);
        }
        return thrown + counted() + " " + addTotal(3) + " " + signalled() + " " + illegal();
    }

    private int counted() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(() -> {
                for (int j = 0; j < 2000; j++) {
                    add(1);
                    synchronized (lock) {
                        synchronized (lock) {
                            total++;
                        }
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return count + total % 8000;
    }

    private boolean signalled() throws InterruptedException {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait(10_000);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                ready = false;
                lock.notifyAll();
            }
        });
        waiter.start();
        synchronized (lock) {
            ready = true;
            lock.notify();
            while (ready) {
                lock.wait();
            }
        }
        waiter.join(10_000);
        return waiter.isAlive();
    }

    private String illegal() {
        try {
            lock.notify();
            return "no exception";
        } catch (IllegalMonitorStateException e) {
            return "illegal";
        }
    }
}
