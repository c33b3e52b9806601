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
import org.jspecify.annotations.Nullable;

/**
 * Mutual exclusion by a token that goes round a ring (Raynal, "Distributed Algorithms and Protocols", 1988); tp of paper 004.
 *
 * <p>Who has the token may use the shared resource, and passes the token on when it is done. With {@code rounds=0} the
 * token goes round for ever: such a program has no end, but finitely many states, so it has a reachability graph.
 *
 * <p>The resource checks that nobody enters while somebody is inside. With {@code tokens=2} there is a second token, as after a
 * wrong recovery from a lost one, and two processes may enter at the same time.
 */
public record TokenPassing(
        @Default("5") int processes,
        @Default("1") int rounds,
        @Default("1") int tokens) implements Program {

    @Override
    public void start(Root root) {
        ProcessRef resource = root.spawn("resource", new Resource());
        List<Member> members = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Member member = new Member(resource, rounds);
            members.add(member);
            refs.add(root.spawn("p" + i, member));
        }
        for (int i = 0; i < processes; i++) {
            members.get(i).next = refs.get((i + 1) % processes);
        }
        for (int i = 0; i < tokens; i++) {
            root.send(refs.get(i * processes / tokens), RING, new Token());
        }
        root.whenDone(() -> members.forEach(
                member -> Check.that(member.entries >= rounds, "somebody did not enter as often as it should")));
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new TokenPassing(5, 2, 1));
    }

    private static final Port<Token> RING = Port.fifo("ring");
    private static final Port<Use> USE = Port.fifo("use");

    /** The right to enter. */
    private record Token() {}

    /** What a process and the resource tell each other. */
    private enum Use {
        ENTER,
        ENTERED,
        LEAVE,
        LEFT
    }

    /** What must be used by one process at a time. */
    private static final class Resource implements Actor<Use> {

        private @Nullable ProcessRef user;

        @Override
        public void onMessage(Use message, Self self) {
            if (message == Use.ENTER) {
                Check.that(user == null, "two processes use the resource at the same time");
                user = self.sender();
                self.send(self.sender(), USE, Use.ENTERED);
            } else {
                user = null;
                self.send(self.sender(), USE, Use.LEFT);
            }
        }
    }

    private static final class Member implements Actor<Object> {

        private final ProcessRef resource;
        private final int rounds;
        private @Nullable ProcessRef next;
        private int entries;

        Member(ProcessRef resource, int rounds) {
            this.resource = resource;
            this.rounds = rounds;
        }

        @Override
        public void onMessage(Object message, Self self) {
            if (message instanceof Token) {
                enter(self);
            } else if (message == Use.ENTERED) {
                self.send(resource, USE, Use.LEAVE);
            } else if (message == Use.LEFT && next != null) {
                self.send(next, RING, new Token());
            }
        }

        private void enter(Self self) {
            if (rounds == 0 || entries < rounds) {
                entries += rounds == 0 ? 0 : 1;
                self.send(resource, USE, Use.ENTER);
            }
        }
    }
}
