package dev.braid.agent;

import dev.braid.agent.MethodWeaving.WovenClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/**
 * Gives objects a field for what the stage knows about them, and an identity hash code that is the same in every
 * execution of one script. Neither changes the serial form of the class.
 */
final class ObjectState {

    private static final String WOVEN = "dev/braid/runtime/threads/Woven";
    private static final String SHADOW = "dev/braid/runtime/threads/Shadow";
    private static final String NAME = "braid$shadow";
    private static final String TYPE = "L" + SHADOW + ";";
    private static final int SYNTHETIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;

    private final WovenClass type;
    private final boolean hasShadow;
    private final boolean isRoot;
    private boolean hasHashCode;
    private boolean hasVersion;

    ObjectState(WovenClass type) {
        this.type = type;
        ClassShape shape = type.shape();
        boolean isClass = !shape.isInterface() && !"java/lang/Record".equals(shape.superName());
        this.hasShadow = isClass && !type.shapes().isWoven(shape.superName());
        this.isRoot = isClass && "java/lang/Object".equals(shape.superName());
    }

    String[] interfaces(String @Nullable [] given) {
        String[] some = given == null ? new String[0] : given;
        if (!hasShadow) {
            return some;
        }
        String[] more = java.util.Arrays.copyOf(some, some.length + 1);
        more[some.length] = WOVEN;
        return more;
    }

    void sawMethod(String name, String descriptor) {
        hasHashCode |= name.equals("hashCode") && descriptor.equals("()I");
    }

    void sawField(String name) {
        hasVersion |= name.equals("serialVersionUID");
    }

    void complete(ClassVisitor target, ClassReader original) {
        if (hasShadow) {
            target.visitField(
                            Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC, NAME, TYPE, null, null)
                    .visitEnd();
            getter(target);
            setter(target);
        }
        if (isRoot && !hasHashCode) {
            hashCode(target);
        }
        if (!hasVersion && type.shape().isSerialisable(type.shapes())) {
            target.visitField(
                            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC,
                            "serialVersionUID",
                            "J",
                            null,
                            Version.of(original))
                    .visitEnd();
        }
    }

    private void getter(ClassVisitor target) {
        MethodVisitor method = target.visitMethod(SYNTHETIC, NAME, "()" + TYPE, null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.GETFIELD, type.name(), NAME, TYPE);
        end(method, Opcodes.ARETURN);
    }

    private void setter(ClassVisitor target) {
        MethodVisitor method = target.visitMethod(SYNTHETIC, NAME, "(" + TYPE + ")V", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitFieldInsn(Opcodes.PUTFIELD, type.name(), NAME, TYPE);
        end(method, Opcodes.RETURN);
    }

    private static void hashCode(ClassVisitor target) {
        MethodVisitor method = target.visitMethod(SYNTHETIC, "hashCode", "()I", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, MethodWeaving.HOOKS, "identityHash", "(Ljava/lang/Object;)I", false);
        end(method, Opcodes.IRETURN);
    }

    private static void end(MethodVisitor method, int opcode) {
        method.visitInsn(opcode);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    /** The version that the JVM would compute for the class as it was. */
    private static final class Version extends SerialVersionUIDAdder {

        private Version() {
            super(Opcodes.ASM9, new ClassVisitor(Opcodes.ASM9) {});
        }

        static long of(ClassReader original) {
            Version version = new Version();
            original.accept(version, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            try {
                return version.computeSVUID();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
