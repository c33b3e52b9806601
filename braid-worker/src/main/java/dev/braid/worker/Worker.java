package dev.braid.worker;

import dev.braid.trace.Problem;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Where a worker JVM begins: {@code dev.braid.worker.Worker <port>}, with the token in the environment. */
public final class Worker {

    /** The variable of the environment that holds the token. */
    public static final String TOKEN = "BRAID_TOKEN";

    static final int HOST_GONE = 71;
    private static final long STACK_BYTES = 64L << 20;

    private Worker() {}

    public static void main(String[] arguments) throws Exception {
        String token = System.getenv(TOKEN);
        Conversation host = Conversation.with(Integer.parseInt(arguments[0]), token == null ? "" : token);
        Errand errand = new Errand(host.assignment(), host, Output.install());
        Thread ear = new Thread(() -> listen(host, errand), "braid-ear");
        ear.setDaemon(true);
        ear.start();
        Thread stage = new Thread(null, () -> serve(host, errand), "braid-stage", STACK_BYTES);
        stage.start();
        errand.watch(stage);
        Runtime.getRuntime().halt(0);
    }

    private static void listen(Conversation host, Errand errand) {
        if (host.awaitStop()) {
            errand.stop();
        } else {
            Runtime.getRuntime().halt(HOST_GONE);
        }
    }

    private static void serve(Conversation host, Errand errand) {
        try {
            host.tell(errand.run());
        } catch (Problem.Found e) {
            host.tell(new Report.Refused(e.problem()));
        } catch (Throwable e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace, true));
            host.tell(new Report.Defect(trace.toString()));
        }
    }
}
