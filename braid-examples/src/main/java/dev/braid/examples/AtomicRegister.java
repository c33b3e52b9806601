package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.List;

/**
 * A register kept by several servers, after Attiya, Bar-Noy and Dolev ("Sharing Memory Robustly in Message-Passing
 * Systems", 1995): who writes or reads asks all servers and goes on when a majority has answered.
 *
 * <p>One writer and one reader. At once ({@code sequential=false}), each of S servers gets the two requests in either
 * order, and the writer and the reader each hear of M = S/2 + 1 servers in any order: 2^S (S!/(S-M)!)^2 behaviours, 16 for
 * two servers, 288 for three.
 *
 * <p>Checked: the value read is the old or the new one, and the new one if the write was over before the read began
 * ({@code sequential=true}). In the broken variant one answer is enough.
 */
public record AtomicRegister(
        @Default("3") int servers,
        @Default("false") boolean sequential,
        @Default("false") boolean broken) implements Program {

    private static final int OLD = 0;
    private static final int NEW = 1;
    private static final Port<String> WRITTEN = Port.fifo("written");

    @Override
    public void start(Root root) {
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < servers; i++) {
            refs.add(root.spawn("server" + i, new Server()));
        }
        List<ProcessRef> all = List.copyOf(refs);
        int enough = broken ? 1 : servers / 2 + 1;
        boolean inTurn = sequential;
        ProcessRef reader = root.spawn("reader", self -> read(self, all, enough, inTurn));
        root.spawn("writer", self -> {
            write(self, all, enough);
            if (inTurn) {
                self.send(reader, WRITTEN, "written");
            }
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new AtomicRegister(3, false, false));
    }

    private sealed interface Request permits Write, Read {}

    private record Write(int value) implements Request {}

    private record Read() implements Request {}

    private static final class Server implements Actor<Request> {

        private int value = OLD;

        @Override
        public void onMessage(Request request, Self self) {
            if (request instanceof Write write) {
                value = write.value();
            }
            self.send(self.sender(), value);
        }
    }

    private static void write(Self self, List<ProcessRef> servers, int enough) {
        servers.forEach(server -> self.send(server, new Write(NEW)));
        for (int i = 0; i < enough; i++) {
            self.receive();
        }
    }

    private static void read(Self self, List<ProcessRef> servers, int enough, boolean afterWrite) {
        if (afterWrite) {
            self.receive(WRITTEN);
        }
        servers.forEach(server -> self.send(server, new Read()));
        int newest = OLD;
        for (int i = 0; i < enough; i++) {
            newest = Math.max(newest, (Integer) self.receive(Port.DEFAULT));
        }
        Check.that(newest == NEW || !afterWrite, "a read after the write returns the old value");
    }
}
