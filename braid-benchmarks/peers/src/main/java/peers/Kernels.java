package peers;

import java.util.HashMap;
import java.util.Map;

/** Work of one thread on nothing shared. */
public final class Kernels {

    private Kernels() {}

    /** Walks a linked list and changes its nodes. */
    public static final class Fields implements Runnable {

        private static final class Node {
            private final int key;
            private final Node next;
            private int value;

            Node(int key, Node next) {
                this.key = key;
                this.next = next;
            }
        }

        private Node head;
        private int sum;

        @Override
        public void run() {
            for (int i = 0; i < 2_000; i++) {
                head = new Node(i, head);
            }
            for (int round = 0; round < 500; round++) {
                for (Node at = head; at != null; at = at.next) {
                    at.value += at.key;
                }
            }
            for (Node at = head; at != null; at = at.next) {
                sum += at.value;
            }
            Kernels.keep(sum);
        }
    }

    /** Sums up an array. */
    public static final class Arrays implements Runnable {

        @Override
        public void run() {
            int[] data = new int[4_096];
            for (int round = 0; round < 300; round++) {
                for (int i = 1; i < data.length; i++) {
                    data[i] += data[i - 1] + i;
                }
            }
            Kernels.keep(data[data.length - 1]);
        }
    }

    /** Counts in a map. */
    public static final class Collections implements Runnable {

        @Override
        public void run() {
            Map<Integer, Integer> map = new HashMap<>();
            for (int i = 0; i < 200_000; i++) {
                map.merge(i & 1_023, i, Integer::sum);
            }
            Kernels.keep(map.size());
        }
    }

    /** Keeps the compiler from dropping the work. */
    static void keep(int result) {
        if (result == 42_424_242) {
            throw new AssertionError("one in four thousand million");
        }
    }
}
