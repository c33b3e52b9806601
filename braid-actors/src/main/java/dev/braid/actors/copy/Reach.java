package dev.braid.actors.copy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Everything one process can reach from its root object, with the shortest way to it. */
final class Reach {

    /** An object, how it was reached, and from which object. */
    record Node(Object object, Place place, @Nullable Node from) {}

    private final Map<Object, Node> nodes = new IdentityHashMap<>();
    private final Deque<Node> toWalk = new ArrayDeque<>();

    /** Walks breadth first, over no more than {@code limit} objects. */
    static Reach from(Object root, int limit) {
        Reach reach = new Reach();
        reach.visit(root, Place.root(""), null);
        for (Node next = reach.toWalk.poll(); next != null && reach.nodes.size() < limit; next = reach.toWalk.poll()) {
            Node node = next;
            Parts.forEach(node.object(), node.place(), (part, place) -> reach.visit(part, place, node));
        }
        return reach;
    }

    private void visit(Object object, Place place, @Nullable Node from) {
        if (Parts.concern(object) && !nodes.containsKey(object)) {
            Node node = new Node(object, place, from);
            nodes.put(object, node);
            toWalk.add(node);
        }
    }

    Map<Object, Node> nodes() {
        return nodes;
    }

    int size() {
        return nodes.size();
    }
}
