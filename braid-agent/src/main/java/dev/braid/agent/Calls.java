package dev.braid.agent;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Replaces calls of methods of the JDK that cannot be patched. */
final class Calls extends MethodWeaving {

    private static final String CALLS = "dev/braid/runtime/threads/Calls";
    private static final String MONITORS = "dev/braid/runtime/threads/MonitorCalls";

    /** By owner, name and descriptor: the class that has a static method of the same name, receiver first. */
    private static final Map<String, String> REPLACED = new HashMap<>();

    static {
        String thread = "java/lang/Thread.";
        for (String method :
                new String[] {"sleep(J)V", "sleep(JI)V", "sleep(Ljava/time/Duration;)V", "yield()V", "onSpinWait()V"}) {
            REPLACED.put(thread + method, CALLS);
        }
        REPLACED.put(thread + "holdsLock(Ljava/lang/Object;)Z", MONITORS);
        REPLACED.put("java/util/concurrent/TimeUnit.sleep(J)V", CALLS);
        REPLACED.put("java/lang/System.exit(I)V", CALLS);
        REPLACED.put("java/lang/Runtime.exit(I)V", CALLS);
        REPLACED.put("java/lang/Runtime.halt(I)V", CALLS);
        REPLACED.put("java/lang/System.identityHashCode(Ljava/lang/Object;)I", CALLS);
        REPLACED.put("java/lang/System.nanoTime()J", HOOKS);
        REPLACED.put("java/lang/System.currentTimeMillis()J", HOOKS);
        REPLACED.put("java/lang/Math.random()D", CALLS);
        REPLACED.put("java/util/UUID.randomUUID()Ljava/util/UUID;", CALLS);
        if (!JdkPatches.jvmKnowsWhoRuns()) {
            REPLACED.put(thread + "currentThread()Ljava/lang/Thread;", HOOKS);
        }
    }

    Calls(WovenClass type, MethodVisitor next) {
        super(type, next);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        String target = replacement(opcode, owner, name, descriptor);
        if (target != null) {
            String receiver = opcode == Opcodes.INVOKESTATIC ? "" : "L" + known(owner, name) + ";";
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, target, name, "(" + receiver + descriptor.substring(1), false);
        } else if (opcode == Opcodes.INVOKESPECIAL && isUnseededRandom(owner, name, descriptor)) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "seed", "()J", false);
            super.visitMethodInsn(opcode, owner, name, "(J)V", isInterface);
        } else {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    private static boolean isUnseededRandom(String owner, String name, String descriptor) {
        return owner.equals("java/util/Random") && name.equals("<init>") && descriptor.equals("()V");
    }

    private @Nullable String replacement(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.INVOKESPECIAL) {
            return null;
        }
        String target = REPLACED.get(known(owner, name) + "." + name + descriptor);
        return target != null || opcode == Opcodes.INVOKESTATIC ? target : ofThread(owner, name, descriptor);
    }

    /** Final methods of Thread, also when called by the name of a subclass. */
    private @Nullable String ofThread(String owner, String name, String descriptor) {
        boolean candidate =
                name.equals("isAlive") && descriptor.equals("()Z") || name.equals("join") && descriptor.endsWith("V");
        return candidate && type.shapes().isKindOf(owner, THREAD) ? CALLS : null;
    }

    private static final String THREAD = "java/lang/Thread";

    /** The class that declares a final or static method of Thread, whatever subclass the call names. */
    private String known(String owner, String name) {
        boolean ofThread =
                name.equals("isAlive") || name.equals("join") || name.equals("sleep") || name.equals("yield");
        return ofThread && !owner.startsWith("java/") && type.shapes().isKindOf(owner, THREAD) ? THREAD : owner;
    }
}
