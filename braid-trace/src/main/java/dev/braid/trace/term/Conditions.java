package dev.braid.trace.term;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A path condition as a person reads it: {@code x in 7..10}, {@code key == "f0"}, then whatever is not that simple. */
public final class Conditions {

    private Conditions() {}

    /** Splits conjunctions and drops what is repeated or always true. */
    public static List<Term> conjuncts(Iterable<Term> conditions) {
        Set<Term> result = new LinkedHashSet<>();
        conditions.forEach(condition -> collect(condition, result));
        return List.copyOf(result);
    }

    private static void collect(Term condition, Set<Term> result) {
        if (condition.is(Operator.AND)) {
            condition.parts().forEach(part -> collect(part, result));
        } else if (!condition.is(1)) {
            result.add(condition);
        }
    }

    /** One fact per element, in order of the inputs' first appearance. */
    public static List<String> describe(Iterable<Term> conditions) {
        List<Term> simple = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        for (Term condition : conjuncts(conditions)) {
            if (isSimple(condition)) {
                simple.add(condition);
            } else {
                rest.add(sentence(condition));
            }
        }
        List<String> facts = new ArrayList<>(describe(Ranges.of(simple)));
        facts.addAll(rest);
        return facts;
    }

    private static String sentence(Term condition) {
        if (!condition.is(Operator.NOT) || !condition.part(0).is(Operator.AND)) {
            return condition.toString();
        }
        List<String> inner = describe(List.of(condition.part(0)));
        boolean isEquality = inner.size() == 1 && inner.get(0).contains(" == \"");
        return isEquality ? inner.get(0).replaceFirst(" == ", " != ") : "!(" + String.join(" && ", inner) + ")";
    }

    private static List<String> describe(Ranges ranges) {
        if (ranges.areImpossible()) {
            return List.of("false");
        }
        Map<String, Strings> strings = new LinkedHashMap<>();
        List<Variable> plain = new ArrayList<>();
        for (Variable variable : ranges.variables()) {
            if (!Strings.isPart(variable)) {
                plain.add(variable);
            } else {
                strings.computeIfAbsent(Strings.owner(variable), Strings::new).add(variable, ranges.of(variable));
            }
        }
        List<String> facts = new ArrayList<>();
        plain.forEach(variable -> addFact(facts, variable, ranges.of(variable)));
        strings.values().forEach(string -> string.describe(facts));
        return facts;
    }

    static void addFact(List<String> facts, Variable variable, Interval range) {
        String fact = fact(variable, range);
        if (!fact.isEmpty()) {
            facts.add(fact);
        }
    }

    /** An interval of an input in words; empty if it says nothing. */
    public static String fact(Variable variable, Interval range) {
        String name = variable.name();
        if (variable.type() == Variable.Type.BOOLEAN) {
            return range.isSingle() ? (range.least() == 1 ? name : "!" + name) : "";
        }
        if (range.isSingle()) {
            return name + " == " + variable.show(range.least());
        }
        boolean fromBelow = range.least() > variable.least();
        boolean fromAbove = range.greatest() < variable.greatest();
        if (fromBelow && fromAbove) {
            return name + " in " + variable.show(range.least()) + ".." + variable.show(range.greatest());
        }
        if (fromBelow) {
            return name + " >= " + variable.show(range.least());
        }
        return fromAbove ? name + " <= " + variable.show(range.greatest()) : "";
    }

    /** Whether an interval says exactly the same as the condition. */
    private static boolean isSimple(Term condition) {
        return switch (condition.operator()) {
            case VARIABLE -> true;
            case NOT -> condition.part(0).is(Operator.VARIABLE);
            case EQUAL, LESS, AT_MOST ->
                comparesInput(condition.part(0), condition.part(1))
                        || comparesInput(condition.part(1), condition.part(0));
            default -> false;
        };
    }

    private static boolean comparesInput(Term input, Term constant) {
        if (!constant.isConstant() || constant.sort() == Sort.BOOL) {
            return false;
        }
        if (input.is(Operator.VARIABLE)) {
            return isNumber(input) && (constant.value() >= 0 || input.variable().type() != Variable.Type.CHAR);
        }
        boolean extended = input.is(Operator.SIGN_EXTEND) || input.is(Operator.ZERO_EXTEND);
        return extended && input.part(0).is(Operator.VARIABLE) && isExtendedByType(input);
    }

    private static boolean isNumber(Term variable) {
        Variable.Type type = variable.variable().type();
        return type != Variable.Type.FLOAT && type != Variable.Type.DOUBLE;
    }

    private static boolean isExtendedByType(Term extension) {
        boolean isChar = extension.part(0).variable().type() == Variable.Type.CHAR;
        return isChar == extension.is(Operator.ZERO_EXTEND) && isNumber(extension.part(0));
    }
}
