package dev.braid.trace.term;

/**
 * What is certain about a value without looking at any condition: bounds from its outermost operators only, so that asking
 * costs nothing while terms are built.
 */
record Bounds(long least, long greatest) {

    static Bounds of(Term term) {
        Sort sort = term.sort();
        switch (term.operator()) {
            case CONSTANT:
                return new Bounds(term.value(), term.value());
            case SIGN_EXTEND:
                return whole(term.part(0).sort());
            case ZERO_EXTEND:
                return new Bounds(0, term.part(0).sort().unsigned(-1));
            case BIT_AND:
                Term mask = term.part(1);
                return mask.isConstant() && mask.value() >= 0 ? new Bounds(0, mask.value()) : whole(sort);
            case REMAINDER:
                return remainder(term.part(1), sort);
            default:
                return whole(sort);
        }
    }

    private static Bounds remainder(Term divisor, Sort sort) {
        if (!divisor.isConstant() || divisor.value() == 0 || divisor.value() == sort.least()) {
            return whole(sort);
        }
        long largest = Math.abs(divisor.value()) - 1;
        return new Bounds(-largest, largest);
    }

    private static Bounds whole(Sort sort) {
        return new Bounds(sort.least(), sort.greatest());
    }

    boolean below(Bounds other) {
        return greatest < other.least;
    }

    boolean atMost(Bounds other) {
        return greatest <= other.least;
    }
}
