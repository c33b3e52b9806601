package dev.braid.trace.term;

import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;

/** Terms as Java source, with the names of inputs; long ones are cut. */
final class TermText {

    private static final int LONGEST = 400;

    private final Map<Term, String> known = new IdentityHashMap<>();

    private TermText() {}

    static String of(Term term) {
        TermText text = new TermText();
        TermOrder.partsFirst(term, text.known::containsKey, part -> text.known.put(part, cut(text.show(part))));
        return text.known.getOrDefault(term, "");
    }

    private static String cut(String text) {
        return text.length() <= LONGEST
                ? text
                : text.substring(0, LONGEST / 2) + " ... " + text.substring(text.length() - 20);
    }

    private String show(Term term) {
        return switch (term.operator()) {
            case CONSTANT -> Literals.show(term.sort(), term.value());
            case VARIABLE -> term.variable().name();
            case NOT -> negation(term.part(0));
            case CHOICE -> inner(term, 0) + " ? " + inner(term, 1) + " : " + inner(term, 2);
            case SIGN_EXTEND, ZERO_EXTEND -> extended(term);
            case TRUNCATE -> "(" + term.sort().name().toLowerCase(Locale.ROOT) + ") " + inner(term, 0);
            case INTEGER_TO_FLOAT, FLOAT_TO_INTEGER, FLOAT_TO_FLOAT ->
                "(" + term.sort().name().toLowerCase(Locale.ROOT) + ") " + inner(term, 0);
            case BITS_TO_FLOAT -> isInput(term.part(0)) ? plain(term, 0) : "fromBits(" + plain(term, 0) + ")";
            case FLOAT_TO_BITS -> "bits(" + plain(term, 0) + ")";
            case F_NEGATE -> "-" + inner(term, 0);
            case F_ABSOLUTE -> "abs(" + plain(term, 0) + ")";
            case F_ROOT -> "sqrt(" + plain(term, 0) + ")";
            case F_FLOOR -> "floor(" + plain(term, 0) + ")";
            case F_CEILING -> "ceil(" + plain(term, 0) + ")";
            case F_ROUND_EVEN -> "rint(" + plain(term, 0) + ")";
            case F_IS_NAN -> "isNaN(" + plain(term, 0) + ")";
            default -> binary(term);
        };
    }

    private String negation(Term term) {
        boolean equality = term.is(Operator.EQUAL) || term.is(Operator.F_EQUAL);
        return equality ? sides(term, " != ") : "!" + wrapped(term);
    }

    private String binary(Term term) {
        boolean plusNegative = term.is(Operator.ADD)
                && term.part(1).isConstant()
                && term.part(1).value() < 0;
        if (plusNegative && term.part(1).value() != term.sort().least()) {
            return inner(term, 0) + " - "
                    + Literals.show(term.sort(), -term.part(1).value());
        }
        if (term.is(Operator.SUBTRACT) && term.part(0).is(0)) {
            return "-" + inner(term, 1);
        }
        return sides(term, " " + symbol(term.operator()) + " ");
    }

    /** A constant beside a character is shown as one. */
    private String sides(Term term, String symbol) {
        return side(term, 0, 1) + symbol + side(term, 1, 0);
    }

    private String side(Term term, int index, int other) {
        Term constant = term.part(index);
        if (constant.isConstant()
                && isCharacter(term.part(other))
                && constant.sort().unsigned(constant.value()) <= 0xffff) {
            return Literals.show(Variable.Type.CHAR, constant.value());
        }
        return inner(term, index);
    }

    private static boolean isCharacter(Term term) {
        return term.is(Operator.ZERO_EXTEND)
                ? isCharacter(term.part(0))
                : term.is(Operator.VARIABLE) && term.variable().type() == Variable.Type.CHAR;
    }

    private static boolean isInput(Term term) {
        return term.is(Operator.VARIABLE);
    }

    private String extended(Term term) {
        return term.part(0).is(Operator.ZERO_EXTEND) || !term.is(Operator.ZERO_EXTEND) || isCharacter(term)
                ? wrapped(term.part(0))
                : "unsigned(" + plain(term, 0) + ")";
    }

    private String plain(Term term, int index) {
        return known.getOrDefault(term.part(index), "");
    }

    private String inner(Term term, int index) {
        return wrapped(term.part(index));
    }

    private String wrapped(Term term) {
        String text = known.getOrDefault(term, "");
        return text.indexOf(' ') >= 0 ? "(" + text + ")" : text;
    }

    private static String symbol(Operator operator) {
        return switch (operator) {
            case AND -> "&&";
            case OR -> "||";
            case EQUAL, F_EQUAL -> "==";
            case ADD, F_ADD -> "+";
            case SUBTRACT, F_SUBTRACT -> "-";
            case MULTIPLY, F_MULTIPLY -> "*";
            case DIVIDE, F_DIVIDE -> "/";
            case REMAINDER, F_REMAINDER -> "%";
            case BIT_AND -> "&";
            case BIT_OR -> "|";
            case BIT_XOR -> "^";
            case SHIFT_LEFT -> "<<";
            case SHIFT_RIGHT -> ">>";
            case SHIFT_RIGHT_UNSIGNED -> ">>>";
            case LESS, F_LESS -> "<";
            case AT_MOST, F_AT_MOST -> "<=";
            case LESS_UNSIGNED -> "<u";
            case AT_MOST_UNSIGNED -> "<=u";
            default -> operator.name();
        };
    }
}
