package dev.braid.agent;

import dev.braid.runtime.juc.StandIns;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Lets woven code make, extend and call stand-ins in place of classes of java.util.concurrent. */
final class Substitution extends MethodWeaving {

    private static final Map<String, String> MADE_OR_EXTENDED = StandIns.madeOrExtended();

    Substitution(WovenClass type, MethodVisitor next) {
        super(type, next);
    }

    /** What a class is extended in place of another. */
    static @Nullable String superClass(@Nullable String name) {
        return name == null ? null : MADE_OR_EXTENDED.getOrDefault(name, name);
    }

    @Override
    public void visitTypeInsn(int opcode, String operand) {
        super.visitTypeInsn(opcode, opcode == Opcodes.NEW ? made(operand) : operand);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESPECIAL) {
            boolean makes = name.equals("<init>") || owner.equals(type.shape().superName());
            super.visitMethodInsn(opcode, makes ? made(owner) : owner, name, descriptor, isInterface);
            return;
        }
        String target = replacement(opcode == Opcodes.INVOKESTATIC, owner, name, descriptor);
        if (target == null) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        } else {
            String itsDescriptor = opcode == Opcodes.INVOKESTATIC ? descriptor : withReceiver(owner, name, descriptor);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, target, name, itsDescriptor, false);
        }
    }

    private static String made(String owner) {
        return MADE_OR_EXTENDED.getOrDefault(owner, owner);
    }

    private @Nullable String replacement(boolean isStatic, String owner, String name, String descriptor) {
        if (isStatic) {
            return StandIns.ofStatic(owner, name, descriptor);
        }
        String declaring = declaring(owner, name, descriptor);
        return declaring == null ? null : StandIns.ofFinal(declaring, name, descriptor);
    }

    /** The JDK class behind a receiver that declares a replaced final method, or null. */
    private @Nullable String declaring(String owner, String name, String descriptor) {
        for (String at = owner; at != null; at = superOf(at)) {
            if (StandIns.ofFinal(at, name, descriptor) != null) {
                return at;
            }
            if (at.startsWith("java/lang/")) {
                return null;
            }
        }
        return null;
    }

    private @Nullable String superOf(String name) {
        ClassShape shape = type.shapes().find(name);
        return shape == null ? null : shape.superName();
    }

    private String withReceiver(String owner, String name, String descriptor) {
        return "(L" + declaring(owner, name, descriptor) + ";" + descriptor.substring(1);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] changed = arguments.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Handle handle) {
                changed[i] = substituted(handle);
            }
        }
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, changed);
    }

    private Handle substituted(Handle handle) {
        String owner = handle.getOwner();
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            return new Handle(handle.getTag(), made(owner), handle.getName(), handle.getDesc(), false);
        }
        boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
        if (!isStatic && handle.getTag() != Opcodes.H_INVOKEVIRTUAL) {
            return handle;
        }
        String target = replacement(isStatic, owner, handle.getName(), handle.getDesc());
        if (target == null) {
            return handle;
        }
        String descriptor = isStatic ? handle.getDesc() : withReceiver(owner, handle.getName(), handle.getDesc());
        return new Handle(Opcodes.H_INVOKESTATIC, target, handle.getName(), descriptor, false);
    }
}
