package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Kind;

/** Programs over cells only, with the number of their partial orders. All cells are 0 at first. */
public final class MemoryPrograms {

    private MemoryPrograms() {}

    @Orders(value = "2 -> 4, 8 -> 256", slow = "13 -> 8192", from = "2^n; GenMC, Concuerror")
    static ThreadProgram readers(int n) {
        ProgramWriter w = cells(1);
        w.thread();
        w.write(0, 42);
        for (int i = 0; i < n; i++) {
            w.thread();
            w.read(0);
        }
        return w.program();
    }

    @Orders(value = "2 -> 5, 5 -> 64, 10 -> 3328", slow = "15 -> 147456", from = "(n+3) 2^(n-2); GenMC, Concuerror")
    static ThreadProgram lastzero(int n) {
        ProgramWriter w = cells(n + 1);
        w.thread();
        w.add(Code.SET, 0, -1, n, 0);
        int loop = w.add(Code.READ, 1, 0, 0, 0, 0);
        int found = w.add(Code.JUMP_IF, 1, -1, 0, 0);
        w.add(Code.ADD, 0, -1, -1, 0);
        w.add(Code.JUMP, 0, -1, loop, 0);
        w.landHere(found);
        for (int j = 1; j <= n; j++) {
            w.thread();
            w.read(j - 1);
            w.add(Code.WRITE, 0, j, 1, 0);
        }
        return w.program();
    }

    @Orders(
            value = "11 -> 1, 12 -> 8, 13 -> 64, 14 -> 512",
            slow = "15 -> 4096",
            from = "8^(n-11); Flanagan, Godefroid 2005")
    static ThreadProgram indexer(int n) {
        ProgramWriter w = cells(128);
        for (int tid = 0; tid < n; tid++) {
            w.thread();
            for (int m = 1; m <= 4; m++) {
                int value = m * 11 + tid;
                w.add(Code.SET, 0, -1, value * 7 % 128, 0);
                int loop = w.add(Code.COMPARE_AND_SET, 1, 0, 0, 0, value);
                int done = w.add(Code.JUMP_IF, 1, -1, 0, 1);
                w.add(Code.ADD, 0, -1, 1, 0);
                w.add(Code.MODULO, 0, -1, 128, 0);
                w.add(Code.JUMP, 0, -1, loop, 0);
                w.landHere(done);
            }
        }
        return w.program();
    }

    @Orders(value = "3 -> 6, 5 -> 120, 7 -> 5040", from = "n!; GenMC ainc")
    static ThreadProgram ainc(int n) {
        return increments(n, 1);
    }

    @Orders(value = "2 -> 4, 3 -> 36, 4 -> 576", from = "(n!)^2; GenMC binc")
    static ThreadProgram binc(int n) {
        return increments(n, 2);
    }

    @Orders(value = "3 -> 216", slow = "4 -> 13824", from = "(n!)^3; GenMC cinc")
    static ThreadProgram cinc(int n) {
        return increments(n, 3);
    }

    private static ThreadProgram increments(int n, int cells) {
        ProgramWriter w = cells(cells);
        for (int t = 0; t < n; t++) {
            w.thread();
            for (int cell = 0; cell < cells; cell++) {
                w.add(Code.GET_AND_ADD, 0, cell, 1, 0);
            }
        }
        return w.program();
    }

