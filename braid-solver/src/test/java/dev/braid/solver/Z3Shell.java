package dev.braid.solver;

import com.microsoft.z3.Native;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A process that speaks SMT-LIB 2, for tests on machines without an installed solver. Z3's library does not know global
 * declarations, so every check starts from the declarations and the assertions that are on the stack.
 */
final class Z3Shell {

    private final List<String> declarations = new ArrayList<>();
    private final List<String> stack = new ArrayList<>();
    private long context = Native.mkContext(Native.mkConfig());

    private Z3Shell() {}

    public static void main(String[] arguments) throws IOException {
        Z3Shell shell = new Z3Shell();
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            System.out.print(shell.obey(line));
            System.out.flush();
        }
    }

    private String obey(String command) {
        switch (command.substring(1).split("[ )]")[0]) {
            case "declare-const", "define-fun" -> declarations.add(command);
            case "push", "assert" -> stack.add(command);
            case "pop" -> pop(Integer.parseInt(command.replaceAll("\\D", "")));
            case "check-sat" -> {
                return check();
            }
            case "get-value" -> {
                return Native.evalSmtlib2String(context, command);
            }
            default -> {}
        }
        return "";
    }

    private void pop(int levels) {
        for (int left = levels; left > 0; ) {
            left -= stack.remove(stack.size() - 1).startsWith("(push") ? 1 : 0;
        }
    }

    private String check() {
        Native.delContext(context);
        context = Native.mkContext(Native.mkConfig());
        return Native.evalSmtlib2String(
                context, String.join("\n", declarations) + "\n" + String.join("\n", stack) + "\n(check-sat)");
    }
}
