package dev.braid.agent;

import dev.braid.agent.MethodWeaving.WovenClass;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Weaves one class. */
final class ClassWeaver extends ClassVisitor {

    private final WovenClass type;
    private final Set<String> tooLarge;
    private final @Nullable StaticState statics;
    private final ObjectState objects;
    private final Bridges bridges = new Bridges();
    private final ClassReader original;

    /** @param tooLarge methods, by name and descriptor, that have no room for the announcement of memory accesses */
    ClassWeaver(WovenClass type, ClassReader original, ClassVisitor next, Set<String> tooLarge) {
        super(Opcodes.ASM9, next);
        this.original = original;
        this.objects = new ObjectState(type);
        this.type = type;
        this.tooLarge = tooLarge;
        this.statics = type.shapes().beginsAnew(type.name()) ? new StaticState(type) : null;
    }

    @Override
    public void visit(
            int version,
            int access,
            String name,
            @Nullable String signature,
            @Nullable String superName,
            String @Nullable [] interfaces) {
        super.visit(
                version, access, name, signature, Substitution.superClass(superName), objects.interfaces(interfaces));
    }

    @Override
    public FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        objects.sawField(name);
        boolean constant = value != null && (access & Opcodes.ACC_FINAL) != 0;
        int flags = statics == null ? access : statics.field(access, name, descriptor, constant);
        // a constant value on a field that is no longer final would be set by the JVM once only
        return super.visitField(flags, name, descriptor, signature, flags == access ? value : null);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        objects.sawMethod(name, descriptor);
        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
            return super.visitMethod(access, name, descriptor, signature, exceptions);
        }
        if (statics != null && name.equals("<clinit>")) {
            return initialiser(statics, access);
        }
        MethodVisitor written =
                super.visitMethod(access & ~Opcodes.ACC_SYNCHRONIZED, name, descriptor, signature, exceptions);
        if (name.equals("<clinit>")) {
            return chain(new Opaque(written, type.version()), access, name, descriptor); // the JVM runs it, once
        }
        StaticState anew = statics;
        if (anew != null && isEntry(access, name)) {
            written = StaticState.atEntry(written, anew::use);
        }
        return chain(written, access, name, descriptor);
    }

    /** Synthetic static methods (bodies of lambdas, accessors) are called by code of the class only. */
    private static boolean isEntry(int access, String name) {
        return name.equals("<init>") || (access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_STATIC;
    }

    private MethodVisitor chain(MethodVisitor written, int access, String name, String descriptor) {
        MethodVisitor method = written;
        if (!tooLarge.contains(name + descriptor)) {
            method = new MemoryAccesses(type, method, name.equals("<init>"));
        }
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        method = (access & Opcodes.ACC_SYNCHRONIZED) != 0
                ? new Monitors.OfMethod(type, method, isStatic, name + descriptor)
                : new Monitors(type, method);
        return new Substitution(type, new Calls(type, new AnnouncedCalls(type, method, bridges)));
    }

    private MethodVisitor initialiser(StaticState state, int access) {
        if (type.shape().isEnum()) {
            return new EnumInitialiser((constants, rest) -> cut(state, constants, rest));
        }
        MethodVisitor written = super.visitMethod(
                access | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC, StaticState.BEGIN, "()V", null, null);
        return chain(StaticState.atEntry(written, state::beginning), access, StaticState.BEGIN, "()V");
    }

    private void cut(StaticState state, MethodNode constants, @Nullable MethodNode rest) {
        MethodVisitor first =
                new Opaque(super.visitMethod(constants.access, "<clinit>", "()V", null, null), type.version());
        constants.accept(new MethodVisitor(Opcodes.ASM9, first) {
            @Override
            public void visitInsn(int opcode) {
                if (opcode == Opcodes.RETURN) {
                    state.declare(mv);
                }
                super.visitInsn(opcode);
            }
        });
        if (rest == null) {
            state.keepEverything();
        } else {
            MethodVisitor second = super.visitMethod(rest.access, rest.name, "()V", null, null);
            rest.accept(chain(StaticState.atEntry(second, state::beginning), rest.access, rest.name, "()V"));
        }
    }

    @Override
    public void visitEnd() {
        if (statics != null) {
            statics.complete(cv);
        }
        bridges.complete(cv);
        objects.complete(cv, original);
        super.visitEnd();
    }
}
