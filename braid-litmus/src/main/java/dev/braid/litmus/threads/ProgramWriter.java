package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Kind;
import dev.braid.litmus.threads.ThreadProgram.Shared;
import java.util.ArrayList;
import java.util.List;

/** Writes a {@link ThreadProgram} instruction by instruction. */
final class ProgramWriter {

    private final List<Shared> objects = new ArrayList<>();
    private final List<List<Instruction>> threads = new ArrayList<>();

    /** Declares an object and returns its number. */
    int object(Kind kind, int initial) {
        objects.add(new Shared(kind, initial));
        return objects.size() - 1;
    }

    /** Declares several cells of value 0 and returns the number of the first. */
    int cells(int count) {
        for (int i = 0; i < count; i++) {
            object(Kind.CELL, 0);
        }
        return objects.size() - count;
    }

    /** Begins a thread and returns its number. */
    int thread() {
        threads.add(new ArrayList<>());
        return threads.size() - 1;
    }

    private List<Instruction> current() {
        return threads.get(threads.size() - 1);
    }

    /** Where the next instruction of the current thread will be. */
    int here() {
        return current().size();
    }

    int add(Code code, int register, int object, int value, int other) {
        return add(code, register, object, -1, value, other);
    }

    int add(Code code, int register, int object, int index, int value, int other) {
        current().add(new Instruction(code, register, object, index, value, other));
        return here() - 1;
    }

    /** Reads a cell into register 0. */
    ProgramWriter read(int cell) {
        add(Code.READ, 0, cell, 0, 0);
        return this;
    }

    ProgramWriter write(int cell, int value) {
        add(Code.WRITE, 0, cell, value, -1);
        return this;
    }

    /** An instruction that needs only an object. */
    ProgramWriter on(Code code, int object) {
        add(code, 5, object, 1, 0);
        return this;
    }

    ProgramWriter lock(int lock) {
        return on(Code.LOCK, lock);
    }

    ProgramWriter unlock(int lock) {
        return on(Code.UNLOCK, lock);
    }

    /** A jump written before goes to here. */
    void landHere(int jump) {
        Instruction i = current().get(jump);
        current().set(jump, new Instruction(i.code(), i.register(), i.object(), i.index(), here(), i.other()));
    }

    ThreadProgram program() {
        return new ThreadProgram(
                List.copyOf(objects), threads.stream().map(List::copyOf).toList());
    }
}
