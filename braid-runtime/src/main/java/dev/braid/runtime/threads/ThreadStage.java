package dev.braid.runtime.threads;

import dev.braid.api.Assume;
import dev.braid.api.spi.InputSource;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.Identities;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets one thread of a multithreaded program move at a time, according to a script, and records what happens.
 *
 * <p>The thread that announces an operation decides itself who moves next; as long as that is itself, nothing is
 * switched. One stage performs at a time in a JVM.
 */
public final class ThreadStage implements Scene {

    private static final int MOST_UNWINDINGS = 1000;

    private final ThreadLog log = new ThreadLog();
    private final ThreadProgram program;
    private final Options options;
    private final Troupe troupe;
    private final Identities identities = new Identities();
    private final List<Performer> performers = new ArrayList<>();
    private final Deque<Performer> newborn = new ArrayDeque<>();
    private final Direction direction = new Direction(this);
    private final VirtualTime time = new VirtualTime(this);
    private final Ending ending = new Ending(this);
    private final Shutdown shutdown = new Shutdown(this);
    private final Shadows shadows = new Shadows();
    private final Shadow statics = new Shadow();
    private final ThreadInputs inputs = new ThreadInputs(this);
    private int alive;
    private boolean shared;
    private Script script = Script.free(Script.Setting.DEFAULT);
    private int lastMoved;
    private long epoch = 1;
    private volatile long progress;

    public ThreadStage(ThreadProgram program) {
        this(program, Options.DEFAULT);
    }

    public ThreadStage(ThreadProgram program, Options options) {
        this(program, options, Troupe.best());
    }

    ThreadStage(ThreadProgram program, Options options, Troupe troupe) {
        this.program = program;
        this.options = options;
        this.troupe = troupe;
    }

    /** Runs one execution. The trace is valid until the next call. */
    public ThreadTrace perform(Script given) {
        if (Performer.running != null) {
            throw new IllegalStateException("another execution is under way in this JVM");
        }
        reset(given);
        InputSource.Binding.bindEverywhere(inputs);
        UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler(); // the program may set another
        try {
            Performer main = add(0, "main", -1);
            main.prepare(0, MainThread.fresh(), this::runMain);
            main.status = Performer.Stage.STARTED;
            ending.userThreadBegins();
            troupe.perform(main);
        } finally {
            for (int i = 0; i < alive; i++) {
                troupe.abandon(performers.get(i));
            }
            InputSource.Binding.bindEverywhere(null);
            Thread.setDefaultUncaughtExceptionHandler(handler);
        }
        Problem stranger = Strangers.problem();
        return log.finish(stranger != null ? new Outcome.Uncontrolled(stranger) : ending.outcome());
    }

    private void reset(Script given) {
        log.reset();
        epoch++;
        shadows.reset(epoch);
        time.reset();
        ending.reset();
        shutdown.reset();
        newborn.clear();
        direction.reset();
        alive = 0;
        shared = false;
        Strangers.forget();
        script = given;
        lastMoved = -1;
    }

    private void runMain() {
        try {
            program.run();
        } catch (Throwable e) {
            throw Sneaky.thrown(e);
        }
    }

    Performer add(int identity, String name, int start) {
        if (alive == performers.size()) {
            performers.add(new Performer(this, alive));
        }
        log.addProcess(identity, name, start);
        return performers.get(alive++);
    }

    /** A thread was started by an event of {@code parent}; it begins to run before anything else is decided. */
    public Performer begin(Performer parent, int start, Thread thread, Runnable body, boolean daemon) {
        int ordinal = parent.children++;
        int identity = identities.child(parent.identity, ordinal);
        Performer child = add(identity, ThreadNames.of(thread, parent, ordinal), start);
        child.prepare(identity, thread, body);
        child.status = Performer.Stage.STARTED;
        child.daemon = daemon;
        if (!daemon) {
            ending.userThreadBegins();
        }
        child.clock = parent.clock;
        shared = true;
        newborn.add(child);
        return child;
    }