    @Orders(value = "2 -> 4, 3 -> 36, 4 -> 576", from = "(n!)^2; GenMC inc, rw")
    static ThreadProgram inc(int n) {
        ProgramWriter w = cells(1);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.read(0);
            w.add(Code.WRITE, 0, 0, 1 << t, 0);
        }
        return w.program();
    }

    @Orders(value = "2 -> 2, 5 -> 5, 9 -> 9", from = "n; GenMC")
    static ThreadProgram cas(int n) {
        return compareAndSets(n, 0, 0);
    }

    @Orders(
            value = "2 -> 2, 3 -> 5, 4 -> 14, 5 -> 43, 6 -> 144, 7 -> 523, 8 -> 2048",
            slow = "9 -> 8597",
            from = "GenMC")
    static ThreadProgram casrot(int n) {
        return compareAndSets(n, 1, 0);
    }

    private static ThreadProgram compareAndSets(int n, int rotation, int first) {
        ProgramWriter w = cells(1);
        for (int t = 1; t <= n; t++) {
            w.thread();
            w.add(Code.COMPARE_AND_SET, 0, 0, first + rotation * (t - 1), t);
        }
        return w.program();
    }

    @Orders(value = "2 -> 5, 3 -> 13, 4 -> 33, 5 -> 81, 6 -> 193, 9 -> 2305", from = "n 2^(n-1) + 1; GenMC")
    static ThreadProgram wcas(int n) {
        ProgramWriter w = cells(1);
        w.thread();
        w.write(0, 2);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.add(Code.COMPARE_AND_SET, 0, 0, 2, 3);
        }
        return w.program();
    }

    @Orders(value = "2 -> 6, 3 -> 66, 4 -> 1200", slow = "5 -> 32880", from = "GenMC")
    static ThreadProgram casw(int n) {
        ProgramWriter w = cells(1);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.add(Code.COMPARE_AND_SET, 0, 0, 0, 1);
            w.write(0, t + 3);
        }
        return w.program();
    }

    @Orders(value = "2 -> 6, 5 -> 720", from = "(n+1)!; GenMC")
    static ThreadProgram wainc(int n) {
        ProgramWriter w = cells(1);
        w.thread();
        w.write(0, 42);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.add(Code.GET_AND_ADD, 0, 0, 1, 0);
        }
        return w.program();
    }

    @Orders(value = "2 -> 6, 5 -> 720", from = "(n+1)!; GenMC n-writers-a-reader, floating_read")
    static ThreadProgram writersAndReader(int n) {
        ProgramWriter w = cells(1);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.write(0, t + 1);
        }
        w.thread();
        w.read(0);
        return w.program();
    }

    @Orders(value = "0 -> 4, 1 -> 15, 2 -> 130, 3 -> 2028", slow = "4 -> 49776", from = "GenMC")
    static ThreadProgram coA(int n) {
        ProgramWriter w = cells(3);
        w.thread();
        w.write(0, 1).read(1).read(0);
        w.thread();
        w.write(0, 2).read(2).read(0);
        for (int i = 0; i < n; i++) {
            w.thread();
            w.write(1, i + 1).write(2, i + 1);
        }
        return w.program();
    }

    @Orders(value = "2 -> 19, 3 -> 141, 4 -> 1107, 5 -> 8953", from = "oracle, table 3.1 of the design")
    static ThreadProgram fibonacci(int k) {
        return fibonacciOf(k).program();
    }

    @Orders(value = "2 -> 140, 3 -> 1698", slow = "4 -> 19605, 5 -> 218243", from = "GenMC fib_bench")
    static ThreadProgram fibonacciWithObserver(int k) {
        ProgramWriter w = fibonacciOf(k);
        w.thread();
        w.read(0).read(1);
        return w.program();
    }

    private static ProgramWriter fibonacciOf(int k) {
        ProgramWriter w = new ProgramWriter();
        w.object(Kind.CELL, 1);
        w.object(Kind.CELL, 1);
        for (int target = 0; target < 2; target++) {
            w.thread();
            for (int i = 0; i < k; i++) {
                w.read(0).read(1).add(Code.WRITE, 0, target, 1, 0);
            }
        }
        return w;
    }

    @Orders(value = "", slow = "0 -> 69112", from = "GenMC")
    static ThreadProgram big(int version) {
        ProgramWriter w = cells(4);
        w.thread();
        w.read(0).read(1).read(2).read(3).read(0).read(1).read(2);
        w.thread();
        w.read(0).read(1).read(2);
        for (int first = 0; first <= 2; first += 2) {
            w.thread();
            for (int i = 1; i <= 3; i++) {
                w.write(first, version + i).write(first + 1, version + i);
            }
        }
        return w.program();
    }

    @Orders(value = "1 -> 4, 10 -> 4, 100 -> 4", from = "GenMC: local accesses give nothing new")
    static ThreadProgram parLength(int n) {
        ProgramWriter w = cells(3);
        for (int t = 1; t <= 2; t++) {
            w.thread();
            for (int i = 0; i < n; i++) {
                w.write(t, i).read(t);
            }
            w.write(0, t).read(0);
        }
        return w.program();
    }

    @Orders(value = "3 -> 15, 4 -> 105, 5 -> 945", from = "(2n-1)!!")
    static ThreadProgram sigma(int n) {
        ProgramWriter w = cells(n + 1);
        w.thread();
        for (int i = 0; i < n; i++) {
            w.read(0).add(Code.WRITE, 0, 0, i == 0 ? 0 : 1, i == 0 ? -1 : 0);
            w.add(Code.START, 0, -1, i + 1, 0);
        }
        for (int i = 0; i < n; i++) {
            w.add(Code.JOIN, 0, -1, i + 1, 0);
        }
        for (int i = 0; i < n; i++) {
            w.thread();
            w.read(0).add(Code.WRITE, 0, 1, 0, 1, -1);
        }
        return w.program();
    }

    @Orders(value = "3 -> 6, 5 -> 120", from = "n!")
    static ThreadProgram lastwrite(int n) {
        ProgramWriter w = cells(1);
        w.thread();
        for (int i = 1; i <= n; i++) {
            w.add(Code.START, 0, -1, i, 0);
        }
        for (int i = 1; i <= n; i++) {
            w.add(Code.JOIN, 0, -1, i, 0);
        }
        w.read(0);
        for (int i = 1; i <= n; i++) {
            w.thread();
            w.write(0, i);
        }
        return w.program();
    }

    @Orders(value = "2 -> 5, 3 -> 16, 4 -> 65, 5 -> 326", from = "sum over k of C(n,k) k!")
    static ThreadProgram coinCounter(int n) {
        ProgramWriter w = cells(1);
        for (int t = 0; t < n; t++) {
            w.thread();
            w.add(Code.CHOOSE, 0, -1, 2, 0);
            int skip = w.add(Code.JUMP_IF, 0, -1, 0, 0);
            w.add(Code.GET_AND_ADD, 1, 0, 1, 0);
            w.landHere(skip);
        }
        return w.program();
    }

    static ProgramWriter cells(int count) {
        ProgramWriter w = new ProgramWriter();
        w.cells(count);
        return w;
    }
}
