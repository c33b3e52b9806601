package dev.braid.agent;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method that announces a call of the JDK and then makes it. Woven code calls it in place of the method itself; the
 * arguments then are where an announcement can reach them.
 *
 * @param opcode how the method itself is called
 * @param place the place it is called from, or -1 if the caller passes it as the last argument
 */
record Bridge(
        LibraryCall call, int opcode, String owner, String method, String descriptor, boolean isInterface, int place) {

    private static final String ATOMICS = "dev/braid/runtime/threads/Atomics";
    private static final String ARRAYS = "dev/braid/runtime/threads/AtomicArrays";
    private static final String LIBRARY = "dev/braid/runtime/threads/LibraryCalls";
    private static final String OBJECT = "Ljava/lang/Object;";

    /** What the bridge takes: the receiver, the arguments, and the place unless it is known. */
    String itsDescriptor() {
        String receiver = opcode == Opcodes.INVOKESTATIC ? "" : "L" + owner + ";";
        int end = descriptor.indexOf(')');
        return "(" + receiver + descriptor.substring(1, end) + (place < 0 ? "I" : "") + descriptor.substring(end);
    }

    void write(ClassVisitor target, String name) {
        MethodVisitor mv = target.visitMethod(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, name, itsDescriptor(), null, null);
        mv.visitCode();
        Type[] arguments = Type.getArgumentTypes(itsDescriptor());
        int passed = arguments.length - (place < 0 ? 1 : 0);
        int[] slots = new int[arguments.length + 1];
        for (int i = 0; i < arguments.length; i++) {
            slots[i + 1] = slots[i] + arguments[i].getSize();
        }
        new Announcement(mv, arguments, slots, passed).write();
        for (int i = 0; i < passed; i++) {
            mv.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), slots[i]);
        }
        mv.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
        if (call == LibraryCall.HANDLE_MADE || call == LibraryCall.UPDATER_MADE) {
            register(mv, slots, arguments, passed);
        }
        mv.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        mv.visitMaxs(0, 0);
        mv.visitEnd();
    }

    /** The class comes first, the name of the field after it. */
    private void register(MethodVisitor mv, int[] slots, Type[] arguments, int passed) {
        int first = call == LibraryCall.HANDLE_MADE ? 1 : 0;
        int name = first;
        while (name < passed && !arguments[name].getClassName().equals("java.lang.String")) {
            name++;
        }
        mv.visitInsn(Opcodes.DUP);
        mv.visitVarInsn(Opcodes.ALOAD, slots[first]);
        mv.visitVarInsn(Opcodes.ALOAD, slots[name]);
        mv.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                ATOMICS,
                "register",
                "(" + OBJECT + "Ljava/lang/Class;Ljava/lang/String;)V",
                false);
    }

    /** The code that announces. */
    private final class Announcement {

        private final MethodVisitor mv;
        private final Type[] arguments;
        private final int[] slots;
        private final int passed;

        Announcement(MethodVisitor mv, Type[] arguments, int[] slots, int passed) {
            this.mv = mv;
            this.arguments = arguments;
            this.slots = slots;
            this.passed = passed;
        }

        void write() {
            switch (call) {
                case ATOMIC_READ -> simple("read");
                case ATOMIC_UPDATE -> simple("update");
                case ATOMIC_COMPARE -> atomicCompare();
                case ELEMENT_READ -> element("read", false);
                case ELEMENT_UPDATE -> element("update", false);
                case ELEMENT_COMPARE -> element("compareAndSet", true);
                case HANDLE_READ -> handle("readBy", "read", 0);
                case HANDLE_UPDATE ->
                    handle("updateBy", "write", method.startsWith("set") || method.startsWith("getAnd") ? 1 : 0);
                case HANDLE_COMPARE -> handle("compareAndSetBy", "write", 2);
                case UPDATER_READ -> byField("readBy", 1, -1);
                case UPDATER_UPDATE -> byField("updateBy", 1, -1);
                case UPDATER_COMPARE -> byField("compareAndSetBy", 1, 2);
                case COLLECTION_READ -> collection(true);
                case COLLECTION_CHANGE -> collection(false);
                default -> {
                    return; // registered afterwards
                }
            }
        }

        private void load(int argument) {
            mv.visitVarInsn(arguments[argument].getOpcode(Opcodes.ILOAD), slots[argument]);
        }

        private void place() {
            if (place < 0) {
                mv.visitVarInsn(Opcodes.ILOAD, slots[passed]);
            } else {
                mv.visitLdcInsn(place);
            }
        }

        private void invoke(String type, String name, String signature) {
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, type, name, signature, false);
        }

        private void simple(String name) {
            load(0);
            place();
            invoke(ATOMICS, name, "(" + OBJECT + "I)V");
        }

        private void atomicCompare() {
            load(0);
            boolean reference = loadAsBits(1);
            place();
            invoke(ATOMICS, "compareAndSet", "(" + OBJECT + (reference ? OBJECT : "J") + "I)V");
        }

        /** A primitive as the bits of a long; a reference as it is. */
        private boolean loadAsBits(int argument) {
            load(argument);
            switch (arguments[argument].getSort()) {
                case Type.LONG -> {
                    return false;
                }
                case Type.OBJECT, Type.ARRAY -> {
                    return true;
                }
                case Type.FLOAT -> {
                    invoke("java/lang/Float", "floatToRawIntBits", "(F)I");
                    mv.visitInsn(Opcodes.I2L);
                }
                case Type.DOUBLE -> invoke("java/lang/Double", "doubleToRawLongBits", "(D)J");
                default -> mv.visitInsn(Opcodes.I2L);
            }
            return false;
        }

        private void element(String name, boolean compares) {
            load(0);
            load(1);
            String expected = "";
            if (compares) {
                expected = loadAsBits(2) ? OBJECT : "J";
            }
            place();
            invoke(ARRAYS, name, "(" + OBJECT + "I" + expected + "I)V");
        }

        /** A VarHandle of a field has one coordinate, of a static field none, of an array element two. */
        private void handle(String byField, String byElement, int values) {
            int coordinates = passed - 1 - values;
            boolean element = coordinates == 2 && arguments[1].getSort() == Type.ARRAY;
            if (element) {
                load(1);
                load(2);
                place();
                invoke(MethodWeaving.HOOKS, byElement + "Element", "(" + OBJECT + "II)V");
            } else if (coordinates <= 1) {
                byField(byField, coordinates == 1 ? 1 : -1, values == 2 ? 1 + coordinates : -1);
            }
        }

        private void byField(String name, int owner, int expected) {
            load(0);
            if (owner < 0) {
                mv.visitInsn(Opcodes.ACONST_NULL);
            } else {
                load(owner);
            }
            boolean compares = name.equals("compareAndSetBy");
            if (compares) {
                expected(expected);
            }
            place();
            invoke(ATOMICS, name, "(" + OBJECT + OBJECT + (compares ? "J" + OBJECT : "") + "I)V");
        }

        private void expected(int argument) {
            boolean reference = arguments[argument].getSort() >= Type.ARRAY;
            if (reference) {
                mv.visitInsn(Opcodes.LCONST_0);
                load(argument);
            } else {
                loadAsBits(argument);
                mv.visitInsn(Opcodes.ACONST_NULL);
            }
        }

        private void collection(boolean looks) {
            load(0);
            mv.visitInsn(looks ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
            place();
            invoke(LIBRARY, "collection", "(" + OBJECT + "ZI)V");
        }
    }
}
