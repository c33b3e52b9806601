package guests;

import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** H2's MVStore: of two threads that put the same key if it is absent, one does. */
public final class MvStoreMap {

    private MvStoreMap() {}

    public static void main(String[] arguments) throws InterruptedException {
        try (MVStore store = new MVStore.Builder().autoCommitDisabled().open()) {
            MVMap<Integer, Integer> map = store.openMap("map");
            map.put(1, 0);
            Thread a = new Thread(() -> map.putIfAbsent(2, 1), "A");
            Thread b = new Thread(() -> map.putIfAbsent(2, 2), "B");
            a.start();
            b.start();
            a.join();
            b.join();
            if (map.size() != 2) {
                throw new AssertionError("size " + map.size());
            }
        }
    }
}
