package dev.braid.graph.build;

import dev.braid.trace.Script;

/**
 * How a graph is made.
 *
 * @param eachSendIsAnEvent whether a send is an edge of its own; else it belongs to the receive before it
 * @param maxNodes stop at so many states
 * @param maxDepth do not go on from states so many events away from the root; states are then found nearest first
 * @param memory how many bytes of states may stay in memory, the rest goes to disk
 * @param setting inputs and limits of each execution
 */
public record BuildOptions(
        Reduction reduction,
        boolean eachSendIsAnEvent,
        int maxNodes,
        int maxDepth,
        long memory,
        Script.Setting setting) {

    /** Every state, every event, a million states at most. */
    public static final BuildOptions FULL =
            new BuildOptions(Reduction.NONE, true, 1_000_000, Integer.MAX_VALUE, 256L << 20, Script.Setting.DEFAULT);

    /** Receives with all they cause, processes moving at once. */
    public static final BuildOptions REDUCED = new BuildOptions(
            Reduction.SIMULTANEOUS, false, 1_000_000, Integer.MAX_VALUE, 256L << 20, Script.Setting.DEFAULT);

    public BuildOptions with(Script.Setting other) {
        return new BuildOptions(reduction, eachSendIsAnEvent, maxNodes, maxDepth, memory, other);
    }

    public BuildOptions with(Reduction other, boolean sendsAreEvents) {
        return new BuildOptions(other, sendsAreEvents, maxNodes, maxDepth, memory, setting);
    }

    public BuildOptions within(int nodes, int depth, long bytes) {
        return new BuildOptions(reduction, eachSendIsAnEvent, nodes, depth, bytes, setting);
    }
}
