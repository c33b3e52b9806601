package dev.braid.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes a method opaque: what it does is no event of the program, because the JVM calls it when it likes (to load a
 * class, to link a call), and nothing can be switched above the JVM's own frames.
 */
final class Opaque extends MethodVisitor {

    private final Label begin = new Label();

    Opaque(MethodVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        hook("opaque");
        mv.visitLabel(begin);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            hook("transparent");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        Label handler = new Label();
        mv.visitLabel(handler);
        mv.visitTryCatchBlock(begin, handler, handler, null);
        mv.visitFrame(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        hook("transparent");
        mv.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(maxStack, maxLocals);
    }

    private void hook(String name) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodWeaving.HOOKS, name, "()V", false);
    }
}
