package dev.braid.agent;

import dev.braid.runtime.threads.Sites;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Leads calls of atomics, handles and collections over bridges, also when they are method references. */
final class AnnouncedCalls extends MethodWeaving {

    private final Bridges bridges;

    AnnouncedCalls(WovenClass type, MethodVisitor next, Bridges bridges) {
        super(type, next);
        this.bridges = bridges;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        LibraryCall call = call(opcode, owner, name);
        if (call == null) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            return;
        }
        Bridge bridge = new Bridge(call, opcode, owner, name, descriptor, isInterface, -1);
        push(place(simpleName(owner) + "." + name));
        mv.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                type.name(),
                bridges.name(bridge),
                bridge.itsDescriptor(),
                type.shape().isInterface());
    }

    /** Interfaces may have private static methods from Java 8 on only. */
    private @Nullable LibraryCall call(int opcode, String owner, String name) {
        if (type.shape().isInterface() && type.version() < Opcodes.V1_8) {
            return null;
        }
        return LibraryCall.of(opcode, owner, name, type.shapes());
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] changed = arguments.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Handle handle) {
                changed[i] = bridged(handle);
            }
        }
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, changed);
    }

    private Handle bridged(Handle handle) {
        int opcode = opcode(handle.getTag());
        LibraryCall call = opcode < 0 ? null : call(opcode, handle.getOwner(), handle.getName());
        if (call == null) {
            return handle;
        }
        int place = Sites.place(simpleName(handle.getOwner()) + "." + handle.getName(), type.file(), line);
        Bridge bridge = new Bridge(
                call, opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface(), place);
        return new Handle(
                Opcodes.H_INVOKESTATIC,
                type.name(),
                bridges.name(bridge),
                bridge.itsDescriptor(),
                type.shape().isInterface());
    }

    private static int opcode(int tag) {
        return switch (tag) {
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            default -> -1;
        };
    }

    private static String simpleName(String owner) {
        return owner.substring(owner.lastIndexOf('/') + 1);
    }
}
