package dev.braid.mutants;

import dev.braid.actors.Program;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.ClassloaderByteArraySource;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.GregorMutater;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.mutationtest.engine.gregor.config.Mutator;

/**
 * The mutants of one program: of its class and others that belong to it, each with the classes nested in it. They have the same numbers in every JVM.
 *
 * <p>Not mutated: {@code main}, what the compiler writes into records and enums, calls of {@code Check}, and the methods
 * the user leaves out, since a fault in the check is no fault of the program.
 */
public final class Mutants {

    /** The operators of method-level mutation: arithmetic, relational, logical, assignment, calls, constants, returns. */
    public static final List<String> OPERATORS = List.of(
            "CONDITIONALS_BOUNDARY",
            "NEGATE_CONDITIONALS",
            "REMOVE_CONDITIONALS",
            "MATH",
            "INCREMENTS",
            "REMOVE_INCREMENTS",
            "INVERT_NEGS",
            "INLINE_CONSTS",
            "VOID_METHOD_CALLS",
            "NON_VOID_METHOD_CALLS",
            "PRIMITIVE_RETURNS",
            "TRUE_RETURNS",
            "FALSE_RETURNS",
            "NULL_RETURNS",
            "EMPTY_RETURNS");

    private static final Set<String> WRITTEN_BY_THE_COMPILER =
            Set.of("main", "toString", "hashCode", "equals", "values", "valueOf", "$values", "<clinit>");

    private final ClassLoader loader;
    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final GregorMutater engine;
    private final List<MutationDetails> mutations = new ArrayList<>();

    /**
     * @param program a class of the program
     * @param others further classes of the program
     * @param leftOut names of methods that are not mutated
     */
    public Mutants(Class<? extends Program> program, List<Class<?>> others, Pattern leftOut) {
        this.loader = program.getClassLoader();
        this.engine = new GregorMutater(
                new ClassloaderByteArraySource(loader),
                method -> isMutated(method, leftOut),
                Mutator.fromStrings(OPERATORS));
        addNestOf(program);
        others.forEach(this::addNestOf);
    }

    private void addNestOf(Class<?> type) {
        Class<?>[] nest = type.getNestHost().getNestMembers();
        Arrays.sort(nest, Comparator.comparing(Class::getName));
        for (Class<?> member : nest) {
            classes.put(member.getName(), bytes(member));
            engine.findMutations(ClassName.fromClass(member)).stream()
                    .filter(Mutants::isNoCheck)
                    .forEach(mutations::add);
        }
    }

    private static boolean isMutated(MethodInfo method, Pattern leftOut) {
        return !WRITTEN_BY_THE_COMPILER.contains(method.getName())
                && !leftOut.matcher(method.getName()).matches();
    }

    private static boolean isNoCheck(MutationDetails mutation) {
        return !mutation.getDescription().contains("dev/braid/api/");
    }

    private static byte[] bytes(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream in = Optional.ofNullable(type.getClassLoader().getResourceAsStream(file))
                .orElseThrow(() -> new IOException("no class file of " + type.getName()))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int size() {
        return mutations.size();
    }

    /** What a mutant changes, such as {@code SpanningTree.java:118 onMessage: negated conditional}. */
    public String description(int number) {
        MutationDetails mutation = mutations.get(number);
        return mutation.getFilename() + ":" + mutation.getLineNumber() + " " + mutation.getMethod() + ": "
                + mutation.getDescription().replace('\t', ' ');
    }

    /** A class loader that has the program with one fault. */
    public ClassLoader loader(int number) {
        Map<String, byte[]> mutated = new LinkedHashMap<>(classes);
        MutationDetails mutation = mutations.get(number);
        mutated.put(
                mutation.getClassName().asJavaName(),
                engine.getMutation(mutation.getId()).getBytes());
        return new MutantLoader(mutated, loader);
    }
}
