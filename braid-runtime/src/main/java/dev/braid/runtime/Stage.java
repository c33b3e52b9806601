package dev.braid.runtime;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.copy.Isolation;
import dev.braid.actors.copy.NotIsolable;
import dev.braid.api.Assume;
import dev.braid.api.spi.InputSource;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.ChannelOrder;
import dev.braid.trace.EventKind;
import dev.braid.trace.Identities;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Recorder;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Lets one process move at a time, according to a script, and records what happens.
 *
 * <p>An execution is a sequence of macro-steps (000, section 3.2): from one receive to the next a process runs alone.
 * Sends take effect inside the macro-step, except on arrival-ordered ports, where each is a step of its own.
 */
public final class Stage {

    final Recorder recorder = new Recorder(new PortsAndFilters());
    final Carrier.Factory carriers;
    private final Program program;
    private final Identities identities = new Identities();
    private final List<Performer> performers = new ArrayList<>();
    private final List<Performer> newborn = new ArrayList<>();
    private final List<Runnable> checks = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final Map<Object, Integer> lastPut = new HashMap<>();
    private final ScriptedInputs inputs = new ScriptedInputs(this);
    private final Policy policy = new Policy(this);
    private int alive;
    private Script script = Script.free(Script.Setting.DEFAULT);
    private int scriptAt;
    private @Nullable Performer running;
    private Outcome.@Nullable Failed failure;
    private boolean blocked;
    private @Nullable Problem problem;
    private volatile long progress;

    public Stage(Program program) {
        this(program, Carrier.Factory.best());
    }

    public Stage(Program program, Carrier.Factory carriers) {
        this.program = program;
        this.carriers = carriers;
    }

    /** Runs one execution that a guide leads once the script is used up. */
    public MessageTrace perform(Script given, Guidance guidance) {
        guided = guidance;
        try {
            return perform(given);
        } finally {
            guided = null;
        }
    }

    private @Nullable Guidance guided;

    /** Runs one execution. The trace is valid until the next call. */
    public MessageTrace perform(Script given) {
        reset(given);
        InputSource.Binding.bind(inputs);
        try {
            Outcome outcome = runToEnd();
            return recorder.finish(outcome);
        } finally {
            for (int i = 0; i < alive; i++) {
                performers.get(i).abandon();
            }
            InputSource.Binding.unbind();
        }
    }

    /** Grows with every event; a watchdog sees by it that the execution moves. */
    public long progress() {
        return progress;
    }

    /** The code of every process of the last execution by its name, to look for shared state. */
    public Map<String, Object> codeByProcess() {
        return codes;
    }

    private final Map<String, Object> codes = new HashMap<>();

    /** The inputs whose values were not all tried so far. */
    public Set<String> inputsNotExhausted() {
        return notExhausted;
    }

    void notExhausted(String input) {
        notExhausted.add(input);
    }

    private final Set<String> notExhausted = new TreeSet<>();

    private void reset(Script given) {
        recorder.reset();
        alive = 0;
        checks.clear();
        names.clear();
        lastPut.clear();
        newborn.clear();
        codes.clear();
        script = given;
        scriptAt = 0;
        failure = null;
        blocked = false;
        problem = null;
        policy.reset();
    }

    private Outcome runToEnd() {
        Performer main = add(0, "main", null);
        recorder.start(main.number, -1);
        running = main;
        perform(main, () -> program.start(main.self));
        main.setEnded();
        recordEnd(main);
        startNewborn();
        while (problem == null) {
            if (recorder.size() > script.setting().maxEvents()) {
                return new Outcome.CutAtLimit(recorder.size());
            }
            if (scriptAt < script.length()) {
                Outcome diverged = follow(script.steps()[scriptAt]);
                if (diverged != null) {
                    return diverged;
                }
            } else if (guided != null) {
                Script longer = guided.lengthened(script, this);
                if (longer == null) {
                    break;
                }
                script = longer;
            } else if (!policy.step()) {
                break;
            }
        }
        return problem != null ? new Outcome.Uncontrolled(problem) : conclude();
    }

