package dev.braid.graph.run;

import dev.braid.actors.Program;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a suite as the source of a JUnit test class, one test per sequence. It needs braid-graph on the class path. */
public final class JUnitExport {

    private JUnitExport() {}

    /**
     * The source of the class.
     *
     * @param name the full name of the class
     * @param inputs fixed values of inputs
     * @return empty if the program cannot be made by a plain expression: no record of simple values, no default constructor
     */
    public static Optional<String> source(String name, Program program, SavedSuite suite, Map<String, String> inputs) {
        return expression(program).map(made -> source(name, made, suite, inputs));
    }

    private static String source(String name, String program, SavedSuite suite, Map<String, String> inputs) {
        int dot = name.lastIndexOf('.');
        StringBuilder text = new StringBuilder();
        text.append(dot < 0 ? "" : "package " + name.substring(0, dot) + ";\n\n");
        text.append("import static org.junit.jupiter.api.Assertions.assertTrue;\n\n");
        text.append("import dev.braid.graph.run.Conformance;\nimport dev.braid.graph.run.SequenceRun;\n");
        text.append("import dev.braid.trace.InputMode;\nimport dev.braid.trace.Script;\n");
        text.append("import java.util.List;\nimport java.util.Map;\nimport org.junit.jupiter.api.Test;\n\n");
        text.append("/** Written by 'braid graph': the program follows every sequence, and none shows a bug. */\n");
        text.append("class ").append(name.substring(dot + 1)).append(" {\n\n");
        int number = 1;
        for (List<String> events : suite.sequences()) {
            text.append("    @Test\n    void sequence").append(number++).append("() {\n        follow(");
            text.append(String.join(
                    ",\n                ",
                    events.stream().map(JUnitExport::literal).toList()));
            text.append(");\n    }\n\n");
        }
        text.append("    private static void follow(String... events) {\n");
        text.append("        Script.Setting setting = Script.Setting.DEFAULT.withInputs(InputMode.ENUMERATED, ");
        text.append(map(inputs)).append(", 0);\n");
        text.append("        Conformance result = new SequenceRun(")
                .append(program)
                .append(", ");
        text.append(suite.eachSendIsAnEvent()).append(", setting).follow(List.of(events));\n");
        text.append("        assertTrue(result.conforms(), result.text());\n    }\n}\n");
        return text.toString();
    }

    private static String map(Map<String, String> inputs) {
        List<String> entries = new ArrayList<>();
        inputs.forEach((input, value) -> entries.add("Map.entry(" + literal(input) + ", " + literal(value) + ")"));
        return "Map.ofEntries(" + String.join(", ", entries) + ")";
    }

    private static Optional<String> expression(Program program) {
        Class<?> type = program.getClass();
        if (!Modifier.isPublic(type.getModifiers()) || type.getCanonicalName() == null) {
            return Optional.empty();
        }
        List<String> arguments = new ArrayList<>();
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                Optional<String> argument = argument(program, component);
                if (argument.isEmpty()) {
                    return Optional.empty();
                }
                arguments.add(argument.get());
            }
        }
        return Optional.of("new " + type.getCanonicalName() + "(" + String.join(", ", arguments) + ")");
    }

    private static Optional<String> argument(Program program, RecordComponent component) {
        try {
            Object value = component.getAccessor().invoke(program);
            if (value instanceof Enum<?> constant) {
                return Optional.of(constant.getDeclaringClass().getCanonicalName() + "." + constant.name());
            }
            if (value instanceof String text) {
                return Optional.of(literal(text));
            }
            return value instanceof Long
                    ? Optional.of(value + "L")
                    : value instanceof Integer || value instanceof Boolean
                            ? Optional.of(String.valueOf(value))
                            : Optional.empty();
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    private static String literal(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                default -> quoted.append(c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return quoted.append('"').toString();
    }
}
