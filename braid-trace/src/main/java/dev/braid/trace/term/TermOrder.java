package dev.braid.trace.term;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Walks over terms without recursion: a loop of the program can make a term deeper than any call stack. */
public final class TermOrder {

    private TermOrder() {}

    /**
     * Visits a term and all its parts, each once and parts before what they are part of.
     *
     * @param isDone whether a term was visited before; {@code visit} must make that true
     */
    public static void partsFirst(Term root, Predicate<Term> isDone, Consumer<Term> visit) {
        Deque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            if (isDone.test(term)) {
                open.pop();
            } else if (!pushOpenParts(term, isDone, open)) {
                open.pop();
                visit.accept(term);
            }
        }
    }

    private static boolean pushOpenParts(Term term, Predicate<Term> isDone, Deque<Term> open) {
        boolean pushed = false;
        for (int i = term.size() - 1; i >= 0; i--) {
            if (!isDone.test(term.part(i))) {
                open.push(term.part(i));
                pushed = true;
            }
        }
        return pushed;
    }

    /** Visits every distinct term of a collection of roots, parts first. */
    public static void each(Collection<Term> roots, Consumer<Term> visit) {
        Set<Term> done = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Term root : roots) {
            partsFirst(root, done::contains, term -> {
                done.add(term);
                visit.accept(term);
            });
        }
    }

    /** The variables of terms, in order of appearance. */
    public static Set<Variable> variables(Collection<Term> roots) {
        Set<Variable> variables = new LinkedHashSet<>();
        each(roots, term -> {
            if (term.is(Operator.VARIABLE)) {
                variables.add(term.variable());
            }
        });
        return variables;
    }
}
