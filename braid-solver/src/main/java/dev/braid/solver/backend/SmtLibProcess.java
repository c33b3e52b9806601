package dev.braid.solver.backend;

import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A solver in a process of its own that reads SMT-LIB 2 on standard input, such as {@code cvc5 --incremental}. */
final class SmtLibProcess implements Backend {

    private static final Pattern VALUE =
            Pattern.compile("#b([01]+)|#x([0-9a-fA-F]+)|\\(_ bv(\\d+) \\d+\\)|\\b(true|false)\\b");

    private final List<String> command;
    private final int limitMillis;
    private final Process process;
    private final Writer commands;
    private final BufferedReader answers;
    private final Translation<String> translation;

    SmtLibProcess(List<String> command, int limitMillis) throws IOException {
        this.command = List.copyOf(command);
        this.limitMillis = limitMillis;
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        commands = process.outputWriter();
        answers = process.inputReader();
        translation = new Translation<>(new SmtLibDialect(this::say));
        say("(set-option :print-success false)");
        say("(set-option :produce-models true)");
        say("(set-option :global-declarations true)");
        say("(set-logic ALL)");
    }

    @Override
    public String name() {
        return String.join(" ", command);
    }

    @Override
    public void push() {
        say("(push 1)");
    }

    @Override
    public void pop(int levels) {
        say("(pop " + levels + ")");
    }

    @Override
    public void add(Term condition) {
        translation.conditions(condition).forEach(text -> say("(assert " + text + ")"));
    }

    @Override
    public Answer check() {
        say("(check-sat)");
        return switch (answer()) {
            case "sat" -> Answer.SATISFIABLE;
            case "unsat" -> Answer.UNSATISFIABLE;
            default -> Answer.UNKNOWN;
        };
    }

    @Override
    public Map<Variable, Long> model(Collection<Variable> variables) {
        Map<Variable, Long> model = new HashMap<>();
        for (Variable variable : variables) {
            say("(get-value (" + translation.variable(variable) + "))");
            model.put(variable, value(answer(), variable.sort()));
        }
        return model;
    }

    private static long value(String text, Sort sort) {
        Matcher matcher = VALUE.matcher(text);
        if (!matcher.find()) {
            return 0;
        }
        if (matcher.group(1) != null) {
            return sort.normal(Long.parseUnsignedLong(matcher.group(1), 2));
        }
        if (matcher.group(2) != null) {
            return sort.normal(Long.parseUnsignedLong(matcher.group(2), 16));
        }
        return matcher.group(3) != null
                ? sort.normal(Long.parseUnsignedLong(matcher.group(3)))
                : (matcher.group(4).equals("true") ? 1 : 0);
    }

    private void say(String text) {
        try {
            commands.write(text);
            commands.write('\n');
        } catch (IOException gone) {
            throw new UncheckedIOException(name() + " does not listen any more", gone);
        }
    }

    /** One line, or the process is ended when its time is over: there is no other way to stop it. */
    private String answer() {
        try {
            commands.flush();
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMillis);
            while (!answers.ready() && process.isAlive() && System.nanoTime() < end) {
                Thread.sleep(0, 200_000);
            }
            if (!answers.ready()) {
                process.destroyForcibly();
                return "unknown";
            }
            String line = answers.readLine();
            return line == null ? "unknown" : line.strip();
        } catch (IOException gone) {
            throw new UncheckedIOException(name() + " does not answer any more", gone);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "unknown";
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
