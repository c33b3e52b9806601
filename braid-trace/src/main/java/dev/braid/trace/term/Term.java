package dev.braid.trace.term;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A symbolic expression over inputs: immutable, and shared, so that equal terms are the same object. Build terms with
 * {@link Truth}, {@link Integers} and {@link Floats}, which simplify.
 */
public final class Term {

    private static final Term[] NOTHING = {};

    public static final Term TRUE = constant(Sort.BOOL, 1);
    public static final Term FALSE = constant(Sort.BOOL, 0);

    private final Operator operator;
    private final Sort sort;
    private final long bits;
    private final @Nullable Variable variable;
    private final Term[] parts;
    private final int hash;

    private Term(Operator operator, Sort sort, long bits, @Nullable Variable variable, Term[] parts) {
        this.operator = operator;
        this.sort = sort;
        this.bits = bits;
        this.variable = variable;
        this.parts = parts;
        this.hash = hashOf();
    }

    public static Term constant(Sort sort, long value) {
        return TermPool.shared(new Term(Operator.CONSTANT, sort, sort.normal(value), null, NOTHING));
    }

    public static Term of(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** The variable itself; {@link Integers#input} and its sisters give what Java code sees of it. */
    public static Term of(Variable variable) {
        return TermPool.shared(new Term(Operator.VARIABLE, variable.sort(), 0, variable, NOTHING));
    }

    /** Applies an operator without simplifying, but with constants folded. */
    static Term apply(Operator operator, Sort sort, Term... parts) {
        for (Term part : parts) {
            if (!part.isConstant()) {
                return TermPool.shared(new Term(operator, sort, 0, null, parts));
            }
        }
        return constant(sort, Meaning.of(operator, sort, parts[0].sort, valuesOf(parts)));
    }

    private static long[] valuesOf(Term[] parts) {
        long[] values = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = parts[i].bits;
        }
        return values;
    }

    public Operator operator() {
        return operator;
    }

    public Sort sort() {
        return sort;
    }

    public boolean isConstant() {
        return operator == Operator.CONSTANT;
    }

    /** Whether this is the constant {@code value}. */
    public boolean is(long value) {
        return isConstant() && bits == value;
    }

    public boolean is(Operator wanted) {
        return operator == wanted;
    }

    /** The value of a constant. */
    public long value() {
        if (!isConstant()) {
            throw new IllegalStateException("not a constant: " + this);
        }
        return bits;
    }

    /** The variable of a {@link Operator#VARIABLE} term. */
    public Variable variable() {
        return Objects.requireNonNull(variable, "not a variable");
    }

    public int size() {
        return parts.length;
    }

    public Term part(int index) {
        return parts[index];
    }

    public List<Term> parts() {
        return List.of(parts);
    }

    /** Equal as written; for terms of the pool that is the same as identical. */
    boolean looksLike(Term other) {
        if (hash != other.hash || operator != other.operator || sort != other.sort || bits != other.bits) {
            return false;
        }
        if (parts.length != other.parts.length || !Objects.equals(variable, other.variable)) {
            return false;
        }
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] != other.parts[i]) {
                return false;
            }
        }
        return true;
    }

    private int hashOf() {
        int mixed = operator.ordinal() * 31 + sort.ordinal();
        mixed = mixed * 31 + Long.hashCode(bits);
        mixed = mixed * 31 + (variable == null ? 0 : variable.hashCode());
        for (Term part : parts) {
            mixed = mixed * 0x9E3779B1 + part.hash;
        }
        return mixed ^ mixed >>> 15;
    }

    /** The same in every run: it depends on what the term says only. */
    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return TermText.of(this);
    }
}
