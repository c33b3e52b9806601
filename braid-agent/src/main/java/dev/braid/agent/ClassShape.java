package dev.braid.agent;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the weaver must know of a class, read from its class file.
 *
 * @param name with slashes, as all names here
 * @param fields access flags by name and descriptor
 * @param hasInitialiser whether it has a static initialiser
 * @param hasState whether a static field of it can differ from execution to execution
 */
record ClassShape(
        String name,
        int access,
        @Nullable String superName,
        List<String> interfaces,
        Map<String, Integer> fields,
        boolean hasInitialiser,
        boolean hasState) {

    /** Written by javac for {@code assert}; the same in every execution. */
    static final String ASSERTIONS = "$assertionsDisabled";

    static ClassShape read(byte[] bytes) {
        return read(new ClassReader(bytes));
    }

    static ClassShape read(ClassReader reader) {
        Reading reading = new Reading((reader.getAccess() & Opcodes.ACC_ENUM) != 0);
        reader.accept(reading, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new ClassShape(
                reader.getClassName(),
                reader.getAccess(),
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                Map.copyOf(reading.fields),
                reading.hasInitialiser,
                reading.hasState);
    }

    boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0 && "java/lang/Enum".equals(superName);
    }

    /** Enums and records have a serial form of their own. */
    boolean isSerialisable(ClassShapes shapes) {
        return !isInterface()
                && !shapes.isKindOf(name, "java/lang/Enum")
                && !"java/lang/Record".equals(superName)
                && shapes.isKindOf(name, "java/io/Serializable");
    }

    static String key(String field, String descriptor) {
        return field + ":" + descriptor;
    }

    private static final class Reading extends ClassVisitor {

        final Map<String, Integer> fields = new HashMap<>();
        boolean hasInitialiser;
        boolean hasState;
        private final boolean isEnum;

        Reading(boolean isEnum) {
            super(Opcodes.ASM9);
            this.isEnum = isEnum;
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            fields.put(key(name, descriptor), access);
            boolean constant = value != null && (access & Opcodes.ACC_FINAL) != 0;
            if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_ENUM)) == Opcodes.ACC_STATIC
                    && !constant
                    && !name.equals(ASSERTIONS)
                    && !name.equals("$VALUES")) {
                hasState = true;
            }
            return null;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            if (!name.equals("<clinit>")) {
                return null;
            }
            hasInitialiser = true;
            return isEnum ? null : new Effects();
        }

        /** An initialiser that calls anything may change the state of others. */
        private final class Effects extends MethodVisitor {

            Effects() {
                super(Opcodes.ASM9);
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean itf) {
                hasState |= !name.equals("desiredAssertionStatus");
            }
        }
    }
}
