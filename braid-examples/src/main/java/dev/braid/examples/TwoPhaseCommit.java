package dev.braid.examples;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import dev.braid.api.Inputs;
import java.util.ArrayList;
import java.util.List;

/**
 * Two-phase commit (Gray 1978): a coordinator asks all participants to vote and commits only if all say yes.
 *
 * <p>Each vote is an input, so n participants have 2^n inputs, and their votes arrive in n! orders: 2^n n! behaviours.
 *
 * <p>Checked by every participant: a commit never follows its own no. In the broken variant the coordinator decides by
 * the vote that comes last.
 */
public record TwoPhaseCommit(
        @Default("3") int participants, @Default("false") boolean broken) implements Program {

    private enum Decision {
        COMMIT,
        ABORT
    }

    @Override
    public void start(Root root) {
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < participants; i++) {
            refs.add(root.spawn("participant" + i, TwoPhaseCommit::participate));
        }
        List<ProcessRef> all = List.copyOf(refs);
        boolean lastVoteDecides = broken;
        root.spawn("coordinator", self -> coordinate(self, all, lastVoteDecides));
    }

    private static void coordinate(Self self, List<ProcessRef> participants, boolean lastVoteDecides) {
        participants.forEach(participant -> self.send(participant, "prepare"));
        boolean commit = true;
        for (int i = 0; i < participants.size(); i++) {
            boolean yes = self.receive().equals("yes");
            commit = yes && (commit || lastVoteDecides);
        }
        Decision decision = commit ? Decision.COMMIT : Decision.ABORT;
        participants.forEach(participant -> self.send(participant, decision));
    }

    private static void participate(Self self) {
        self.receive();
        String vote = Inputs.choose("vote", "yes", "no");
        self.send(self.sender(), vote);
        Object decision = self.receive();
        Check.never(decision == Decision.COMMIT && vote.equals("no"), "committed although I voted no");
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new TwoPhaseCommit(3, false));
    }
}