    /** Called by a performer that has announced: returns when it is chosen. */
    void awaitTurn(Performer me) {
        if (ending.isOver()) {
            giveUp(me);
        }
        if (me.status == Performer.Stage.ENDED) {
            throw new Exit.Exited(); // the program caught the first one
        }
        Performer next = next();
        if (next != me) {
            try {
                troupe.pass(me, next);
            } catch (Carrier.Pinned e) {
                ending.uncontrolled(ThreadProblems.pinned(me.name(), e));
                throw new Carrier.Abandoned();
            }
        }
    }

    /** A program that catches everything and goes on must not keep us for ever: in the end its thread is lost. */
    private void giveUp(Performer me) {
        if (++me.unwound > MOST_UNWINDINGS) {
            troupe.pass(me, null);
        }
        throw new Carrier.Abandoned();
    }

    /** Who runs now: a thread that has not announced anything yet, else the one that is to move; null if none. */
    @Nullable
    Performer next() {
        Performer young = newborn.poll();
        return young != null ? young : direction.choose();
    }

    void leave(Performer performer, @Nullable Performer next) {
        troupe.leave(performer, next);
    }

    void happened(Performer performer, int event, long until) {
        lastMoved = performer.number;
        progress++;
        performer.spinning.happened(performer.outcome());
        time.happened(performer, event, until);
    }

    void ended(Performer performer) {
        if (!performer.daemon && ending.userThreadEnded(log.size())) {
            shutdown.begin(log.size() - 1);
        }
    }

    /** A thread ends by an uncaught error. */
    void failed(Performer performer, int event, Throwable error) {
        log.failing(event, error);
        if (error instanceof Assume.Violated) {
            ending.blocked();
        } else {
            ending.failed(event, performer, error);
        }
    }

    /** The program does something that cannot be controlled: the execution ends here and says nothing. */
    public void uncontrolled(Problem problem) {
        ending.uncontrolled(problem);
        throw new Carrier.Abandoned();
    }

    /** Whether a second thread was started: before, nothing can be noticed by anybody. */
    public boolean isShared() {
        return shared;
    }

    /** Whether the script asks for names, values and lines. */
    public boolean isDetailed() {
        return script.setting().detailed();
    }

    /** Another number for each execution. */
    public long epoch() {
        return epoch;
    }

    public ThreadLog log() {
        return log;
    }

    public VirtualTime time() {
        return time;
    }

    public Options options() {
        return options;
    }

    /** Grows with every event; a watchdog sees by it that the execution moves. */
    public long progress() {
        return progress;
    }

    /** The inputs whose values were not all tried so far. */
    public Set<String> inputsNotExhausted() {
        return inputs.notExhausted();
    }

    /** How threads are carried here. */
    public String carrier() {
        return troupe.description();
    }

    /** What the stage knows about an object of the program. */
    public Shadow shadow(Object object) {
        return shadows.of(object);
    }

    Shadow statics() {
        return statics;
    }

    Script script() {
        return script;
    }

    Shutdown shutdown() {
        return shutdown;
    }

    Ending ending() {
        return ending;
    }

    int performers() {
        return alive;
    }

    Performer performer(int number) {
        return performers.get(number);
    }

    /** The performer of a Thread object that was started in this execution, or null. */
    public @Nullable Performer performerOf(Thread thread) {
        for (int i = 0; i < alive; i++) {
            if (performers.get(i).thread == thread) {
                return performers.get(i);
            }
        }
        return null;
    }

    boolean isQuiescent() {
        return direction.isQuiescent();
    }

    @Override
    public ThreadTrace soFar() {
        return log.trace();
    }

    @Override
    public boolean isEnabled(int process) {
        return log.isEnabled(process);
    }

    @Override
    public boolean isReluctant(int process) {
        return performers.get(process).isReluctant();
    }

    @Override
    public long deadline(int process) {
        return performers.get(process).deadline();
    }

    @Override
    public int running() {
        return lastMoved;
    }
}
