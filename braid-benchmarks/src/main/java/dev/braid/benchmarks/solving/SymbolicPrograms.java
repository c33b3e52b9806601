package dev.braid.benchmarks.solving;

import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Small programs written on terms, of the kinds whose queries were measured for the design. */
final class SymbolicPrograms {

    private SymbolicPrograms() {}

    static Map<String, Consumer<SymbolicRun>> all() {
        Map<String, Consumer<SymbolicRun>> programs = new LinkedHashMap<>();
        programs.put("sort 5 ints", run -> sort(run, 5));
        programs.put("parse key=number", SymbolicPrograms::parse);
        programs.put("state machine of 6 orders", run -> orders(run, 6));
        programs.put("hash table of 4 keys", run -> hashTable(run, 4));
        return programs;
    }

    /** Insertion sort. */
    static void sort(SymbolicRun run, int count) {
        Term[] values = new Term[count];
        for (int i = 0; i < count; i++) {
            values[i] = Integers.input("x" + i, Type.INT);
        }
        for (int i = 1; i < count; i++) {
            for (int j = i; j > 0 && run.branch(Integers.less(values[j], values[j - 1])); j--) {
                Term swapped = values[j];
                values[j] = values[j - 1];
                values[j - 1] = swapped;
            }
        }
    }

    /** Blanks, letters, '=', an optional sign, digits; then a limit on the number. */
    static void parse(SymbolicRun run) {
        Text text = Text.input("line", 6);
        run.branch(text.isWellFormed());
        int at = skipWhile(run, text, 0, ' ', ' ');
        int key = skipWhile(run, text, at, 'a', 'z');
        if (key == at || !isThere(run, text, key) || !run.branch(is(text, key, '='))) {
            return;
        }
        int start = key + 1;
        boolean negative = isThere(run, text, start) && run.branch(is(text, start, '-'));
        int digits = negative ? start + 1 : start;
        int end = skipWhile(run, text, digits, '0', '9');
        Term number = Integers.of(0);
        for (int i = digits; i < end; i++) {
            Term digit = Integers.subtract(text.charAt(Integers.of(i)), Integers.of('0'));
            number = Integers.add(Integers.multiply(number, Integers.of(10)), digit);
        }
        run.branch(Integers.less(Integers.of(42), negative ? Integers.negate(number) : number));
    }

    private static int skipWhile(SymbolicRun run, Text text, int from, char least, char greatest) {
        int at = from;
        while (isThere(run, text, at)
                && run.branch(Integers.atMost(Integers.of(least), text.charAt(Integers.of(at))))
                && run.branch(Integers.atMost(text.charAt(Integers.of(at)), Integers.of(greatest)))) {
            at++;
        }
        return at;
    }

    private static boolean isThere(SymbolicRun run, Text text, int at) {
        return at < text.longest() && run.branch(Integers.less(Integers.of(at), text.length()));
    }

    private static Term is(Text text, int at, char wanted) {
        return Integers.equal(text.charAt(Integers.of(at)), Integers.of(wanted));
    }

    /** An account: each order deposits, withdraws or closes; amounts and the balance are checked. */
    static void orders(SymbolicRun run, int count) {
        Term balance = Integers.of(0);
        for (int i = 0; i < count; i++) {
            Term kind = Integers.input("kind" + i, Type.BYTE);
            Term amount = Integers.input("amount" + i, Type.INT);
            if (run.branch(Integers.equal(kind, Integers.of(0)))) {
                if (run.branch(Integers.less(Integers.of(0), amount))) {
                    balance = Integers.add(balance, amount);
                }
            } else if (run.branch(Integers.equal(kind, Integers.of(1)))) {
                Term covered = Truth.and(Integers.less(Integers.of(0), amount), Integers.atMost(amount, balance));
                balance = run.branch(covered) ? Integers.subtract(balance, amount) : balance;
            } else if (run.branch(Integers.less(balance, Integers.of(0)))) {
                return;
            }
        }
    }

    /** Keys go to the bucket their spread hash says; in the same bucket they are compared. */
    static void hashTable(SymbolicRun run, int count) {
        Term[] keys = new Term[count];
        Term[] buckets = new Term[count];
        for (int i = 0; i < count; i++) {
            keys[i] = Integers.input("key" + i, Type.INT);
            Term mixed = Integers.multiply(keys[i], Integers.of(0x9E3779B1));
            Term spread = Integers.xor(mixed, Integers.shiftRightUnsigned(mixed, Integers.of(16)));
            buckets[i] = Integers.and(spread, Integers.of(7));
            for (int j = 0; j < i; j++) {
                if (run.branch(Integers.equal(buckets[i], buckets[j]))) {
                    run.branch(Integers.equal(keys[i], keys[j]));
                }
            }
        }
    }
}
