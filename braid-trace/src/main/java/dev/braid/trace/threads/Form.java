package dev.braid.trace.threads;

/** When an operation can happen, and what it depends on. */
public enum Form {
    /** Always, with the same mode: a read, a write, an unlock. */
    ALWAYS,
    /** Only while the state of its object accepts it: a lock, an acquire, a join. The thread waits until then. */
    BLOCKING,
    /** Always, but its mode and effect depend on whether the state accepts it: compare-and-set, tryLock. */
    TRYING
}
