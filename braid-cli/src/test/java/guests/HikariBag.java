package guests;

import com.zaxxer.hikari.util.ConcurrentBag;
import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** HikariCP: two threads never borrow the only entry of a bag at the same time. */
public final class HikariBag {

    private static final class Entry implements IConcurrentBagEntry {

        private final AtomicInteger state = new AtomicInteger();

        @Override
        public boolean compareAndSet(int expected, int update) {
            return state.compareAndSet(expected, update);
        }

        @Override
        public void setState(int update) {
            state.set(update);
        }

        @Override
        public int getState() {
            return state.get();
        }
    }

    private HikariBag() {}

    public static void main(String[] arguments) throws InterruptedException {
        ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
        bag.add(new Entry());
        AtomicInteger holders = new AtomicInteger();
        Thread a = new Thread(() -> borrow(bag, holders), "A");
        Thread b = new Thread(() -> borrow(bag, holders), "B");
        a.start();
        b.start();
        a.join();
        b.join();
    }

    private static void borrow(ConcurrentBag<Entry> bag, AtomicInteger holders) {
        try {
            Entry entry = bag.borrow(1, TimeUnit.SECONDS);
            if (entry != null) {
                if (holders.incrementAndGet() > 1) {
                    throw new AssertionError("borrowed twice");
                }
                holders.decrementAndGet();
                bag.requite(entry);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
