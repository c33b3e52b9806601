package dev.braid.solver.backend;

import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Sort;
import java.util.List;
import java.util.function.Consumer;

/** Terms as names of SMT-LIB 2 definitions, so that shared parts are written once. */
final class SmtLibDialect implements Dialect<String> {

    private final Consumer<String> commands;
    private int defined;

    SmtLibDialect(Consumer<String> commands) {
        this.commands = commands;
    }

    @Override
    public String constant(Sort sort, long value) {
        if (sort == Sort.BOOL) {
            return value != 0 ? "true" : "false";
        }
        String digits = Long.toBinaryString(sort.unsigned(value));
        String bits = "#b" + "0".repeat(sort.width() - digits.length()) + digits;
        return sort.isFloating() ? "(" + toFloat(sort) + " " + bits + ")" : bits;
    }

    @Override
    public String variable(String name, Sort sort) {
        String symbol = "v" + defined++;
        commands.accept("(declare-const " + symbol + " " + sort(sort) + ")");
        return symbol;
    }

    @Override
    public String apply(Operator operator, Sort sort, Sort operand, List<String> parts) {
        String symbol = "t" + defined++;
        String body = "(" + symbol(operator, sort, operand) + " " + String.join(" ", parts) + ")";
        commands.accept("(define-fun " + symbol + " () " + sort(sort) + " " + body + ")");
        return symbol;
    }

    private static String sort(Sort sort) {
        return switch (sort) {
            case BOOL -> "Bool";
            case FLOAT -> "(_ FloatingPoint 8 24)";
            case DOUBLE -> "(_ FloatingPoint 11 53)";
            default -> "(_ BitVec " + sort.width() + ")";
        };
    }

    private static String toFloat(Sort sort) {
        return "(_ to_fp " + (sort == Sort.FLOAT ? "8 24" : "11 53") + ")";
    }

    private static String symbol(Operator operator, Sort sort, Sort operand) {
        return switch (operator) {
            case SIGN_EXTEND -> "(_ sign_extend " + (sort.width() - operand.width()) + ")";
            case ZERO_EXTEND -> "(_ zero_extend " + (sort.width() - operand.width()) + ")";
            case TRUNCATE -> "(_ extract " + (sort.width() - 1) + " 0)";
            case INTEGER_TO_FLOAT, FLOAT_TO_FLOAT -> toFloat(sort) + " RNE";
            case FLOAT_TO_INTEGER -> "(_ fp.to_sbv " + sort.width() + ") RTZ";
            case BITS_TO_FLOAT -> toFloat(sort);
            default -> operand.isFloating() && operator != Operator.EQUAL ? floating(operator) : plain(operator);
        };
    }

    private static String floating(Operator operator) {
        return switch (operator) {
            case F_ADD -> "fp.add RNE";
            case F_SUBTRACT -> "fp.sub RNE";
            case F_MULTIPLY -> "fp.mul RNE";
            case F_DIVIDE -> "fp.div RNE";
            case F_NEGATE -> "fp.neg";
            case F_ABSOLUTE -> "fp.abs";
            case F_ROOT -> "fp.sqrt RNE";
            case F_FLOOR -> "fp.roundToIntegral RTN";
            case F_CEILING -> "fp.roundToIntegral RTP";
            case F_ROUND_EVEN -> "fp.roundToIntegral RNE";
            case F_LESS -> "fp.lt";
            case F_AT_MOST -> "fp.leq";
            case F_EQUAL -> "fp.eq";
            case F_IS_NAN -> "fp.isNaN";
            default -> throw new NotExpressible("Java's % of floating-point numbers");
        };
    }

    private static String plain(Operator operator) {
        return switch (operator) {
            case NOT -> "not";
            case AND -> "and";
            case OR -> "or";
            case CHOICE -> "ite";
            case EQUAL -> "=";
            case ADD -> "bvadd";
            case SUBTRACT -> "bvsub";
            case MULTIPLY -> "bvmul";
            case DIVIDE -> "bvsdiv";
            case REMAINDER -> "bvsrem";
            case BIT_AND -> "bvand";
            case BIT_OR -> "bvor";
            case BIT_XOR -> "bvxor";
            case SHIFT_LEFT -> "bvshl";
            case SHIFT_RIGHT -> "bvashr";
            case SHIFT_RIGHT_UNSIGNED -> "bvlshr";
            case LESS -> "bvslt";
            case AT_MOST -> "bvsle";
            case LESS_UNSIGNED -> "bvult";
            case AT_MOST_UNSIGNED -> "bvule";
            default -> throw new NotExpressible(operator.name());
        };
    }
}
