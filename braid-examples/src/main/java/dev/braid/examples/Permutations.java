package dev.braid.examples;

import java.util.ArrayList;
import java.util.List;

/** All orders of the numbers 1 to n: the inputs of programs for which only the order of their numbers matters. */
final class Permutations {

    private Permutations() {}

    /** The orders of 1 to {@code n}, lexicographically: 1 2 3 first, 3 2 1 last. */
    static List<List<Integer>> ascending(int n) {
        List<List<Integer>> all = new ArrayList<>();
        extend(List.of(), n, all);
        return List.copyOf(all);
    }

    /** The same, the other way round: 3 2 1 first, 1 2 3 last. */
    static List<List<Integer>> descending(int n) {
        return ascending(n).stream()
                .map(order -> order.stream().map(number -> n + 1 - number).toList())
                .toList();
    }

    private static void extend(List<Integer> prefix, int n, List<List<Integer>> all) {
        if (prefix.size() == n) {
            all.add(prefix);
            return;
        }
        for (int number = 1; number <= n; number++) {
            if (!prefix.contains(number)) {
                List<Integer> longer = new ArrayList<>(prefix);
                longer.add(number);
                extend(List.copyOf(longer), n, all);
            }
        }
    }
}
