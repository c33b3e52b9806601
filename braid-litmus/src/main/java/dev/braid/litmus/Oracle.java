package dev.braid.litmus;

import dev.braid.actors.Port;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Enumerates all behaviours of a random program, one event at a time, with no cleverness: a depth-first search over
 * configurations that remembers those it has seen.
 */
public final class Oracle {

    /** Thrown when a program has too many configurations to enumerate. */
    public static final class TooLarge extends RuntimeException {
        TooLarge() {
            super("too many configurations", null, false, false);
        }
    }

    private final RandomProgram program;
    private final int limit;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> leaves = new TreeSet<>();

    private Oracle(RandomProgram program, int limit) {
        this.program = program;
        this.limit = limit;
    }

    /** The keys of all maximal behaviours. */
    public static Set<String> behaviours(RandomProgram program, int limit) {
        Oracle oracle = new Oracle(program, limit);
        oracle.visit(new Configuration(program));
        return oracle.leaves;
    }

    private void visit(Configuration at) {
        if (!seen.add(at.key())) {
            return;
        }
        if (seen.size() > limit) {
            throw new TooLarge();
        }
        boolean moved = false;
        for (int p = 0; p < program.processes().size(); p++) {
            RandomProgram.Instruction next = at.next(p);
            if (next instanceof RandomProgram.Send send) {
                visit(at.copy().send(p, send));
                moved = true;
            } else if (next instanceof RandomProgram.Choose) {
                visit(at.copy().choose(p, 0));
                visit(at.copy().choose(p, 1));
                moved = true;
            } else if (next instanceof RandomProgram.Receive receive) {
                moved |= receive(at, p, receive);
            }
        }
        if (!moved) {
            leaves.add(at.key());
        }
    }

    private boolean receive(Configuration at, int p, RandomProgram.Receive receive) {
        boolean moved = receive.timeout();
        if (moved) {
            visit(at.copy().timeOut(p));
        }
        for (int m = 0; m < at.messages(); m++) {
            if (at.mayReceive(p, receive, m)) {
                visit(at.copy().receive(p, m));
                moved = true;
            }
        }
        return moved;
    }

    static boolean accepts(RandomProgram.Receive receive, Port.Order port, int tag) {
        return (receive.ports().isEmpty() || receive.ports().contains(port)) && !(receive.evenOnly() && tag % 2 != 0);
    }
}
