package dev.braid.cli;

import dev.braid.examples.Examples;
import dev.braid.host.Programs;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the example programs. */
@Command(
        name = "list",
        description = "Lists the example programs and their parameters.",
        mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() {
        Programs programs = new Programs(
                ListCommand.class.getClassLoader(),
                List.of(ProgramArguments.EXAMPLES, ProgramArguments.THREAD_EXAMPLES));
        for (String name : Examples.NAMES) {
            String parameters = programs.parameters(name).entrySet().stream()
                    .map(entry -> entry.getKey() + "=" + entry.getValue())
                    .collect(Collectors.joining("  "));
            spec.commandLine().getOut().printf("%-32s %s%n", name, parameters);
        }
        return ExitCode.OK;
    }
}
