package dev.braid.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Asks a hook at the beginning of a method of the JDK, which may answer in its place.
 *
 * @param method name and descriptor of the method
 * @param hook the method of Hooks to ask
 * @param hookDescriptor what it takes and answers: true (handled), a number from 0 up, or an object
 * @param arguments letters for what is passed: a digit for a local variable, z and t for false and true, n and m for the
 *     zero of int and long
 */
record Prologue(String method, String hook, String hookDescriptor, String arguments) {

    void write(MethodVisitor mv, String descriptor) {
        Type[] types = Type.getArgumentTypes(hookDescriptor);
        for (int i = 0; i < arguments.length(); i++) {
            push(mv, arguments.charAt(i), types[i]);
        }
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodWeaving.HOOKS, hook, hookDescriptor, false);
        Type answer = Type.getReturnType(hookDescriptor);
        Label unanswered = new Label();
        if (answer.getSort() == Type.BOOLEAN) {
            mv.visitJumpInsn(Opcodes.IFEQ, unanswered);
            mv.visitInsn(Opcodes.RETURN);
            mv.visitLabel(unanswered);
            mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        } else {
            answering(mv, answer, unanswered, Type.getReturnType(descriptor));
        }
    }

    private static void answering(MethodVisitor mv, Type answer, Label unanswered, Type result) {
        boolean number = answer.getSort() == Type.INT;
        mv.visitInsn(Opcodes.DUP);
        mv.visitJumpInsn(number ? Opcodes.IFLT : Opcodes.IFNULL, unanswered);
        mv.visitInsn(result.getOpcode(Opcodes.IRETURN));
        mv.visitLabel(unanswered);
        Object onStack = number ? Opcodes.INTEGER : answer.getInternalName();
        mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {onStack});
        mv.visitInsn(Opcodes.POP);
    }

    private static void push(MethodVisitor mv, char what, Type type) {
        switch (what) {
            case 'z', 'n' -> mv.visitInsn(Opcodes.ICONST_0);
            case 't' -> mv.visitInsn(Opcodes.ICONST_1);
            case 'm' -> mv.visitInsn(Opcodes.LCONST_0);
            case 'c' ->
                mv.visitMethodInsn(
                        Opcodes.INVOKESTATIC, MethodWeaving.HOOKS, "currentThread", "()Ljava/lang/Thread;", false);
            default -> mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), what - '0');
        }
    }
}
