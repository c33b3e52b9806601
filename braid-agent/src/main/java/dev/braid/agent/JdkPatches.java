package dev.braid.agent;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The few methods of the JDK through which threads are born, blocked, woken and timed, and what is asked before them.
 *
 * <p>Methods that are native on some JDK, or that the JIT compiler knows by heart, cannot be patched: their calls are
 * replaced where woven code makes them ({@link Calls}).
 */
final class JdkPatches {

    private static final Map<String, List<Prologue>> PROLOGUES = Map.of(
            "java/lang/Thread",
            List.of(
                    new Prologue("start()V", "start", "(Ljava/lang/Thread;)Z", "0"),
                    new Prologue("interrupt()V", "interrupt", "(Ljava/lang/Thread;)Z", "0"),
                    new Prologue("isInterrupted()Z", "isInterrupted", "(Ljava/lang/Thread;Z)I", "0z"),
                    new Prologue("interrupted()Z", "isInterrupted", "(Ljava/lang/Thread;Z)I", "ct"),
                    new Prologue("join()V", "join", "(Ljava/lang/Thread;JI)Z", "0mn"),
                    new Prologue(
                            "getState()Ljava/lang/Thread$State;",
                            "state",
                            "(Ljava/lang/Thread;)Ljava/lang/Thread$State;",
                            "0")),
            "java/util/concurrent/locks/LockSupport",
            List.of(
                    new Prologue("park()V", "park", "(ZJ)Z", "zm"),
                    new Prologue("park(Ljava/lang/Object;)V", "park", "(ZJ)Z", "zm"),
                    new Prologue("parkNanos(J)V", "park", "(ZJ)Z", "t0"),
                    new Prologue("parkNanos(Ljava/lang/Object;J)V", "park", "(ZJ)Z", "t1"),
                    new Prologue("parkUntil(J)V", "parkUntil", "(J)Z", "0"),
                    new Prologue("parkUntil(Ljava/lang/Object;J)V", "parkUntil", "(J)Z", "1"),
                    new Prologue("unpark(Ljava/lang/Thread;)V", "unpark", "(Ljava/lang/Thread;)Z", "0")));

    /** Before 21 threads are carried by others, so these must not ask the JVM who is running. */
    private static final Set<String> ASKING_WHO_RUNS = Set.of("java/lang/Thread", "java/lang/ThreadLocal");

    /** What the JVM calls by itself, by class. */
    private static final Map<String, Set<String>> OPAQUE = Map.of(
            "java/lang/ClassLoader",
            Set.of("loadClass(Ljava/lang/String;)Ljava/lang/Class;"),
            "java/lang/invoke/MethodHandleNatives",
            Set.of("linkCallSite", "linkMethod", "linkDynamicConstant", "linkMethodHandleConstant"));

    private static final Set<String> NAMES = Set.of(
            "java/lang/Thread",
            "java/lang/ThreadLocal",
            "java/util/concurrent/locks/LockSupport",
            "java/lang/ClassLoader",
            "java/lang/invoke/MethodHandleNatives");

    private JdkPatches() {}

    static Class<?>[] classes() throws ClassNotFoundException {
        Class<?>[] classes = new Class<?>[NAMES.size()];
        int count = 0;
        for (String name : NAMES) {
            classes[count++] = Class.forName(name.replace('/', '.'), false, null);
        }
        return classes;
    }

    static boolean concerns(String name) {
        return NAMES.contains(name);
    }

    static byte[] patch(String name, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new Patching(name, writer), 0);
        return writer.toByteArray();
    }

    /** Whether the JVM itself knows which thread of the program is running. */
    static boolean jvmKnowsWhoRuns() {
        return Runtime.version().feature() >= 21;
    }

    private static final class Patching extends ClassVisitor {

        private final List<Prologue> prologues;
        private final boolean asksWhoRuns;
        private final Set<String> opaque;

        Patching(String name, ClassVisitor next) {
            super(Opcodes.ASM9, next);
            this.prologues = PROLOGUES.getOrDefault(name, List.of());
            this.opaque = OPAQUE.getOrDefault(name, Set.of());
            this.asksWhoRuns = !jvmKnowsWhoRuns() && ASKING_WHO_RUNS.contains(name);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
            if ((access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) != 0) {
                return method;
            }
            for (Prologue prologue : prologues) {
                if (prologue.method().equals(name + descriptor)) {
                    method = StaticState.atEntry(method, code -> prologue.write(code, descriptor));
                }
            }
            if (opaque.contains(name) || opaque.contains(name + descriptor)) {
                method = new Opaque(method, Opcodes.V17);
            }
            return asksWhoRuns ? new WhoRuns(method) : method;
        }
    }

    private static final class WhoRuns extends MethodVisitor {

        WhoRuns(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean itf) {
            boolean asks = name.equals("currentThread") && owner.equals("java/lang/Thread");
            super.visitMethodInsn(opcode, asks ? MethodWeaving.HOOKS : owner, name, descriptor, itf);
        }
    }
}
