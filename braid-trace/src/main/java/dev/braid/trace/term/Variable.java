package dev.braid.trace.term;

/**
 * One primitive input of the program, or one part of a composite input: {@code key.length()}, {@code key.charAt(3)}.
 *
 * @param name as reports show it; two variables of one program with equal names are the same
 */
public record Variable(String name, Type type) {

    /** The Java type of an input; it decides how values are shown. */
    public enum Type {
        BOOLEAN(Sort.BOOL),
        BYTE(Sort.BYTE),
        CHAR(Sort.SHORT),
        SHORT(Sort.SHORT),
        INT(Sort.INT),
        LONG(Sort.LONG),
        FLOAT(Sort.INT),
        DOUBLE(Sort.LONG);

        private final Sort sort;

        Type(Sort sort) {
            this.sort = sort;
        }

        /** Floating-point inputs are bit-vectors, reinterpreted where they are used. */
        public Sort sort() {
            return sort;
        }
    }

    public Sort sort() {
        return type.sort();
    }

    /** The least value as a number of the type: a char is never negative. */
    public long least() {
        return type == Type.CHAR ? 0 : sort().least();
    }

    public long greatest() {
        return type == Type.CHAR ? Character.MAX_VALUE : sort().greatest();
    }

    /** A value of the sort as a number of the type. */
    public long number(long value) {
        return type == Type.CHAR ? value & 0xffff : value;
    }

    /** A value as Java source would show it. */
    public String show(long value) {
        return Literals.show(type, value);
    }

    /** Stable between runs, unlike the hash of an enum. */
    @Override
    public int hashCode() {
        return name.hashCode() * 31 + type.ordinal();
    }
}
