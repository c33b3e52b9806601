package dev.braid.runtime.threads;

import dev.braid.runtime.InputValues;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadLog;
import org.jspecify.annotations.Nullable;

/**
 * A thread of the program under test, under control.
 *
 * <p>A model announces an operation with {@link #announce} and the methods that follow it, then calls {@link #turn}.
 */
public final class Performer {

    /** The outcome of a timed operation whose time was up. */
    public static final int TIMED_OUT = 1;

    /** The outcome of an interruptible operation that was interrupted. */
    public static final int INTERRUPTED = 2;

    /** The outcome of a wait that ends for no reason. */
    public static final int SPURIOUS = 3;

    /** A site that is not known: the source line is then looked up on the stack, in detailed traces only. */
    public static final int NOWHERE = -1;

    private static final long NEVER = Long.MAX_VALUE;

    /** The one that runs; only the thread that it runs on may believe it. */
    static @Nullable Performer running;

    final ThreadStage stage;
    final int number;
    private final ThreadLog log;
    final Interrupts interrupts = new Interrupts(this);
    final Life life = new Life(this);
    final Spinning spinning;
    private final Counter ended = new Counter();
    private final Counter permit = new Counter();
    int identity;
    int children;
    int draws;
    Thread thread;
    boolean daemon;
    boolean idle;

    @Nullable
    Thread runsOn;

    @Nullable
    Runnable body;

    @Nullable
    Carrier carrier;

    HandingOver.@Nullable Worker worker;
    Stage status = Stage.NEW;
    boolean leaving;
    int unwound;
    int opaque;
    int site;

    @Nullable
    Holder about;

    private int outcome;
    private boolean accepted;
    private boolean timed;
    private boolean dozing;
    private long deadline;
    private int timeouts;
    int spuriousWakeups;
    int notifiedBy = -1;
    long clock;
    final Settlement settlement;

    /** What has become of it. */
    enum Stage {
        NEW,
        STARTED,
        ENDED
    }

    Performer(ThreadStage stage, int number) {
        this.stage = stage;
        this.number = number;
        this.log = stage.log();
        this.thread = Thread.currentThread();
        this.spinning = new Spinning(this);
        this.settlement = new Settlement(stage);
    }

    /** The performer on whose behalf the caller runs, or null if the caller is not under control. */
    public static @Nullable Performer here() {
        Performer candidate = running;
        return candidate != null && candidate.opaque == 0 && candidate.runsOn == Thread.currentThread()
                ? candidate
                : null;
    }

    /** The same, whether or not it is in an opaque section. */
    static @Nullable Performer at() {
        Performer candidate = running;
        return candidate != null && candidate.runsOn == Thread.currentThread() ? candidate : null;
    }

    /** The performer on whose behalf woven code runs, if others could notice what it does. */
    static @Nullable Performer sharing() {
        Performer candidate = running;
        if (candidate == null || candidate.opaque > 0 || !candidate.stage.isShared()) {
            return null;
        }
        if (candidate.runsOn != Thread.currentThread()) {
            Strangers.notice(Thread.currentThread());
            return null;
        }
        return candidate;
    }

    /** A number that looks random, the same whenever the same thread asks the n-th time. */
    long draw() {
        return InputValues.draw(stage.script().setting().seed(), identity, ++draws);
    }

    void prepare(int itsIdentity, Thread itsThread, Runnable itsBody) {
        identity = itsIdentity;
        thread = itsThread;
        body = itsBody;
        children = 0;
        draws = 0;
        status = Stage.NEW;
        leaving = false;
        unwound = 0;
        opaque = 0;
        site = NOWHERE;
        about = null;
        clock = 0;
        deadline = NEVER;
        timeouts = 0;
        spuriousWakeups = 0;
        daemon = false;
        idle = false;
        carrier = null;
        interrupts.reset();
        spinning.reset();
        settlement.reset();
    }

