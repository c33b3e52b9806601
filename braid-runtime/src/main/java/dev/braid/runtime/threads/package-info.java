/**
 * Runs one execution of a multithreaded program under a script and records it.
 *
 * <p>{@link dev.braid.runtime.threads.ThreadStage} lets one thread move at a time; a {@link
 * dev.braid.runtime.threads.Performer} is a thread under control; {@link dev.braid.runtime.threads.Hooks} is what woven
 * code calls; {@link dev.braid.runtime.threads.Sites} knows the fields and source lines behind the numbers in woven code.
 *
 * <h2>How a model of a primitive is written</h2>
 *
 * <p>A model keeps the state of one object of the program in ordinary Java (only one thread runs at a time, so it needs no
 * lock) and says before each operation what the operation touches. Everything else (who goes first, whether it must wait,
 * what conflicts with what) follows from that. The enter of a monitor, whole:
 *
 * <pre>{@code
 * void enter(Performer me, int site) {
 *     if (owner == me) {                 // only the outermost enter is an event
 *         holds++;
 *         return;
 *     }
 *     me.announce(Action.LOCK, site)                                         // what it is, and where
 *         .touching(counter(me), Form.BLOCKING, Mode.UPDATE, Mode.UPDATE)    // on which object, how
 *         .counting(1, Integer.MAX_VALUE, -1);                               // needs one permit, takes it
 *     me.turn();                         // returns when it is this thread's turn and the lock was free
 *     owner = me;
 *     holds = 1;
 * }
 *
 * private int counter(Performer me) {    // numbers of objects hold for one execution only
 *     return counter.in(me.stage(), owner == null ? 1 : 0);
 * }
 * }</pre>
 *
 * <ol>
 *   <li>Ask {@link dev.braid.runtime.threads.Performer#here()} first. It is null when the caller is not under control:
 *       then do the real thing (a stand-in calls {@code super}).
 *   <li>Announce completely before {@link dev.braid.runtime.threads.Performer#turn}; change the state of the model only
 *       after it returned. Between two turns nobody else runs.
 *   <li>After turn, {@link dev.braid.runtime.threads.Performer#accepted()} says whether a trying operation (tryLock)
 *       succeeded, and {@link dev.braid.runtime.threads.Performer#outcome()} which outcome was taken: 0, {@link
 *       dev.braid.runtime.threads.Performer#TIMED_OUT}, {@link dev.braid.runtime.threads.Performer#INTERRUPTED}, or a
 *       choice.
 *   <li>A timed operation says {@code waitingFor(nanos)}, an interruptible one {@code interruptible()}, before turn. On
 *       outcome INTERRUPTED call {@link dev.braid.runtime.threads.Performer#clearInterrupt()} and throw. Which outcome it
 *       is follows from the state: a time-out only as long as the operation is refused. It then touches its object in
 *       the mode for refused operations, so a timed lock has {@code Mode.READ} there.
 *   <li>Objects are {@link dev.braid.runtime.threads.Counter} (everything that blocks) and {@link
 *       dev.braid.runtime.threads.Cell} (everything that holds a value), both numbered anew in each execution.
 *   <li>Until a second thread was started ({@link dev.braid.runtime.threads.ThreadStage#isShared}) operations may skip
 *       announcing, if they would not block; a counter then gets its first state when it is first needed.
 *   <li>What a model must say for people (the holder of a lock) it says by {@link
 *       dev.braid.runtime.threads.Performer#about}.
 * </ol>
 *
 * <p>Wait sets, with the choice who is notified, are in {@link dev.braid.runtime.threads.WaitSet}; conditions of a lock
 * use them as monitors do.
 */
@NullMarked
package dev.braid.runtime.threads;

import org.jspecify.annotations.NullMarked;
