package dev.braid.actors.copy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds changeable objects that several processes can reach. Such programs do not communicate by messages alone, so
 * exploring the orders of messages does not explore all they can do.
 *
 * <p>It looks at objects by reflection and never runs the user's code. Objects it cannot look into are taken as they
 * are: what it finds is shared, what it does not find need not be private.
 */
public final class Sharing {

    /** How many objects it looks at, over all processes. */
    private static final int LIMIT = 200_000;

    private final Map<String, Reach> reaches = new LinkedHashMap<>();
    private final Map<Object, Integer> reachedBy = new IdentityHashMap<>();
    private final List<Object> shared = new ArrayList<>();

    private Sharing() {}

    /**
     * The outermost changeable objects reachable from two or more processes; what is only reachable through one of them
     * is not named again.
     *
     * @param rootsByProcessName the object each process starts from: an actor, or the body of a process
     */
    public static List<SharedState> find(Map<String, Object> rootsByProcessName) {
        Sharing sharing = new Sharing();
        int left = LIMIT;
        for (Map.Entry<String, Object> root : rootsByProcessName.entrySet()) {
            Reach reach = Reach.from(root.getValue(), left);
            left -= reach.size();
            sharing.reaches.put(root.getKey(), reach);
            sharing.count(reach);
        }
        return sharing.report();
    }

    private void count(Reach reach) {
        for (Object object : reach.nodes().keySet()) {
            if (Parts.isMutable(object) && reachedBy.merge(object, 1, Integer::sum) == 2) {
                shared.add(object);
            }
        }
    }

    private List<SharedState> report() {
        return shared.stream()
                .filter(this::isOutermost)
                .map(object -> new SharedState(object.getClass().getTypeName(), paths(object)))
                .sorted(Comparator.comparing(state -> state.paths().toString()))
                .toList();
    }

    private boolean isOutermost(Object object) {
        return reaches.values().stream()
                .map(reach -> reach.nodes().get(object))
                .anyMatch(node -> node != null && !leadsThroughShared(node.from()));
    }

    private boolean leadsThroughShared(Reach.@Nullable Node from) {
        for (Reach.Node at = from; at != null; at = at.from()) {
            if (reachedBy.getOrDefault(at.object(), 0) > 1) {
                return true;
            }
        }
        return false;
    }

    private List<String> paths(Object object) {
        List<String> paths = new ArrayList<>();
        for (Map.Entry<String, Reach> process : reaches.entrySet()) {
            Reach.Node node = process.getValue().nodes().get(object);
            if (node != null) {
                String path = node.place().toString();
                paths.add(process.getKey() + ": " + (path.isEmpty() ? "itself" : path));
            }
        }
        return paths;
    }
}
