package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Kind;

/** Programs with locks, monitors and semaphores, with the number of their partial orders. */
public final class LockPrograms {

    private LockPrograms() {}

    @Orders(value = "13 -> 1, 14 -> 2, 16 -> 8, 18 -> 32, 19 -> 64", from = "2^(n-13); Flanagan, Godefroid 2005")
    static ThreadProgram filesystem(int n) {
        ProgramWriter w = new ProgramWriter();
        int inode = w.cells(32);
        int busy = w.cells(26);
        int inodeLock = locks(w, 32);
        int blockLock = locks(w, 26);
        for (int tid = 0; tid < n; tid++) {
            int i = tid % 32;
            w.thread();
            w.lock(inodeLock + i).read(inode + i);
            int taken = w.add(Code.JUMP_UNLESS, 0, -1, 0, 0);
            w.add(Code.SET, 1, -1, 2 * i % 26, 0);
            int loop = w.add(Code.LOCK, 5, blockLock, 1, 0, 0);
            w.add(Code.READ, 2, busy, 1, 0, 0);
            int next = w.add(Code.JUMP_IF, 2, -1, 0, 1);
            w.add(Code.WRITE, 0, busy, 1, 1, -1);
            w.add(Code.WRITE, 0, inode + i, 1, 1);
            w.add(Code.UNLOCK, 5, blockLock, 1, 0, 0);
            int done = w.add(Code.JUMP, 0, -1, 0, 0);
            w.landHere(next);
            w.add(Code.UNLOCK, 5, blockLock, 1, 0, 0);
            w.add(Code.ADD, 1, -1, 1, 0);
            w.add(Code.MODULO, 1, -1, 26, 0);
            w.add(Code.JUMP, 0, -1, loop, 0);
            w.landHere(done);
            w.landHere(taken);
            w.unlock(inodeLock + i);
        }
        return w.program();
    }

    @Orders(value = "2 -> 2, 3 -> 6, 5 -> 120", from = "n!; GenMC")
    static ThreadProgram lockinc(int n) {
        return lockedIncrements(n, 1);
    }

    @Orders(value = "2 -> 2, 4 -> 24", from = "n!; GenMC")
    static ThreadProgram lock2inc(int n) {
        return lockedIncrements(n, 2);
    }

    private static ThreadProgram lockedIncrements(int n, int cells) {
        ProgramWriter w = MemoryPrograms.cells(cells);
        int lock = locks(w, 1);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.lock(lock);
            for (int cell = 0; cell < cells; cell++) {
                w.read(cell).add(Code.WRITE, 0, cell, 1, 0);
            }
            w.unlock(lock);
        }
        return w.program();
    }

    @Orders(value = "2 -> 1, 4 -> 4, 6 -> 36", from = "((n/2)!)^2; JMC")
    static ThreadProgram fineCounter(int n) {
        ProgramWriter w = MemoryPrograms.cells(2);
        int lock = locks(w, 2);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.lock(lock + t % 2).read(t % 2).write(t % 2, t).unlock(lock + t % 2);
        }
        return w.program();
    }

    @Orders(value = "2 -> 3, 3 -> 7, 4 -> 15, 5 -> 31, 6 -> 63", from = "2^n - 1, one of them a deadlock")
    static ThreadProgram philosophers(int n) {
        ProgramWriter w = new ProgramWriter();
        locks(w, n);
        for (int i = 0; i < n; i++) {
            w.thread();
            w.lock(i).lock((i + 1) % n).unlock((i + 1) % n).unlock(i);
        }
        return w.program();
    }

    @Orders(value = "2 -> 2, 3 -> 6, 4 -> 14, 5 -> 30, 6 -> 62", from = "2^n - 2, no deadlock")
    static ThreadProgram orderedPhilosophers(int n) {
        ProgramWriter w = new ProgramWriter();
        locks(w, n);
        for (int i = 0; i < n; i++) {
            int low = Math.min(i, (i + 1) % n);
            int high = Math.max(i, (i + 1) % n);
            w.thread();
            w.lock(low).lock(high).unlock(high).unlock(low);
        }
        return w.program();
    }

    @Orders(value = "11 -> 2, 21 -> 8, 22 -> 80", from = "oracle, table 3.1 of the design; producers, consumers")
    static ThreadProgram bufferNotifyingAll(int producersConsumers) {
        return buffer(producersConsumers, Code.NOTIFY_ALL);
    }

    @Orders(value = "11 -> 2, 22 -> 80", from = "oracle, table 3.1 of the design; 8 of the 80 deadlock")
    static ThreadProgram bufferNotifyingOne(int producersConsumers) {
        return buffer(producersConsumers, Code.NOTIFY);
    }

    private static ThreadProgram buffer(int producersConsumers, Code notify) {
        ProgramWriter w = MemoryPrograms.cells(1);
        int monitor = locks(w, 1);
        int producers = producersConsumers / 10;
        int all = producers + producersConsumers % 10;
        for (int t = 0; t < all; t++) {
            int goodFor = t < producers ? 0 : 1;
            w.thread();
            w.lock(monitor);
            int loop = w.here();
            w.read(0);
            int go = w.add(Code.JUMP_IF, 0, -1, 0, goodFor);
            w.on(Code.WAIT, monitor);
            w.add(Code.JUMP, 0, -1, loop, 0);
            w.landHere(go);
            w.write(0, 1 - goodFor).on(notify, monitor).unlock(monitor);
        }
        return w.program();
    }

    @Orders(value = "21 -> 2, 22 -> 4", from = "oracle, table 3.1 of the design; producers, consumers")
    static ThreadProgram bufferWithSemaphores(int producersConsumers) {
        ProgramWriter w = MemoryPrograms.cells(1);
        int mutex = locks(w, 1);
        int full = w.object(Kind.SEMAPHORE, 0);
        int empty = w.object(Kind.SEMAPHORE, 1);
        int producers = producersConsumers / 10;
        int all = producers + producersConsumers % 10;
        for (int t = 0; t < all; t++) {
            int take = t < producers ? empty : full;
            int give = t < producers ? full : empty;
            w.thread();
            w.on(Code.ACQUIRE, take).lock(mutex).write(0, t).unlock(mutex).on(Code.RELEASE, give);
        }
        return w.program();
    }

    private static int locks(ProgramWriter w, int count) {
        int first = w.object(Kind.LOCK, 0);
        for (int i = 1; i < count; i++) {
            w.object(Kind.LOCK, 0);
        }
        return first;
    }
}
