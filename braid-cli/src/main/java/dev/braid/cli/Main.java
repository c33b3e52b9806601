package dev.braid.cli;

import dev.braid.trace.Problem;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Where {@code ./braid} begins. */
@Command(
        name = "braid",
        description = "Finds the input and the interleaving that break a concurrent Java program.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ExploreCommand.class,
            ReplayCommand.class,
            ShowCommand.class,
            MutateCommand.class,
            GraphCommand.class,
            GraphTablesCommand.class,
            ListCommand.class,
            TablesCommand.class,
            ReachabilityTablesCommand.class,
            DoctorCommand.class,
            CommandLine.HelpCommand.class
        },
        footer = {
            "",
            "First steps:",
            "  braid list",
            "  braid explore LeaderElection -P processes=3 -P channels=unordered",
            "  braid help explore",
            "",
            "Exit codes: 0 verified or no bug found, 1 bug found, 2 inconclusive, 64 wrong usage, 70 defect of Braid."
        })
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true);
        int code = run(arguments, out, new PrintWriter(System.err, true));
        out.flush();
        // a program under test may have left threads that never end
        Runtime.getRuntime().halt(code);
    }

    /** Runs a command and returns its exit code. */
    static int run(String[] arguments, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExitCodeExceptionMapper(e -> e instanceof Problem.Found ? ExitCode.USAGE : ExitCode.DEFECT)
                .setParameterExceptionHandler(Main::wrongUsage)
                .setExecutionExceptionHandler((e, commandLine, result) -> explain(e, err));
        if (arguments.length == 0) {
            line.usage(out);
            return ExitCode.USAGE;
        }
        return line.execute(arguments);
    }

    private static int wrongUsage(CommandLine.ParameterException e, String[] arguments) {
        CommandLine line = e.getCommandLine();
        line.getErr().println("BRD-104  " + e.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(e, line.getErr());
        line.getErr().println("  Do this   see 'braid help" + verb(line) + "'");
        return ExitCode.USAGE;
    }

    private static String verb(CommandLine line) {
        return line.getParent() == null ? "" : " " + line.getCommandName();
    }

    private static int explain(Exception e, PrintWriter err) {
        if (e instanceof Problem.Found found) {
            err.println(found.problem().text());
            return found.problem().code().equals("BRD-130") ? ExitCode.INCONCLUSIVE : ExitCode.USAGE;
        }
        err.println(new Problem(
                        "BRD-199",
                        "Braid itself failed. This is our defect, not yours.",
                        e.toString(),
                        "please report it with the lines below.")
                .text());
        e.printStackTrace(err);
        return ExitCode.DEFECT;
    }
}
