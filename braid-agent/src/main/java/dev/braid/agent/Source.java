package dev.braid.agent;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Where a class comes from.
 *
 * @param file the source file, or empty
 * @param firstLines of synchronized methods, by name and descriptor: they lock before their first line is known
 */
record Source(String file, Map<String, Integer> firstLines) {

    static Source of(ClassReader reader) {
        Reading reading = new Reading();
        reader.accept(reading, ClassReader.SKIP_FRAMES);
        return new Source(reading.file, Map.copyOf(reading.firstLines));
    }

    int firstLine(String method) {
        return firstLines.getOrDefault(method, 0);
    }

    private static final class Reading extends ClassVisitor {

        private final Map<String, Integer> firstLines = new HashMap<>();
        private String file = "";

        Reading() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitSource(@Nullable String source, @Nullable String debug) {
            file = source == null ? "" : source;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            if ((access & Opcodes.ACC_SYNCHRONIZED) == 0) {
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitLineNumber(int line, Label start) {
                    firstLines.putIfAbsent(name + descriptor, line);
                }
            };
        }
    }
}
