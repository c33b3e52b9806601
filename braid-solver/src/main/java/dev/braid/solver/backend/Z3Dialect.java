package dev.braid.solver.backend;

import com.microsoft.z3.Native;
import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Sort;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Terms as addresses in a Z3 context, which keeps them until it is deleted. */
final class Z3Dialect implements Dialect<Long> {

    private final long context;
    private final Map<Sort, Long> sorts = new EnumMap<>(Sort.class);
    private final long nearest;

    Z3Dialect(long context) {
        this.context = context;
        this.nearest = Native.mkFpaRne(context);
    }

    private long sort(Sort sort) {
        return sorts.computeIfAbsent(sort, key -> switch (key) {
            case BOOL -> Native.mkBoolSort(context);
            case FLOAT -> Native.mkFpaSort32(context);
            case DOUBLE -> Native.mkFpaSort64(context);
            default -> Native.mkBvSort(context, key.width());
        });
    }

    @Override
    public Long constant(Sort sort, long value) {
        if (sort == Sort.BOOL) {
            return value != 0 ? Native.mkTrue(context) : Native.mkFalse(context);
        }
        long bits = Native.mkInt64(context, value, sort(sort.bits()));
        return sort.isFloating() ? Native.mkFpaToFpBv(context, bits, sort(sort)) : bits;
    }

    @Override
    public Long variable(String name, Sort sort) {
        return Native.mkConst(context, Native.mkStringSymbol(context, name), sort(sort));
    }

    @Override
    public Long apply(Operator operator, Sort sort, Sort operand, List<Long> parts) {
        long a = parts.get(0);
        return switch (operator) {
            case NOT -> Native.mkNot(context, a);
            case CHOICE -> Native.mkIte(context, a, parts.get(1), parts.get(2));
            case SIGN_EXTEND -> Native.mkSignExt(context, sort.width() - operand.width(), a);
            case ZERO_EXTEND -> Native.mkZeroExt(context, sort.width() - operand.width(), a);
            case TRUNCATE -> Native.mkExtract(context, sort.width() - 1, 0, a);
            case F_NEGATE -> Native.mkFpaNeg(context, a);
            case F_ABSOLUTE -> Native.mkFpaAbs(context, a);
            case F_ROOT -> Native.mkFpaSqrt(context, nearest, a);
            case F_FLOOR -> Native.mkFpaRoundToIntegral(context, Native.mkFpaRtn(context), a);
            case F_CEILING -> Native.mkFpaRoundToIntegral(context, Native.mkFpaRtp(context), a);
            case F_ROUND_EVEN -> Native.mkFpaRoundToIntegral(context, nearest, a);
            case F_IS_NAN -> Native.mkFpaIsNan(context, a);
            case INTEGER_TO_FLOAT -> Native.mkFpaToFpSigned(context, nearest, a, sort(sort));
            case FLOAT_TO_FLOAT -> Native.mkFpaToFpFloat(context, nearest, a, sort(sort));
            case FLOAT_TO_INTEGER -> Native.mkFpaToSbv(context, Native.mkFpaRtz(context), a, sort.width());
            case BITS_TO_FLOAT -> Native.mkFpaToFpBv(context, a, sort(sort));
            default -> operand.isFloating() ? floating(operator, a, parts.get(1)) : integer(operator, a, parts.get(1));
        };
    }

    private long floating(Operator operator, long a, long b) {
        return switch (operator) {
            case EQUAL -> Native.mkEq(context, a, b);
            case F_ADD -> Native.mkFpaAdd(context, nearest, a, b);
            case F_SUBTRACT -> Native.mkFpaSub(context, nearest, a, b);
            case F_MULTIPLY -> Native.mkFpaMul(context, nearest, a, b);
            case F_DIVIDE -> Native.mkFpaDiv(context, nearest, a, b);
            case F_LESS -> Native.mkFpaLt(context, a, b);
            case F_AT_MOST -> Native.mkFpaLeq(context, a, b);
            case F_EQUAL -> Native.mkFpaEq(context, a, b);
            default -> throw new NotExpressible("Java's % of floating-point numbers");
        };
    }

    private long integer(Operator operator, long a, long b) {
        return switch (operator) {
            case AND -> Native.mkAnd(context, 2, new long[] {a, b});
            case OR -> Native.mkOr(context, 2, new long[] {a, b});
            case EQUAL -> Native.mkEq(context, a, b);
            case ADD -> Native.mkBvadd(context, a, b);
            case SUBTRACT -> Native.mkBvsub(context, a, b);
            case MULTIPLY -> Native.mkBvmul(context, a, b);
            case DIVIDE -> Native.mkBvsdiv(context, a, b);
            case REMAINDER -> Native.mkBvsrem(context, a, b);
            case BIT_AND -> Native.mkBvand(context, a, b);
            case BIT_OR -> Native.mkBvor(context, a, b);
            case BIT_XOR -> Native.mkBvxor(context, a, b);
            case SHIFT_LEFT -> Native.mkBvshl(context, a, b);
            case SHIFT_RIGHT -> Native.mkBvashr(context, a, b);
            case SHIFT_RIGHT_UNSIGNED -> Native.mkBvlshr(context, a, b);
            case LESS -> Native.mkBvslt(context, a, b);
            case AT_MOST -> Native.mkBvsle(context, a, b);
            case LESS_UNSIGNED -> Native.mkBvult(context, a, b);
            case AT_MOST_UNSIGNED -> Native.mkBvule(context, a, b);
            default -> throw new NotExpressible(operator.name());
        };
    }
}
