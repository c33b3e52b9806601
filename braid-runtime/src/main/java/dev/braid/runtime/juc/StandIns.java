package dev.braid.runtime.juc;

/** placeholder */
public final class StandIns {
    private StandIns() {}
}
