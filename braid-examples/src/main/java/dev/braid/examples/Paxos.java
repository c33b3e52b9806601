package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.List;

/**
 * Single-decree Paxos (Lamport, "The Part-Time Parliament", 1998): acceptors agree on one of the proposers' values.
 *
 * <p>Each proposer tries one round with its own ballot. It asks all acceptors for a promise; with promises from a majority
 * it proposes the value accepted under the highest ballot that it heard of, else its own; an acceptor accepts unless it
 * has promised a higher ballot. A value is chosen when a majority accepted it under one ballot.
 *
 * <p>Checked: at most one value is ever chosen. In the broken variant a proposer always proposes its own value.
 */
public record Paxos(
        @Default("3") int acceptors,
        @Default("2") int proposers,
        @Default("unordered") Port.Order channels,
        @Default("false") boolean broken)
        implements Program {

    @Override
    public void start(Root root) {
        Port<Message> port = Port.of("paxos", channels);
        List<Acceptor> members = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < acceptors; i++) {
            Acceptor acceptor = new Acceptor(port);
            members.add(acceptor);
            refs.add(root.spawn("acceptor" + i, acceptor));
        }
        for (int ballot = 1; ballot <= proposers; ballot++) {
            root.spawn("proposer" + ballot, new Proposer(ballot, List.copyOf(refs), port, broken));
        }
        root.whenDone(() -> checkAgreement(members));
    }

    private void checkAgreement(List<Acceptor> members) {
        int chosen = 0;
        for (int ballot = 1; ballot <= proposers; ballot++) {
            int round = ballot;
            List<Integer> values = members.stream()
                    .flatMap(member -> member.accepted.stream())
                    .filter(accept -> accept.ballot() == round)
                    .map(Accept::value)
                    .toList();
            if (values.size() > acceptors / 2) {
                Check.that(chosen == 0 || chosen == values.get(0), "two values are chosen");
                chosen = values.get(0);
            }
        }
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new Paxos(3, 2, Port.Order.UNORDERED, false));
    }

    private sealed interface Message permits Prepare, Promise, Accept, Accepted {}

    private record Prepare(int ballot) implements Message {}

    /** A promise, with what was accepted last; ballot 0 is nothing. */
    private record Promise(int acceptedBallot, int acceptedValue) implements Message {}

    private record Accept(int ballot, int value) implements Message {}

    private record Accepted(int ballot) implements Message {}

    private static final class Acceptor implements Actor<Message> {

        private final Port<Message> port;
        private final List<Accept> accepted = new ArrayList<>();
        private int promised;
        private Accept last = new Accept(0, 0);

        Acceptor(Port<Message> port) {
            this.port = port;
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message instanceof Prepare prepare && prepare.ballot() >= promised) {
                promised = prepare.ballot();
                self.send(self.sender(), port, new Promise(last.ballot(), last.value()));
            } else if (message instanceof Accept accept && accept.ballot() >= promised) {
                promised = accept.ballot();
                last = accept;
                accepted.add(accept);
                self.send(self.sender(), port, new Accepted(accept.ballot()));
            }
        }
    }

    private static final class Proposer implements Actor<Message> {

        private final int ballot;
        private final List<ProcessRef> acceptors;
        private final Port<Message> port;
        private final boolean broken;
        private int promises;
        private int acceptances;
        private Promise highest = new Promise(0, 0);

        Proposer(int ballot, List<ProcessRef> acceptors, Port<Message> port, boolean broken) {
            this.ballot = ballot;
            this.acceptors = acceptors;
            this.port = port;
            this.broken = broken;
        }

        @Override
        public void onStart(Self self) {
            acceptors.forEach(acceptor -> self.send(acceptor, port, new Prepare(ballot)));
        }

        /** Promises that come after a majority of them are of no use and stay where they are. */
        @Override
        public Receive<?> next() {
            return promises < majority()
                    ? Receive.of(Promise.class).orIdle()
                    : Receive.of(Accepted.class).orIdle();
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message instanceof Promise promise) {
                onPromise(promise, self);
            } else if (++acceptances == majority()) {
                self.stop();
            }
        }

        private void onPromise(Promise promise, Self self) {
            promises++;
            if (promise.acceptedBallot() > highest.acceptedBallot()) {
                highest = promise;
            }
            if (promises == majority()) {
                int value = highest.acceptedBallot() == 0 || broken ? ballot : highest.acceptedValue();
                acceptors.forEach(acceptor -> self.send(acceptor, port, new Accept(ballot, value)));
            }
        }

        private int majority() {
            return acceptors.size() / 2 + 1;
        }
    }
}
