package dev.braid.agent;

import dev.braid.runtime.threads.Sites;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** One concern of weaving a method: knows the class and the source line. */
abstract class MethodWeaving extends MethodVisitor {

    static final String HOOKS = "dev/braid/runtime/threads/Hooks";

    final WovenClass type;
    int line;

    MethodWeaving(WovenClass type, MethodVisitor next) {
        super(Opcodes.ASM9, next);
        this.type = type;
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        line = number;
        super.visitLineNumber(number, start);
    }

    final void push(int number) {
        if (number >= Byte.MIN_VALUE && number <= Byte.MAX_VALUE) {
            mv.visitIntInsn(Opcodes.BIPUSH, number);
        } else if (number >= Short.MIN_VALUE && number <= Short.MAX_VALUE) {
            mv.visitIntInsn(Opcodes.SIPUSH, number);
        } else {
            mv.visitLdcInsn(number);
        }
    }

    final void hook(String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, name, descriptor, false);
    }

    /** A place where something is used that the user would call {@code what}, or empty. */
    final int place(String what) {
        return Sites.place(what, type.file(), line);
    }

    /** What is known of a class while its methods are woven. */
    record WovenClass(ClassShape shape, int version, Source source, ClassShapes shapes, ClassLoader loader) {

        String name() {
            return shape.name();
        }

        String file() {
            return source.file();
        }

        boolean isSelf(@Nullable String other) {
            return name().equals(other);
        }
    }
}
