package dev.braid.cli;

import dev.braid.actors.Actor;
import dev.braid.actors.Program;
import dev.braid.host.ThreadExploration;
import dev.braid.runtime.Stage;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Says what Braid found on this machine and whether it works. */
@Command(name = "doctor", description = "Checks this machine.", mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Runtime runtime = Runtime.getRuntime();
        line(out, "Braid", Version.text());
        line(out, "JDK", Runtime.version() + " in " + System.getProperty("java.home"));
        line(out, "processors", Integer.toString(runtime.availableProcessors()));
        line(out, "memory for Java", runtime.maxMemory() / (1 << 20) + " MB");
        line(out, "blocking processes", "carried by " + Carrier.Factory.best().description());
        boolean works = trial();
        line(out, "a small exploration", works ? "ok" : "FAILED: please report it");
        String threads = threads();
        line(out, "a worker for threads", threads);
        return works && threads.startsWith("ok") ? ExitCode.OK : ExitCode.DEFECT;
    }

    /** Explores the smallest example with threads in a JVM of its own. */
    private static String threads() {
        ProgramArguments program = new ProgramArguments();
        program.name = "Account";
        ExploreOptions options = new ExploreOptions();
        options.all = true;
        try {
            var exploration =
                    new ThreadExploration(options.assignment(program, ""), program.jdk, program.classPathOfWorker());
            var result = exploration.run(progress -> {});
            return (result.found().size() == 1 ? "ok, " : "FAILED, ") + "threads carried by " + result.carrier();
        } catch (Problem.Found e) {
            return "FAILED: " + e.problem().what() + " " + e.problem().because();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }

    private static void line(PrintWriter out, String what, String value) {
        out.println(" " + what + " " + ".".repeat(Math.max(2, 22 - what.length())) + " " + value);
    }

    private static boolean trial() {
        Program pingPong = root -> {
            var echo = root.spawn("echo", (Actor<Object>) (message, self) -> self.send(self.sender(), message));
            root.spawn("client", self -> {
                self.send(echo, "ping");
                self.receive();
            });
        };
        return new Stage(pingPong).perform(Script.free(Script.Setting.DEFAULT)).outcome() instanceof Outcome.Passed;
    }
}
