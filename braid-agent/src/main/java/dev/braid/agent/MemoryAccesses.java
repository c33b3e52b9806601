package dev.braid.agent;

import dev.braid.runtime.threads.Sites;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Announces accesses to fields and array elements, just before they happen. Final fields cannot race. */
final class MemoryAccesses extends MethodWeaving {

    private final boolean constructor;
    /** In a constructor, before the call of the super constructor, {@code this} must not be passed to anybody. */
    private boolean initialised;

    private int unfinishedObjects;

    MemoryAccesses(WovenClass type, MethodVisitor next, boolean constructor) {
        super(type, next);
        this.constructor = constructor;
        this.initialised = !constructor;
    }

    @Override
    public void visitTypeInsn(int opcode, String operand) {
        if (opcode == Opcodes.NEW) {
            unfinishedObjects++;
        }
        super.visitTypeInsn(opcode, operand);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (constructor && opcode == Opcodes.INVOKESPECIAL && name.equals("<init>") && unfinishedObjects-- == 0) {
            initialised = true;
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        int flags = type.shapes().field(owner, name, descriptor);
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        if (isStatic && !type.isSelf(owner) && type.shapes().beginsAnew(owner)) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, owner, StaticState.USE, "()V", false);
        }
        if ((flags & Opcodes.ACC_FINAL) == 0 && (initialised || opcode != Opcodes.PUTFIELD || !type.isSelf(owner))) {
            announce(opcode, Sites.field(type.loader(), owner.replace('/', '.'), name, type.file(), line), descriptor);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private void announce(int opcode, int place, String descriptor) {
        switch (opcode) {
            case Opcodes.GETSTATIC -> {
                push(place);
                hook("readStatic", "(I)V");
            }
            case Opcodes.PUTSTATIC -> {
                push(place);
                hook("writeStatic", "(I)V");
            }
            case Opcodes.GETFIELD -> {
                mv.visitInsn(Opcodes.DUP);
                push(place);
                hook("readField", "(Ljava/lang/Object;I)V");
            }
            default -> {
                copyOwnerBelow(descriptor.equals("J") || descriptor.equals("D"));
                push(place);
                hook("writeField", "(Ljava/lang/Object;I)V");
            }
        }
    }

    /** Turns "owner, value" into "owner, value, owner". */
    private void copyOwnerBelow(boolean wide) {
        if (wide) {
            mv.visitInsn(Opcodes.DUP2_X1);
            mv.visitInsn(Opcodes.POP2);
            mv.visitInsn(Opcodes.DUP_X2);
        } else {
            mv.visitInsn(Opcodes.DUP2);
            mv.visitInsn(Opcodes.POP);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            mv.visitInsn(Opcodes.DUP2);
            element("readElement");
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            boolean wide = opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE;
            mv.visitInsn(wide ? Opcodes.DUP2_X2 : Opcodes.DUP_X2);
            mv.visitInsn(wide ? Opcodes.POP2 : Opcodes.POP);
            mv.visitInsn(wide ? Opcodes.DUP2_X2 : Opcodes.DUP2_X1);
            element("writeElement");
        }
        super.visitInsn(opcode);
    }

    private void element(String hook) {
        push(place(""));
        hook(hook, "(Ljava/lang/Object;II)V");
    }
}