    private @Nullable Outcome follow(long step) {
        int at = scriptAt++;
        if (Step.kind(step) == Step.Kind.CHOICE) {
            return null; // answered when its process asks
        }
        Performer performer = byIdentity(Step.process(step));
        if (performer == null || performer.hasEnded() && Step.kind(step) != Step.Kind.PUT) {
            return new Outcome.Diverged(at, "the process that should move does not exist or has ended");
        }
        switch (Step.kind(step)) {
            case PUT:
                if (performer.outbox.isEmpty()) {
                    return new Outcome.Diverged(at, performer.name + " has nothing to put");
                }
                put(performer, at);
                return null;
            case TIMEOUT:
                if (!performer.waits() || !performer.canTimeOut) {
                    return new Outcome.Diverged(at, performer.name + " does not wait with a timeout");
                }
                receive(performer, -1, at);
                return null;
            default:
                int send = deliverable(performer, step);
                if (send < 0) {
                    return new Outcome.Diverged(at, performer.name + " cannot receive that message here");
                }
                receive(performer, send, at);
                return null;
        }
    }

    private int deliverable(Performer performer, long step) {
        if (performer.waits()) {
            int count = deliverables(performer);
            for (int i = 0; i < count; i++) {
                int send = performer.inbox.deliverableAt(i);
                int sender = recorder.identity(recorder.process(send));
                if (sender == Step.sender(step) && recorder.number(send) == Step.number(step)) {
                    return send;
                }
            }
        }
        return -1;
    }

    /** How many messages the process may receive; a predicate that throws fails the process. */
    int deliverables(Performer performer) {
        try {
            return performer.deliverable();
        } catch (Throwable e) {
            running = performer;
            failed(performer, e);
            return 0;
        }
    }

    /** A macro-step: receives, then runs to the next receive. A send of -1 is a timeout. */
    void receive(Performer performer, int send, int forcedBy) {
        policy.noteFor(performer);
        int event = recorder.receive(
                performer.number, send, Objects.requireNonNull(performer.waitsFor), performer.canTimeOut, forcedBy);
        if (!performer.waitsAt.isEmpty()) {
            recorder.at(event, performer.waitsAt);
        }
        Object message = null;
        if (send >= 0) {
            performer.inbox.remove(send);
            performer.receivedFrom = send;
            message = recorder.payload(send);
        }
        progress++;
        Object given = message;
        perform(performer, () -> performer.proceed(given));
        afterMacroStep(performer);
    }

    private void afterMacroStep(Performer performer) {
        if (performer.hasEnded()) {
            recordEnd(performer);
        }
        startNewborn();
    }

    /** Lets the next deferred send, and what follows it up to the next, take effect. */
    void put(Performer performer, int forcedBy) {
        policy.noteFor(performer);
        putForcedBy = forcedBy;
        do {
            performer.outbox.remove().effect().run();
        } while (!performer.outbox.isEmpty() && !performer.outbox.element().put());
        progress++;
        startNewborn();
    }

    private int putForcedBy = -1;

    private void startNewborn() {
        for (int i = 0; i < newborn.size(); i++) {
            Performer child = newborn.get(i);
            perform(child, child::begin);
            if (child.hasEnded()) {
                recordEnd(child);
            }
        }
        newborn.clear();
    }

    private interface Code {
        void run() throws Throwable;
    }

    private void perform(Performer performer, Code code) {
        running = performer;
        try {
            code.run();
        } catch (Performer.Stopped e) {
            performer.setEnded();
        } catch (Carrier.Pinned e) {
            problem = Problems.pinned(performer.name, e);
            performer.setEnded();
        } catch (NotIsolable e) {
            problem = Problems.notIsolable(performer.name, e);
            performer.setEnded();
        } catch (Problem.Found e) {
            problem = e.problem();
            performer.setEnded();
        } catch (Throwable e) {
            failed(performer, e);
        }
        running = null;
    }

    private void failed(Performer performer, Throwable error) {
        performer.setEnded();
        performer.closed = true;
        boolean assumption = error instanceof Assume.Violated;
        blocked |= assumption;
        deferred(performer, false, () -> {
            int event = recorder.end(performer.number, assumption ? EventKind.BLOCK : EventKind.FAIL, error);
            if (!assumption && failure == null) {
                failure = new Outcome.Failed(event, performer.name, error);
            }
        });
    }

    private void recordEnd(Performer performer) {
        if (!performer.closed) {
            performer.closed = true;
            deferred(performer, false, () -> recorder.end(performer.number, EventKind.END, null));
        }
    }

    private Outcome conclude() {
        if (failure != null) {
            return failure;
        }
        if (blocked) {
            return new Outcome.Blocked();
        }
        List<Outcome.Wait> waits = waits();
        if (!waits.isEmpty()) {
            return new Outcome.Deadlocked(waits);
        }
        return check();
    }

