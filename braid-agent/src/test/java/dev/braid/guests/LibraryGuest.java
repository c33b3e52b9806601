package dev.braid.guests;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Atomics, handles, updaters and collections, called and referred to. */
public final class LibraryGuest implements Behaviour {

    private static final VarHandle PLAIN;
    private static final VarHandle STATIC;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    private static final AtomicIntegerFieldUpdater<LibraryGuest> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(LibraryGuest.class, "updated");

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            PLAIN = lookup.findVarHandle(LibraryGuest.class, "plain", long.class);
            STATIC = lookup.findStaticVarHandle(LibraryGuest.class, "shared", String.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static String shared = "a";
    private long plain;
    private volatile int updated;

    private static class Own extends AtomicInteger {
        private static final long serialVersionUID = 1;

        int three() {
            return addAndGet(3);
        }
    }

    @Override
    public String show() throws Exception {
        shared = "a";
        return atomics() + handles() + arrays() + collections() + times();
    }

    private static String atomics() {
        AtomicInteger number = new AtomicInteger(1);
        AtomicLong wide = new AtomicLong();
        AtomicBoolean flag = new AtomicBoolean();
        AtomicReference<String> text = new AtomicReference<>("a");
        IntSupplier next = number::incrementAndGet;
        Supplier<String> get = text::get;
        UnaryOperator<String> change = text::getAndSet;
        String changed = change.apply("b");
        return number.compareAndSet(1, 5) + " " + next.getAsInt() + number.updateAndGet(n -> n * 2) + number.get()
                + wide.getAndAdd(7) + wide.accumulateAndGet(2, Long::sum) + flag.compareAndSet(false, true)
                + flag.getAndSet(false) + changed + get.get() + text.compareAndExchange("b", "c") + new Own().three()
                + number;
    }

    private String handles() {
        plain = 0;
        updated = 0;
        boolean set = PLAIN.compareAndSet(this, 0L, 9L);
        long before = (long) PLAIN.getAndAdd(this, 1L);
        String old = (String) STATIC.getAndSet("z");
        int[] array = {1, 2};
        boolean element = ELEMENT.compareAndSet(array, 1, 2, 8);
        ELEMENT.setVolatile(array, 0, 4);
        return " " + set + before + (long) PLAIN.getVolatile(this) + old + shared + element + array[0]
                + (int) ELEMENT.getAcquire(array, 1) + UPDATER.incrementAndGet(this)
                + UPDATER.compareAndSet(this, 1, 6) + UPDATER.get(this);
    }

    private static String arrays() {
        AtomicIntegerArray ints = new AtomicIntegerArray(3);
        AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(2);
        return " " + ints.compareAndSet(1, 0, 4) + ints.getAndIncrement(1) + ints.get(1) + ints.length()
                + texts.compareAndSet(0, null, "x") + texts.get(0) + texts + ints;
    }

    private static String collections() {
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        Map<String, Integer> map = new HashMap<>();
        list.sort(Integer::compare);
        list.forEach(each -> map.merge("sum", each, Integer::sum));
        for (Iterator<Integer> it = list.iterator(); it.hasNext(); ) {
            if (it.next() == 2) {
                it.remove();
            }
        }
        map.computeIfAbsent("size", key -> list.size());
        return " " + list + map + list.stream().map(map.keySet()::contains).toList();
    }

    private static String times() throws InterruptedException {
        long begun = System.nanoTime();
        Thread.sleep(1);
        TimeUnit.MILLISECONDS.sleep(1);
        Thread.yield();
        Thread.onSpinWait();
        boolean passed = System.nanoTime() - begun >= 2_000_000;
        return " " + passed + (new Random().nextInt(10) < 10) + new Random(1).nextInt(100) + (Math.random() < 1)
                + Thread.currentThread().isAlive();
    }
}
