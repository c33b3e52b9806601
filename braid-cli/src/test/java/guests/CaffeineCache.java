package guests;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicInteger;

/** Caffeine: two threads that ask for the same key load it once. */
public final class CaffeineCache {

    private CaffeineCache() {}

    public static void main(String[] arguments) throws InterruptedException {
        AtomicInteger loads = new AtomicInteger();
        Cache<String, Integer> cache =
                Caffeine.newBuilder().executor(Runnable::run).build();
        Runnable asks = () -> cache.get("key", key -> loads.incrementAndGet());
        Thread a = new Thread(asks, "A");
        Thread b = new Thread(asks, "B");
        a.start();
        b.start();
        a.join();
        b.join();
        if (loads.get() != 1) {
            throw new AssertionError("loaded " + loads.get() + " times");
        }
    }
}