    private List<Outcome.Wait> waits() {
        List<Outcome.Wait> waits = List.of();
        for (int i = 0; i < alive; i++) {
            Performer performer = performers.get(i);
            Receive<?> what = performer.waitsFor;
            if (!performer.hasEnded() && what != null && !what.mayIdle()) {
                waits = new ArrayList<>(waits);
                waits.add(new Outcome.Wait(performer.name, what.toString(), performer.inbox.size(), performer.waitsAt));
            }
        }
        return waits;
    }

    private Outcome check() {
        try {
            for (int i = 0; i < checks.size(); i++) {
                checks.get(i).run();
            }
            return new Outcome.Passed();
        } catch (Throwable e) {
            return new Outcome.Failed(-1, "the final check", e);
        }
    }

    // What processes do.

    void send(Performer from, ProcessRef to, Port<?> port, Object message) {
        onlyFrom(from);
        if (!(to instanceof Performer target) || target.number >= alive || performers.get(target.number) != target) {
            throw new IllegalArgumentException("not a process of this execution: " + to);
        }
        Object isolated = Isolation.isolate(Objects.requireNonNull(message, "a message must not be null"));
        String line = line();
        boolean put =
                (port.order() == Port.Order.ARRIVAL || guided != null && guided.eachSendIsAStep()) && from.number != 0;
        if (put || !from.outbox.isEmpty()) {
            Standstill.Message outgoing = new Standstill.Message(from.number, target.number, port, isolated, -1, -1);
            from.outbox.add(new Performer.Deferred(put, () -> sendNow(from, target, port, isolated, line), outgoing));
        } else {
            sendNow(from, target, port, isolated, line);
        }
    }

    private void sendNow(Performer from, Performer target, Port<?> port, Object message, String line) {
        boolean arrival = port.order() == Port.Order.ARRIVAL;
        int conflicting = -1;
        Object queue = null;
        if (arrival) {
            queue = List.of(target.number, port);
            conflicting = lastPut.getOrDefault(queue, -1);
        }
        ChannelOrder order = PortsAndFilters.ORDERS[port.order().ordinal()];
        int event = recorder.send(from.number, target.number, port, order, message, conflicting, putForcedBy);
        putForcedBy = -1;
        if (queue != null) {
            lastPut.put(queue, event);
        }
        if (!line.isEmpty()) {
            recorder.at(event, line);
        }
        target.inbox.add(event);
    }

    /** Runs the effect now, or behind the sends that still wait to be put. */
    void deferred(Performer performer, boolean put, Runnable effect) {
        if (put || !performer.outbox.isEmpty()) {
            performer.outbox.add(new Performer.Deferred(put, effect, null));
        } else {
            effect.run();
        }
    }

    ProcessRef spawn(Performer parent, String name, Object code) {
        onlyFrom(parent);
        Performer child = add(identities.child(parent.identity, parent.children++), unique(name), code);
        codes.put(child.name, code);
        deferred(parent, false, () -> {
            int event = recorder.spawn(parent.number, child.number);
            recorder.start(child.number, event);
            newborn.add(child);
        });
        return child;
    }

    private String unique(String name) {
        int copies = names.merge(name, 1, Integer::sum);
        return copies == 1 ? name : name + "#" + copies;
    }

    private Performer add(int identity, String name, @Nullable Object code) {
        if (alive == performers.size()) {
            performers.add(new Performer(alive, this));
        }
        Performer performer = performers.get(alive++);
        performer.prepare(identity, name, code);
        recorder.addProcess(identity, name);
        return performer;
    }

    @Nullable
    Object await(Performer performer, Receive<?> what, boolean withTimeout) {
        performer.waitsAt = line();
        return performer.awaitMessage(what, withTimeout);
    }

    void whenDone(Runnable check) {
        checks.add(check);
    }

    /** A process must act on its own account only. */
    void onlyFrom(Performer performer) {
        if (performer != running) {
            throw new IllegalStateException("the context of " + performer.name + " is used outside its process");
        }
    }

    private String line() {
        return script.setting().detailed() ? SourceLines.here() : "";
    }

    // What the policy and the inputs see.

    Performer performer(int number) {
        return performers.get(number);
    }

    int performers() {
        return alive;
    }

    Script script() {
        return script;
    }

    @Nullable
    Guidance guided() {
        return guided;
    }

    @Nullable
    Performer running() {
        return running;
    }

    private @Nullable Performer byIdentity(int identity) {
        for (int i = 0; i < alive; i++) {
            if (performers.get(i).identity == identity) {
                return performers.get(i);
            }
        }
        return null;
    }
}
