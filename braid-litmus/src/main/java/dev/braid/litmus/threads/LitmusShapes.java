package dev.braid.litmus.threads;

/** The classical shapes of memory-model tests, here under sequential consistency. The parameter is not used. */
public final class LitmusShapes {

    private static final int X = 0;
    private static final int Y = 1;
    private static final int Z = 2;

    private LitmusShapes() {}

    @Orders(value = "1 -> 3", from = "GenMC SB")
    static ThreadProgram storeBuffering(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value).read(Y);
        w.thread();
        w.write(Y, value).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 3", from = "GenMC MP")
    static ThreadProgram messagePassing(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value).write(Y, value);
        w.thread();
        w.read(Y).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 3", from = "GenMC LB")
    static ThreadProgram loadBuffering(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.read(X).write(Y, value);
        w.thread();
        w.read(Y).write(X, value);
        return w.program();
    }

    @Orders(value = "1 -> 15", from = "GenMC IRIW")
    static ThreadProgram independentReads(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value);
        w.thread();
        w.write(Y, value);
        w.thread();
        w.read(X).read(Y);
        w.thread();
        w.read(Y).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 3", from = "GenMC 2+2W")
    static ThreadProgram twoPlusTwoWrites(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value).write(Y, 2);
        w.thread();
        w.write(Y, value).write(X, 2);
        return w.program();
    }

    @Orders(value = "1 -> 6", from = "GenMC CoRR")
    static ThreadProgram coherentReads(int value) {
        ProgramWriter w = MemoryPrograms.cells(1);
        w.thread();
        w.write(X, value).write(X, 2);
        w.thread();
        w.read(X).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 20", from = "GenMC W+RRR+W")
    static ThreadProgram threeReads(int value) {
        ProgramWriter w = MemoryPrograms.cells(1);
        w.thread();
        w.write(X, value);
        w.thread();
        w.read(X).read(X).read(X);
        w.thread();
        w.write(X, 2);
        return w.program();
    }

    @Orders(value = "1 -> 7", from = "GenMC WRC")
    static ThreadProgram writeToReadCausality(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value);
        w.thread();
        w.read(X).write(Y, value);
        w.thread();
        w.read(Y).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 7", from = "GenMC ISA2")
    static ThreadProgram passedOn(int value) {
        ProgramWriter w = MemoryPrograms.cells(3);
        w.thread();
        w.write(X, value).write(Y, value);
        w.thread();
        w.read(Y).write(Z, value);
        w.thread();
        w.read(Z).read(X);
        return w.program();
    }

    @Orders(value = "1 -> 18", from = "GenMC Z6.U")
    static ThreadProgram updateBetween(int value) {
        ProgramWriter w = MemoryPrograms.cells(2);
        w.thread();
        w.write(X, value).write(Y, value);
        w.thread();
        w.add(Code.GET_AND_ADD, 0, Y, 1, 0);
        w.read(Y);
        w.thread();
        w.write(Y, 3).read(X);
        return w.program();
    }
}