    public ThreadStage stage() {
        return stage;
    }

    /** Its number in the trace. */
    public int number() {
        return number;
    }

    /** The Thread object that the program knows. */
    public Thread thread() {
        return thread;
    }

    /** Its name, as the trace has it. */
    public String name() {
        return log.trace().name(number);
    }

    /** Begins to say what this thread is about to do, at a source line ({@link Sites}) or {@link #NOWHERE}. */
    public Performer announce(Action what, int where) {
        if (what != Action.READ && what != Action.YIELD && what != Action.SLEEP) {
            spinning.forget();
        }
        return announceAgain(what, where);
    }

    /** The same, but an operation that may be one more useless round of a loop. */
    Performer announceAgain(Action what, int where) {
        settlement.settle();
        log.announce(number, what);
        site = where;
        about = null;
        timed = false;
        dozing = false;
        deadline = NEVER;
        interrupts.ignored();
        return this;
    }

    /** It touches an object, always in the same way. */
    public Performer touching(int object, Mode mode) {
        log.touching(number, object, mode);
        return this;
    }

    /** It touches an object, if the state accepts it in one mode, else in another. */
    public Performer touching(int object, Form form, Mode ifAccepted, Mode ifRefused) {
        log.touching(number, object, form, ifAccepted, ifRefused);
        return this;
    }

    /** It needs the counter to be within bounds, and adds to it. */
    public Performer counting(int least, int most, int delta) {
        log.counting(number, least, most, delta);
        return this;
    }

    /** It is accepted if the cell holds this value; if {@code negated}, if it holds another. */
    public Performer expecting(long value, @Nullable Object reference, boolean negated) {
        log.expecting(number, value, reference, negated);
        return this;
    }

    /** It touches a second object. Not together with {@link #interruptible}, which needs the place. */
    public Performer alsoTouching(int object, Mode mode) {
        log.alsoTouching(number, object, mode);
        return this;
    }

    /** Its outcome 0 is possible only once {@link #causedBy} was called. */
    public Performer needingCause() {
        log.needingCause(number);
        return this;
    }

    /** An event of another thread makes the announced operation of this one possible. */
    public void causedBy(int event) {
        log.causedBy(number, event);
    }

    /** It has so many outcomes, all possible. */
    public Performer choosing(int outcomes) {
        log.choosing(number, outcomes);
        return this;
    }

    /** It gives up after a time ({@link #TIMED_OUT}); a time of 0 or less is up at once. */
    public Performer waitingFor(long nanos) {
        timed = true;
        long from = stage.time().now(this);
        deadline = nanos > NEVER - from ? NEVER : from + Math.max(0, nanos);
        allowEscapes();
        return this;
    }

    /** It gives way to everybody else: a sleep, or with 0 a yield. */
    public Performer givingWay(long nanos) {
        dozing = true;
        deadline = stage.time().now(this) + Math.max(0, nanos);
        return this;
    }

    /**
     * It ends by {@link #INTERRUPTED}, and clears the interrupt flag, if that is set when it happens; unless a notification
     * came first.
     */
    public Performer interruptible() {
        interrupts.interruptible();
        allowEscapes();
        return this;
    }

    /** The same as {@link #interruptible()}: the state says whether it can still happen normally. */
    public Performer interruptible(boolean always) {
        return interruptible();
    }

    /** The same as {@link #interruptible()}: an operation that never waits has no effect if it is interrupted. */
    public Performer cancelledByInterrupt() {
        return interruptible();
    }

    /** Whether it waits for work of which there may be none left, as the worker of a pool: that is no deadlock. */
    public void idling(boolean now) {
        idle = now;
    }

    /** What a report says it waits for. */
    public Performer about(Holder what) {
        about = what;
        return this;
    }

    /** Waits until it is this thread's turn and the announced operation is possible, and lets it happen. */
    public int turn() {
        stage.awaitTurn(this);
        return happened();
    }

