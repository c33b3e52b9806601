package dev.braid.solver.backend;

import static org.sosy_lab.java_smt.solvers.bitwuzla.api.BitwuzlaNativeJNI.*;

import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Sort;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Kind;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.RoundingMode;

/** Terms as addresses in Bitwuzla's store; all are freed with the store. */
final class BitwuzlaDialect implements Dialect<Long> {

    private final long store = new_TermManager();
    private final Map<Sort, Long> sorts = new EnumMap<>(Sort.class);
    private final long nearest = TermManager_mk_rm_value(store, null, RoundingMode.RNE.swigValue());
    private final long towardsZero = TermManager_mk_rm_value(store, null, RoundingMode.RTZ.swigValue());
    private final long down = TermManager_mk_rm_value(store, null, RoundingMode.RTN.swigValue());
    private final long up = TermManager_mk_rm_value(store, null, RoundingMode.RTP.swigValue());
    private long[] owned = {nearest, towardsZero, down, up};
    private int size = owned.length;

    long store() {
        return store;
    }

    void close() {
        for (int i = size - 1; i >= 0; i--) {
            delete_Term(owned[i]);
        }
        sorts.values().forEach(sort -> delete_Sort(sort));
        delete_TermManager(store);
    }

    private long own(long term) {
        if (size == owned.length) {
            owned = Arrays.copyOf(owned, size * 2);
        }
        owned[size++] = term;
        return term;
    }

    private long sort(Sort sort) {
        return sorts.computeIfAbsent(sort, key -> switch (key) {
            case BOOL -> TermManager_mk_bool_sort(store, null);
            case FLOAT -> TermManager_mk_fp_sort(store, null, 8, 24);
            case DOUBLE -> TermManager_mk_fp_sort(store, null, 11, 53);
            default -> TermManager_mk_bv_sort(store, null, key.width());
        });
    }

    @Override
    public Long constant(Sort sort, long value) {
        if (sort == Sort.BOOL) {
            return own(value != 0 ? TermManager_mk_true(store, null) : TermManager_mk_false(store, null));
        }
        long bits = own(TermManager_mk_bv_value_int64(store, null, sort(sort.bits()), null, value));
        return sort.isFloating() ? fromBits(sort, bits) : bits;
    }

    private long fromBits(Sort sort, long bits) {
        return own(TermManager_mk_term__SWIG_2(
                store, null, Kind.FP_TO_FP_FROM_BV.swigValue(), bits, null, exponent(sort), significand(sort)));
    }

    @Override
    public Long variable(String name, Sort sort) {
        return own(TermManager_mk_const(store, null, sort(sort), null, name));
    }

    @Override
    public Long apply(Operator operator, Sort sort, Sort operand, List<Long> parts) {
        long a = parts.get(0);
        return switch (operator) {
            case NOT -> unary(Kind.NOT, a);
            case CHOICE -> ternary(Kind.ITE, a, parts.get(1), parts.get(2));
            case SIGN_EXTEND -> indexed(Kind.BV_SIGN_EXTEND, a, sort.width() - operand.width());
            case ZERO_EXTEND -> indexed(Kind.BV_ZERO_EXTEND, a, sort.width() - operand.width());
            case TRUNCATE ->
                own(TermManager_mk_term__SWIG_2(
                        store, null, Kind.BV_EXTRACT.swigValue(), a, null, sort.width() - 1, 0));
            case F_NEGATE -> unary(Kind.FP_NEG, a);
            case F_ABSOLUTE -> unary(Kind.FP_ABS, a);
            case F_ROOT -> binary(Kind.FP_SQRT, nearest, a);
            case F_FLOOR -> binary(Kind.FP_RTI, down, a);
            case F_CEILING -> binary(Kind.FP_RTI, up, a);
            case F_ROUND_EVEN -> binary(Kind.FP_RTI, nearest, a);
            case F_IS_NAN -> unary(Kind.FP_IS_NAN, a);
            case INTEGER_TO_FLOAT -> rounded(Kind.FP_TO_FP_FROM_SBV, sort, a);
            case FLOAT_TO_FLOAT -> rounded(Kind.FP_TO_FP_FROM_FP, sort, a);
            case FLOAT_TO_INTEGER ->
                own(TermManager_mk_term__SWIG_4(
                        store, null, Kind.FP_TO_SBV.swigValue(), towardsZero, null, a, null, sort.width()));
            case BITS_TO_FLOAT -> fromBits(sort, a);
            case F_ADD -> ternary(Kind.FP_ADD, nearest, a, parts.get(1));
            case F_SUBTRACT -> ternary(Kind.FP_SUB, nearest, a, parts.get(1));
            case F_MULTIPLY -> ternary(Kind.FP_MUL, nearest, a, parts.get(1));
            case F_DIVIDE -> ternary(Kind.FP_DIV, nearest, a, parts.get(1));
            default -> binary(kind(operator), a, parts.get(1));
        };
    }

    private static Kind kind(Operator operator) {
        return switch (operator) {
            case AND -> Kind.AND;
            case OR -> Kind.OR;
            case EQUAL -> Kind.EQUAL;
            case ADD -> Kind.BV_ADD;
            case SUBTRACT -> Kind.BV_SUB;
            case MULTIPLY -> Kind.BV_MUL;
            case DIVIDE -> Kind.BV_SDIV;
            case REMAINDER -> Kind.BV_SREM;
            case BIT_AND -> Kind.BV_AND;
            case BIT_OR -> Kind.BV_OR;
            case BIT_XOR -> Kind.BV_XOR;
            case SHIFT_LEFT -> Kind.BV_SHL;
            case SHIFT_RIGHT -> Kind.BV_ASHR;
            case SHIFT_RIGHT_UNSIGNED -> Kind.BV_SHR;
            case LESS -> Kind.BV_SLT;
            case AT_MOST -> Kind.BV_SLE;
            case LESS_UNSIGNED -> Kind.BV_ULT;
            case AT_MOST_UNSIGNED -> Kind.BV_ULE;
            case F_LESS -> Kind.FP_LT;
            case F_AT_MOST -> Kind.FP_LEQ;
            case F_EQUAL -> Kind.FP_EQUAL;
            default -> throw new NotExpressible("Java's % of floating-point numbers");
        };
    }

    private long unary(Kind kind, long a) {
        return own(TermManager_mk_term__SWIG_0(store, null, kind.swigValue(), a, null));
    }

    private long indexed(Kind kind, long a, int index) {
        return own(TermManager_mk_term__SWIG_1(store, null, kind.swigValue(), a, null, index));
    }

    private long binary(Kind kind, long a, long b) {
        return own(TermManager_mk_term__SWIG_3(store, null, kind.swigValue(), a, null, b, null));
    }

    private long ternary(Kind kind, long a, long b, long c) {
        return own(TermManager_mk_term__SWIG_6(store, null, kind.swigValue(), a, null, b, null, c, null));
    }

    private long rounded(Kind kind, Sort sort, long a) {
        return own(TermManager_mk_term__SWIG_5(
                store, null, kind.swigValue(), nearest, null, a, null, exponent(sort), significand(sort)));
    }

    static int exponent(Sort sort) {
        return sort == Sort.FLOAT ? 8 : 11;
    }

    static int significand(Sort sort) {
        return sort == Sort.FLOAT ? 24 : 53;
    }
}
