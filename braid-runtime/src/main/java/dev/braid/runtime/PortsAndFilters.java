package dev.braid.runtime;

import dev.braid.actors.Port;
import dev.braid.actors.Receive;
import dev.braid.trace.ChannelOrder;
import dev.braid.trace.Recorder;

/** Tells the recorder about the ports and filters of {@code braid-actors}. */
final class PortsAndFilters implements Recorder.Messages {

    /** Orders of channels by the ordinal of the port's order. */
    static final ChannelOrder[] ORDERS = {
        ChannelOrder.UNORDERED, ChannelOrder.FIFO, ChannelOrder.CAUSAL, ChannelOrder.ARRIVAL
    };

    @Override
    public boolean fits(Object filter, Object port, Object payload) {
        return ((Receive<?>) filter).fits((Port<?>) port, payload);
    }

    @Override
    public boolean hasPredicate(Object filter) {
        return ((Receive<?>) filter).hasPredicate();
    }

    @Override
    public int rank(Object filter, Object port) {
        return ((Receive<?>) filter).rank((Port<?>) port);
    }

    @Override
    public String portName(Object port) {
        return ((Port<?>) port).name();
    }

    @Override
    public long content(Object payload) {
        return ContentHash.of(payload);
    }
}
