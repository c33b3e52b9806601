package dev.braid.agent;

import dev.braid.agent.MethodWeaving.WovenClass;
import dev.braid.runtime.threads.Initialisers;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes the statics of a class begin anew in every execution.
 *
 * <p>The static initialiser becomes a method that first sets every static field to its default and then does what it did.
 * The stage calls it at the first use of the class in each execution. Every static method and constructor asks for it,
 * and so does every access to a static field from another class, through {@link #USE}.
 */
final class StaticState {

    /** A public method of the class: makes sure that its statics are there. */
    static final String USE = "braid$use";

    /** What was the static initialiser. */
    static final String BEGIN = "braid$begin";

    private static final String INITIALISERS = "dev/braid/runtime/threads/Initialisers";
    private static final int SYNTHETIC_STATIC = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private record Field(String name, String descriptor) {}

    private final WovenClass type;
    private final int number;
    private final List<Field> fields = new ArrayList<>();
    private boolean hasBegin;
    private boolean hasInitialiser;

    StaticState(WovenClass type) {
        this.type = type;
        this.number = Initialisers.number(type.name().replace('/', '.'));
    }

    /** The flags a field must have so that {@link #BEGIN} may write it; notes it. */
    int field(int access, String name, String descriptor, boolean constant) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (!isStatic || constant || staysInPlace(access, name)) {
            return access;
        }
        fields.add(new Field(name, descriptor));
        return access & ~Opcodes.ACC_FINAL;
    }

    /** The constants of an enum must stay the same objects: the JDK keeps them in places we do not reach. */
    private boolean staysInPlace(int access, String name) {
        return type.shape().isEnum() && ((access & Opcodes.ACC_ENUM) != 0 || name.equals("$VALUES"));
    }

    /** The initialiser runs once only, so nothing may be set back. */
    void keepEverything() {
        fields.clear();
    }

    /** Writes the beginning of {@link #BEGIN}. */
    void beginning(MethodVisitor method) {
        hasBegin = true;
        if (type.shapes().beginsAnew(type.shape().superName())) {
            method.visitMethodInsn(Opcodes.INVOKESTATIC, type.shape().superName(), USE, "()V", false);
        }
        for (Field field : fields) {
            method.visitInsn(zero(Type.getType(field.descriptor())));
            method.visitFieldInsn(Opcodes.PUTSTATIC, type.name(), field.name(), field.descriptor());
        }
    }

    private static int zero(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LCONST_0;
            case Type.FLOAT -> Opcodes.FCONST_0;
            case Type.DOUBLE -> Opcodes.DCONST_0;
            case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
            default -> Opcodes.ICONST_0;
        };
    }

    /** Writes a call that makes sure of this class. */
    void use(MethodVisitor method) {
        method.visitLdcInsn(number);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISERS, "use", "(I)V", false);
    }

    /** Writes what tells the stage that the class is there, at the end of what stays of its initialiser. */
    void declare(MethodVisitor method) {
        hasInitialiser = true;
        method.visitLdcInsn(number);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/invoke/MethodHandles",
                "lookup",
                "()Ljava/lang/invoke/MethodHandles$Lookup;",
                false);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, INITIALISERS, "declare", "(ILjava/lang/invoke/MethodHandles$Lookup;)V", false);
    }

    /** Adds the methods that the class does not have yet. */
    void complete(ClassVisitor target) {
        if (!hasBegin) {
            add(target, SYNTHETIC_STATIC | Opcodes.ACC_PRIVATE, BEGIN, this::beginning);
        }
        if (!hasInitialiser) {
            add(target, Opcodes.ACC_STATIC, "<clinit>", this::declare);
        }
        add(target, SYNTHETIC_STATIC | Opcodes.ACC_PUBLIC, USE, this::use);
    }

    private static void add(
            ClassVisitor target, int access, String name, java.util.function.Consumer<MethodVisitor> body) {
        MethodVisitor method = target.visitMethod(access, name, "()V", null, null);
        method.visitCode();
        body.accept(method);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    /** At the beginning of a static method or constructor: the class is used. */
    static MethodVisitor atEntry(MethodVisitor next, java.util.function.Consumer<MethodVisitor> code) {
        return new MethodVisitor(Opcodes.ASM9, next) {
            @Override
            public void visitCode() {
                super.visitCode();
                code.accept(mv);
            }
        };
    }
}
