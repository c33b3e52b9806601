package dev.braid.host;

import dev.braid.worker.Assignment;
import dev.braid.worker.Report;
import dev.braid.worker.Worker;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A JVM of its own for the program under test, with our agent and the flags it needs.
 *
 * <p>We speak over a socket on the loopback interface; the worker proves by a token that it is ours. What the JVM itself
 * prints is kept for the case that it dies.
 */
final class WorkerJvm implements AutoCloseable {

    private static final int LOOK_EVERY_MILLIS = 200;
    private static final int FIRST_WORD_MILLIS = 20_000;
    private static final int MOST_LAST_WORDS = 8 << 10;

    private final Process process;
    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final StringBuffer lastWords = new StringBuffer();

    private WorkerJvm(Process process, ServerSocket server, String token) throws IOException {
        this.process = process;
        Thread ear = new Thread(this::keepLastWords, "braid-worker-output");
        ear.setDaemon(true);
        ear.start();
        this.socket = accept(server);
        this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        this.out = new DataOutputStream(socket.getOutputStream());
        if (!readToken().equals(token)) {
            throw new IOException("somebody else answered instead of the worker");
        }
    }

    /** Starts a worker with its assignment. */
    static WorkerJvm start(Path javaHome, List<Path> classPath, Assignment assignment) throws IOException {
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        String token = HexFormat.of().formatHex(secret);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            ProcessBuilder builder = new ProcessBuilder(command(javaHome, classPath, server.getLocalPort()));
            builder.environment().put(Worker.TOKEN, token);
            builder.environment().remove("JAVA_TOOL_OPTIONS");
            builder.redirectErrorStream(true);
            Process process = builder.start();
            process.getOutputStream().close();
            try {
                WorkerJvm worker = new WorkerJvm(process, server, token);
                assignment.write(worker.out);
                return worker;
            } catch (IOException e) {
                process.destroyForcibly();
                throw e;
            }
        }
    }

    private static List<String> command(Path javaHome, List<Path> classPath, int port) {
        String jar = WorkerJar.find().toString();
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve("bin").resolve("java").toString());
        command.add("-Xbootclasspath/a:" + jar);
        command.add("-javaagent:" + jar);
        for (String opened : List.of(
                "java.lang",
                "java.util",
                "java.util.concurrent",
                "java.util.concurrent.locks",
                "java.util.concurrent.atomic",
                "java.lang.invoke")) {
            command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        for (String exported : List.of("jdk.internal.vm", "jdk.internal.misc")) {
            command.add("--add-exports=java.base/" + exported + "=ALL-UNNAMED");
            command.add("--add-opens=java.base/" + exported + "=ALL-UNNAMED");
        }
        // Assertions of the program are checks; class data sharing has no classes from the boot class path we add to.
        command.addAll(List.of("-ea", "-Xshare:auto", "-XX:+UseSerialGC", "-Xss2m", "-XX:TieredStopAtLevel=4"));
        command.add("-cp");
        command.add(String.join(
                java.io.File.pathSeparator,
                classPath.stream().map(Path::toString).toList()));
        command.add(Worker.class.getName());
        command.add(Integer.toString(port));
        return command;
    }

    private Socket accept(ServerSocket server) throws IOException {
        server.setSoTimeout(LOOK_EVERY_MILLIS);
        for (int waited = 0; waited < FIRST_WORD_MILLIS; waited += LOOK_EVERY_MILLIS) {
            try {
                Socket accepted = server.accept();
                accepted.setTcpNoDelay(true);
                return accepted;
            } catch (SocketTimeoutException e) {
                if (!process.isAlive()) {
                    throw new IOException("the worker JVM ended at once: " + lastWords, e);
                }
            }
        }
        throw new IOException("the worker JVM did not answer within " + FIRST_WORD_MILLIS / 1000 + " s: " + lastWords);
    }

    private String readToken() throws IOException {
        int length = in.readInt();
        if (length < 0 || length > 64) {
            return "";
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The next report; fails when the worker is gone or silent for too long. */
    Report next(Duration patience) throws IOException {
        socket.setSoTimeout((int) Math.min(Integer.MAX_VALUE, patience.toMillis()));
        return Report.read(in);
    }

    /** Asks the worker to end after the execution now running. */
    void askToStop() {
        try {
            out.writeByte(1);
            out.flush();
        } catch (IOException e) {
            process.destroyForcibly();
        }
    }

    /** What the JVM itself printed. */
    String lastWords() {
        return lastWords.toString();
    }

    /** Its exit code once it has ended. */
    String end() throws InterruptedException {
        return process.waitFor(1, TimeUnit.SECONDS) ? "with exit code " + process.exitValue() : "without ending";
    }

    private void keepLastWords() {
        byte[] buffer = new byte[1024];
        try (var stream = process.getInputStream()) {
            for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                if (lastWords.length() < MOST_LAST_WORDS) {
                    lastWords.append(new String(buffer, 0, read, StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            lastWords.append(e.getMessage());
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            socket.close();
        } catch (IOException e) {
            lastWords.append(e.getMessage());
        }
    }
}
