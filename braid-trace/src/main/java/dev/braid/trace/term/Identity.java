package dev.braid.trace.term;

/** References as small numbers: 0 is null, every other object that a reference may mean has a number of its own. */
public final class Identity {

    public static final Term NULL = Integers.of(0);

    private Identity() {}

    /** A reference that is an input: null or one of {@code objects} objects, numbered from 1. */
    public static Term input(String name) {
        return Integers.input(name, Variable.Type.INT);
    }

    /** What must be assumed of such an input. */
    public static Term isOneOf(Term reference, int objects) {
        return Truth.and(Integers.atMost(NULL, reference), Integers.atMost(reference, Integers.of(objects)));
    }

    public static Term isNull(Term reference) {
        return isSame(reference, NULL);
    }

    public static Term isSame(Term a, Term b) {
        return Integers.equal(a, b);
    }
}
