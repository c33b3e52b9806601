package dev.braid.agent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Replaces the JVM's monitors by the stage's: blocks, waiting and notifying.
 *
 * <p>{@code wait} and {@code notify} are final in Object, so their name and descriptor tell them whatever the receiver.
 */
class Monitors extends MethodWeaving {

    private static final String MONITORS = "dev/braid/runtime/threads/MonitorCalls";

    /** What was loaded last, as the user would name it: the object of the monitor. */
    private String used = "";

    Monitors(WovenClass type, MethodVisitor next) {
        super(type, next);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        used = name;
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        if (opcode == Opcodes.ALOAD) {
            used = "";
        }
        super.visitVarInsn(opcode, variable);
    }

    /** javac lets the handler that exits a monitor guard itself, which would go round for ever if the exit threw. */
    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String caught) {
        if (start != handler || caught != null) {
            super.visitTryCatchBlock(start, end, handler, caught);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.MONITORENTER) {
            enter();
        } else if (opcode == Opcodes.MONITOREXIT) {
            exit();
        } else {
            super.visitInsn(opcode);
        }
    }

    final void enter() {
        push(place(used));
        monitorHook("enter", "(Ljava/lang/Object;I)V");
    }

    final void exit() {
        push(place(""));
        monitorHook("exit", "(Ljava/lang/Object;I)V");
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC || !replaced(name, descriptor)) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    private boolean replaced(String name, String descriptor) {
        switch (name + descriptor) {
            case "wait()V" -> {
                mv.visitInsn(Opcodes.LCONST_0);
                await(true);
            }
            case "wait(J)V" -> await(true);
            case "wait(JI)V" -> await(false);
            case "notify()V" -> notifying("notifyOne");
            case "notifyAll()V" -> notifying("notifyAll");
            default -> {
                return false;
            }
        }
        return true;
    }

    private void monitorHook(String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MONITORS, name, descriptor, false);
    }

    private void await(boolean withoutNanos) {
        if (withoutNanos) {
            mv.visitInsn(Opcodes.ICONST_0);
        }
        push(place(used));
        monitorHook("await", "(Ljava/lang/Object;JII)V");
    }

    private void notifying(String hook) {
        push(place(used));
        monitorHook(hook, "(Ljava/lang/Object;I)V");
    }

    /** A synchronized method: its flag is gone, its body enters at the beginning and exits however it ends. */
    static final class OfMethod extends Monitors {

        private record Range(Label begin, Label end) {}

        private final boolean isStatic;
        private final List<Range> guarded = new ArrayList<>();
        private Label begin = new Label();

        OfMethod(WovenClass type, MethodVisitor next, boolean isStatic, String method) {
            super(type, next);
            this.isStatic = isStatic;
            this.line = type.source().firstLine(method);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            monitor();
            enter();
            mv.visitLabel(begin);
        }

        private void monitor() {
            if (isStatic && type.version() < Opcodes.V1_5) {
                mv.visitLdcInsn(type.name().replace('/', '.')); // no class constants yet
                mv.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        "java/lang/Class",
                        "forName",
                        "(Ljava/lang/String;)Ljava/lang/Class;",
                        false);
            } else if (isStatic) {
                mv.visitLdcInsn(Type.getObjectType(type.name()));
            } else {
                mv.visitVarInsn(Opcodes.ALOAD, 0);
            }
        }

        @Override
        public void visitInsn(int opcode) {
            boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
            if (returns) {
                closeRange();
                monitor();
                exit();
            }
            super.visitInsn(opcode);
            if (returns) {
                begin = new Label();
                mv.visitLabel(begin);
            }
        }

        private void closeRange() {
            Label end = new Label();
            mv.visitLabel(end);
            if (end.getOffset() > begin.getOffset()) {
                guarded.add(new Range(begin, end));
            }
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            closeRange();
            Label handler = new Label();
            mv.visitLabel(handler);
            for (Range range : guarded) {
                mv.visitTryCatchBlock(range.begin(), range.end(), handler, null);
            }
            if (type.version() >= Opcodes.V1_6) {
                Object[] locals = isStatic ? new Object[0] : new Object[] {type.name()};
                mv.visitFrame(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
            }
            monitor();
            exit();
            mv.visitInsn(Opcodes.ATHROW);
            super.visitMaxs(maxStack, maxLocals);
        }
    }
}
