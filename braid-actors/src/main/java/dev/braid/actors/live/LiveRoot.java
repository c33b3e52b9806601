package dev.braid.actors.live;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Root;
import java.util.ArrayList;
import java.util.List;

/** What a program sets itself up with; closed before its processes start. */
final class LiveRoot implements Root {

    private final Processes processes;
    private final LiveRef ref;
    private final Thread owner = Thread.currentThread();
    private final List<LiveProcess> created = new ArrayList<>();
    private final List<Runnable> checks = new ArrayList<>();
    private volatile boolean closed;

    LiveRoot(Processes processes) {
        this.processes = processes;
        this.ref = new LiveRef("root", new Mailbox(processes.census()));
        ref.mailbox().close(); // what is sent back to the root is lost, as to any process that has ended
    }

    @Override
    public ProcessRef spawn(String name, ProcessBody body) {
        checkOpen();
        return add(processes.spawn(name, body));
    }

    @Override
    public ProcessRef spawn(String name, Actor<?> actor) {
        checkOpen();
        return add(processes.spawn(name, actor));
    }

    private ProcessRef add(LiveProcess process) {
        created.add(process);
        return process.ref();
    }

    @Override
    public void send(ProcessRef to, Object message) {
        send(to, Port.DEFAULT, message);
    }

    @Override
    public <T> void send(ProcessRef to, Port<T> port, T message) {
        checkOpen();
        processes.send(ref, to, port, message);
    }

    @Override
    public void whenDone(Runnable check) {
        checkOpen();
        checks.add(check);
    }

    /** Ends the setting up and starts the processes. */
    void startAll() {
        closed = true;
        processes.census().oneMore(); // the starter counts too, or the first process could end the run alone
        created.forEach(LiveProcess::start);
        processes.census().oneLess();
    }

    void runChecks() {
        checks.forEach(Runnable::run);
    }

    private void checkOpen() {
        if (closed || Thread.currentThread() != owner) {
            throw new IllegalStateException(
                    "the Root was used after Program.start; inside a process use its Self instead");
        }
    }
}
