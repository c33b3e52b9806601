package dev.braid.agent;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The static initialiser of an enum, cut in two: the constants, which are made once, and what follows them, which begins
 * anew in every execution.
 */
final class EnumInitialiser extends MethodNode {

    /** Takes the two parts; {@code rest} is null if the initialiser could not be cut. */
    interface Parts {
        void take(MethodNode constants, @Nullable MethodNode rest);
    }

    private final Parts parts;

    EnumInitialiser(Parts parts) {
        super(Opcodes.ASM9, Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        this.parts = parts;
    }

    @Override
    public void visitEnd() {
        super.visitEnd();
        AbstractInsnNode last = lastOfConstants();
        if (last == null || !isSeparate(last)) {
            parts.take(this, null);
            return;
        }
        MethodNode rest = new MethodNode(
                Opcodes.ASM9,
                Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC,
                StaticState.BEGIN,
                "()V",
                null,
                null);
        InsnList tail = new InsnList();
        while (last.getNext() != null) {
            AbstractInsnNode next = last.getNext();
            instructions.remove(next);
            tail.add(next);
        }
        rest.instructions = tail;
        rest.tryCatchBlocks = tryCatchBlocks;
        rest.maxStack = maxStack;
        rest.maxLocals = maxLocals;
        tryCatchBlocks = new java.util.ArrayList<>();
        localVariables = new java.util.ArrayList<>();
        instructions.add(new InsnNode(Opcodes.RETURN));
        parts.take(this, rest);
    }

    private @Nullable AbstractInsnNode lastOfConstants() {
        for (AbstractInsnNode node : instructions) {
            if (node instanceof FieldInsnNode field
                    && node.getOpcode() == Opcodes.PUTSTATIC
                    && field.name.equals("$VALUES")) {
                return node;
            }
        }
        return null;
    }

    /** Whether no jump, no handler and nothing on the stack (some compilers keep the value there) crosses the cut. */
    private boolean isSeparate(AbstractInsnNode last) {
        if (last.getPrevious() != null && last.getPrevious().getOpcode() == Opcodes.DUP) {
            return false;
        }
        Set<LabelNode> before = new HashSet<>();
        Set<LabelNode> targets = new HashSet<>();
        for (AbstractInsnNode node = instructions.getFirst(); node != last; node = node.getNext()) {
            if (node instanceof LabelNode label) {
                before.add(label);
            } else if (node instanceof JumpInsnNode jump) {
                targets.add(jump.label);
            } else if (node.getOpcode() == Opcodes.TABLESWITCH || node.getOpcode() == Opcodes.LOOKUPSWITCH) {
                return false;
            }
        }
        return before.containsAll(targets) && tryCatchBlocks.stream().noneMatch(block -> before.contains(block.start));
    }
}
