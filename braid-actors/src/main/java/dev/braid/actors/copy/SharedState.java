package dev.braid.actors.copy;

import java.util.List;

/**
 * A changeable object that more than one process can reach.
 *
 * @param type the name of its class
 * @param paths one way from each process to it, such as {@code p2: results[0].log}
 */
public record SharedState(String type, List<String> paths) {

    public SharedState {
        paths = List.copyOf(paths);
    }

    @Override
    public String toString() {
        return type + " is reachable from " + String.join(" and ", paths);
    }
}
