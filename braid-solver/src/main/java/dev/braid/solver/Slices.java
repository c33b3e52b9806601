package dev.braid.solver;

import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Splits conditions into groups that share no input; each group is a question of its own. */
final class Slices {

    private final Map<Term, Set<Variable>> variables = new WeakHashMap<>();

    /** The groups, in order of their first condition; conditions keep their order. */
    List<List<Term>> of(List<Term> conditions) {
        Map<Variable, Variable> leader = new HashMap<>();
        for (Term condition : conditions) {
            joinAll(variablesOf(condition), leader);
        }
        Map<Variable, List<Term>> groups = new LinkedHashMap<>();
        for (Term condition : conditions) {
            for (Variable first : variablesOf(condition)) {
                groups.computeIfAbsent(find(first, leader), key -> new ArrayList<>())
                        .add(condition);
                break;
            }
        }
        return new ArrayList<>(groups.values());
    }

    Set<Variable> variablesOf(Term condition) {
        return variables.computeIfAbsent(
                condition,
                key -> key.is(Operator.VARIABLE) ? Set.of(key.variable()) : TermOrder.variables(List.of(key)));
    }

    private static void joinAll(Set<Variable> together, Map<Variable, Variable> leader) {
        Variable first = null;
        for (Variable variable : together) {
            Variable root = find(variable, leader);
            if (first == null) {
                first = root;
            } else {
                leader.put(root, first);
            }
        }
    }

    private static Variable find(Variable variable, Map<Variable, Variable> leader) {
        Variable root = variable;
        for (Variable next = leader.get(root); next != null && !next.equals(root); next = leader.get(root)) {
            root = next;
        }
        if (!root.equals(variable)) {
            leader.put(variable, root);
        }
        return root;
    }
}
