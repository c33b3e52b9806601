package dev.braid.mutants;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Lets JVMs of their own try mutants: one that runs into a loop without end is ended with its JVM.
 *
 * <p>A worker reads the numbers of mutants, one a line, and answers each with a line of {@link Trial#line()}.
 */
public final class Workers {

    private final List<String> command;
    private final Queue<Integer> todo;
    private final Consumer<Trial> listener;

    /**
     * @param command starts a worker
     * @param todo the mutants to try
     * @param listener is told each result, from several threads
     */
    public Workers(List<String> command, List<Integer> todo, Consumer<Trial> listener) {
        this.command = List.copyOf(command);
        this.todo = new ConcurrentLinkedQueue<>(todo);
        this.listener = listener;
    }

    /** Runs until all are tried. */
    public void run(int workers) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            Thread thread = new Thread(this::work, "braid-mutants-" + i);
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private void work() {
        while (!todo.isEmpty()) {
            try {
                feed();
            } catch (IOException e) {
                throw new IllegalStateException("a worker could not be started: " + command, e);
            }
        }
    }

    private void feed() throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (Writer to = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            boolean usable = true;
            for (Integer mutant = usable ? todo.poll() : null; mutant != null; mutant = usable ? todo.poll() : null) {
                to.write(mutant + "\n");
                to.flush();
                Trial trial = answer(from, mutant);
                listener.accept(trial);
                usable = trial.verdict() != Verdict.STUCK && process.isAlive();
            }
        } finally {
            end(process);
        }
    }

    private static Trial answer(BufferedReader from, int mutant) throws IOException {
        String line = from.readLine();
        return line == null ? new Trial(mutant, Verdict.STUCK, 0, "its JVM ended") : Trial.of(line);
    }

    private static void end(Process process) {
        process.destroyForcibly();
        try {
            boolean unused = process.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
