package dev.braid.litmus.threads;

/**
 * One instruction of a thread.
 *
 * @param object the object, or -1
 * @param index a register whose value is added to the object's number, or -1
 */
public record Instruction(Code code, int register, int object, int index, int value, int other) {

    @Override
    public String toString() {
        return code + "(r" + register + (object < 0 ? "" : " o" + object) + (index < 0 ? "" : "+r" + index) + " "
                + value + " " + other + ")";
    }
}
