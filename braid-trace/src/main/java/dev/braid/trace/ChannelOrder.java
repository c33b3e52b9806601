package dev.braid.trace;

/** The order in which the messages of a port may be received. */
public enum ChannelOrder {
    UNORDERED,
    FIFO,
    CAUSAL,
    ARRIVAL
}
