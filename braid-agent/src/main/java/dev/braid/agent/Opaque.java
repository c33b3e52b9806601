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
    private final int version;

    /** @param version of the class file: old ones have no frames */
    Opaque(MethodVisitor next, int version) {
        super(Opcodes.ASM9, next);
        this.version = version;
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
        if (version >= Opcodes.V1_6) {
            mv.visitFrame(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        }
        hook("transparent");
        mv.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(maxStack, maxLocals);
    }

    private void hook(String name) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodWeaving.HOOKS, name, "()V", false);
    }
}
