package dev.braid.examples;

import dev.braid.actors.Actor;
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
 * Mutual exclusion by a token, by Ichiro Suzuki and Tadao Kasami (TOCS 1985); TDME of paper 002.
 *
 * <p>Who wants to enter asks all others; who has the token and does not need it passes it on to one that asked and has
 * not been served, and with it the numbers of those already served. Process 0 has the token at first. Each enters once.
 *
 * <p>With {@code threads=2} each process has a thread that enters and one that notes requests, as in 002.
 *
 * <p>Checked: there is never a second token, and everybody enters. In the broken variant a process passes the token on and keeps it.
 */
public record SuzukiKasami(
        @Default("3") int processes,
        @Default("false") boolean broken,
        @Default("1") int threads) implements Program {

    @Override
    public void start(Root root) {
        if (threads == 2) {
            SuzukiKasamiOfTwoThreads.start(root, processes, broken);
        } else {
            startMembers(root);
        }
    }

    private void startMembers(Root root) {
        List<Member> members = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Member member = new Member(i, processes, broken);
            members.add(member);
            refs.add(root.spawn("p" + i, member));
        }
        members.forEach(member -> member.all.addAll(refs));
        root.whenDone(() -> {
            Check.that(members.stream().filter(member -> member.hasToken).count() == 1, "the token is lost or doubled");
            Check.that(members.stream().allMatch(member -> member.entered), "somebody never enters");
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new SuzukiKasami(3, false, 1));
    }

    private sealed interface Message permits Request, Token {}

    private record Request(int from) implements Message {}

    private record Token(List<Integer> served) implements Message {}

    private static final class Member implements Actor<Message> {

        private final int number;
        private final List<ProcessRef> all = new ArrayList<>();
        private final boolean[] asked;
        private final List<Integer> served = new ArrayList<>();
        private final boolean broken;
        private boolean hasToken;
        private boolean entered;

        Member(int number, int processes, boolean broken) {
            this.broken = broken;
            this.number = number;
            this.asked = new boolean[processes];
            this.hasToken = number == 0;
        }

        @Override
        public void onStart(Self self) {
            if (hasToken) {
                enter();
                return;
            }
            for (int i = 0; i < all.size(); i++) {
                if (i != number) {
                    self.send(all.get(i), new Request(number));
                }
            }
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message instanceof Request request) {
                asked[request.from()] = true;
            } else if (message instanceof Token token) {
                Check.never(hasToken, "a second token");
                hasToken = true;
                served.addAll(token.served());
                enter();
            }
            if (hasToken) {
                passOn(self);
            }
        }

        private void enter() {
            entered = true;
            served.add(number);
        }

        private void passOn(Self self) {
            for (int i = 0; i < asked.length; i++) {
                if (asked[i] && !served.contains(i)) {
                    hasToken = broken;
                    self.send(all.get(i), new Token(List.copyOf(served)));
                    return;
                }
            }
        }
    }
}