    /** The same, and tells a detailed trace which object was touched. */
    public int turn(Holder what) {
        int event = turn();
        if (stage.isDetailed()) {
            log.describe(event, what.what(), null, Sites.location(site));
        }
        return event;
    }

    private int happened() {
        accepted = outcome == 0 && log.isAccepted(number);
        if (outcome == TIMED_OUT && timed) {
            timeouts++;
        }
        int event = log.happen(number, outcome);
        stage.happened(this, event, dozing || timed && outcome == TIMED_OUT ? deadline : 0);
        return event;
    }

    /** Whether the last operation was accepted; of a trying one: whether it succeeded. */
    public boolean accepted() {
        return accepted;
    }

    /** Which outcome the last operation took. */
    public int outcome() {
        return outcome;
    }

    /** What an event of this thread left in its cell. */
    public void wrote(int event, long value, @Nullable Object reference) {
        log.wrote(event, value, reference);
    }

    /** In a detailed trace: how a report names the object, and the value read or written. */
    public void describe(int event, String label, @Nullable Object value) {
        if (stage.isDetailed()) {
            log.describe(event, label, value, Sites.location(site));
        }
    }

    /** What {@code Thread.getState} says of it: what its announced operation waits for. */
    public Thread.State stateWhileAlive() {
        if (!log.isWaiting(number) || log.isEnabledNormally(number) && !dozing) {
            return Thread.State.RUNNABLE;
        }
        Action action = log.trace().pending().action(number);
        if (action == Action.LOCK
                || action == Action.RELOCK && !log.trace().pending().needsCause(number)) {
            return Thread.State.BLOCKED;
        }
        return timed || dozing ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
    }

    /** The counter that is 1 once this thread has ended. */
    public int endedCounter() {
        return ended.in(stage, status == Stage.ENDED ? 1 : 0);
    }

    /** The counter of the permit of this thread. */
    public int permitCounter() {
        return permit.in(stage, 0);
    }

    /** The cell of the interrupt flag of this thread. */
    public int interruptFlag() {
        return interrupts.cell();
    }

    /** Somebody has notified this thread, by an event. It may not have announced yet that it waits for that. */
    void notified(int event) {
        notifiedBy = event;
        causedBy(event);
    }

    boolean mayWakeSpuriously() {
        return spuriousWakeups < stage.options().spuriousWakeups();
    }

    /** Somebody has set the interrupt flag of this thread, by an event. */
    public void interrupted() {
        interrupts.set();
    }

    /** Whether this thread is in a loop that is let go on for nothing; then time passes, but nothing happens. */
    public boolean spinsFreely(long nanos) {
        if (spinning.isLetGo()) {
            clock += Math.max(0, nanos);
            return true;
        }
        return false;
    }

    /** Whether the interrupt flag is set; no event. */
    public boolean isInterrupted() {
        return interrupts.isSet();
    }

    /** The flag was cleared, by an operation that ended by {@link #INTERRUPTED} or one of its own. */
    public void clearInterrupt() {
        interrupts.clear();
    }

    /** Its time on the virtual clock, in nanoseconds from the beginning of the execution. */
    public long now() {
        return stage.time().now(this);
    }

    // What the stage sees.

    void take(int outcomeTaken) {
        outcome = outcomeTaken;
    }

    /** Says by which outcomes above 0 the announced operation can end now. */
    void allowEscapes() {
        int escapes = interrupts.escapes() | spinning.escapes();
        if (timed && (timeouts < stage.options().earlyTimeouts() || stage.isQuiescent())) {
            escapes |= 1 << TIMED_OUT;
        }
        log.escaping(number, escapes);
    }

    boolean isTimed() {
        return timed;
    }

    boolean isReluctant() {
        int outcomeNow = log.outcomeNow(number);
        return outcomeNow == TIMED_OUT || dozing && outcomeNow == 0;
    }

    long deadline() {
        return deadline;
    }
}
