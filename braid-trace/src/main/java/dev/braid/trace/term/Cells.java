package dev.braid.trace.term;

import java.util.ArrayList;
import java.util.List;

/**
 * The cells of an array; reading and writing at a symbolic place chooses among the cells that the place may mean. The
 * place lies inside: the bounds check is a branch of the program.
 */
public final class Cells {

    private final Term length;
    private final List<Term> cells;

    private Cells(Term length, List<Term> cells) {
        this.length = length;
        this.cells = List.copyOf(cells);
    }

    /** An array of known length. */
    public static Cells of(List<Term> cells) {
        return new Cells(Integers.of(cells.size()), cells);
    }

    /** An array whose length is symbolic, with as many cells as it can have at most. */
    public static Cells of(Term length, List<Term> cells) {
        return new Cells(length, cells);
    }

    public Term length() {
        return length;
    }

    /** Whether a place lies inside. */
    public Term isIndex(Term index) {
        return Truth.and(Integers.atMost(Integers.of(0), index), Integers.less(index, length));
    }

    public Term read(Term index) {
        if (index.isConstant()) {
            return cells.get((int) index.value());
        }
        Term result = cells.get(cells.size() - 1);
        for (int i = cells.size() - 2; i >= 0; i--) {
            result = Truth.choose(Integers.equal(index, Integers.of(i)), cells.get(i), result);
        }
        return result;
    }

    public Cells write(Term index, Term value) {
        List<Term> written = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            written.add(Truth.choose(Integers.equal(index, Integers.of(i)), value, cells.get(i)));
        }
        return new Cells(length, written);
    }
}
