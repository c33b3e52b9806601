package dev.braid.agent;

import dev.braid.agent.MethodWeaving.WovenClass;
import dev.braid.runtime.juc.StandIns;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** A class file in, the woven class file out. */
public final class Weaver {

    private static final Map<String, String> EVERYWHERE = StandIns.everywhere();

    private final Map<ClassLoader, ClassShapes> shapes = Collections.synchronizedMap(new WeakHashMap<>());
    private final Set<String> methodsTooLarge = Collections.synchronizedSet(new java.util.TreeSet<>());

    /** Weaves a class that {@code loader} is about to define. */
    public byte[] weave(ClassLoader loader, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassShapes seen = shapes.computeIfAbsent(loader, ClassShapes::new);
        ClassShape shape = ClassShape.read(reader);
        seen.learn(shape);
        WovenClass type = new WovenClass(shape, version(bytes), Source.of(reader), seen, loader);
        Set<String> tooLarge = new HashSet<>();
        for (; ; ) {
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(renamed(bytes, new ClassWeaver(type, reader, writer, tooLarge)), 0);
            try {
                return writer.toByteArray();
            } catch (MethodTooLargeException e) {
                if (!tooLarge.add(e.getMethodName() + e.getDescriptor())) {
                    throw e;
                }
                methodsTooLarge.add(shape.name() + "." + e.getMethodName());
            }
        }
    }

    /** Classes that have another name wherever they are named; a look at the bytes tells whether any is. */
    private static ClassVisitor renamed(byte[] bytes, ClassVisitor weaver) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        boolean named = EVERYWHERE.keySet().stream().anyMatch(text::contains);
        return named ? new ClassRemapper(weaver, new SimpleRemapper(Opcodes.ASM9, EVERYWHERE)) : weaver;
    }

    /** Methods whose memory accesses are not announced because the method would pass the JVM's limit of 64 KB. */
    public Set<String> methodsTooLarge() {
        return Set.copyOf(methodsTooLarge);
    }

    private static int version(byte[] bytes) {
        return (bytes[6] & 0xff) << 8 | bytes[7] & 0xff;
    }
}
