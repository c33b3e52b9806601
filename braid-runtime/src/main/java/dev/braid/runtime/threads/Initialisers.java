package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Static initialisers of woven classes: each runs at the first use of its class in each execution.
 *
 * <p>Of the threads that use a class first, one runs the initialiser and the others wait for it, as the JVM does it. An
 * initialiser that ran before a second thread was started is known to all.
 */
public final class Initialisers {

    /** The method that the weaver makes of a static initialiser. */
    public static final String METHOD = "braid$begin";

    private static Initialiser[] all = new Initialiser[64];
    private static int size;

    private Initialisers() {}

    /** A number for a class that is being woven. */
    public static synchronized int number(String type) {
        if (size == all.length) {
            all = Arrays.copyOf(all, size * 2);
        }
        all[size] = new Initialiser(type);
        return size++;
    }

    /** Called by the JVM's initialisation of a class, once in its life. */
    public static void declare(int number, MethodHandles.Lookup lookup) throws Throwable {
        Initialiser initialiser = all[number];
        initialiser.method = lookup.findStatic(lookup.lookupClass(), METHOD, MethodType.methodType(void.class));
        if (Performer.at() == null) {
            initialiser.method.invokeExact();
        }
    }

    /** Called by woven code before it uses a class. */
    public static void use(int number) {
        Performer me = Performer.at();
        if (me != null) {
            all[number].use(me);
        }
    }

    private static final class Initialiser {

        private static final int BEGUN = 1;
        private static final int DONE = 2;

        private final String type;
        private final Counter counter = new Counter();
        private long epoch = -1;
        private int state;
        private @Nullable Performer runner;
        private boolean[] knowing = new boolean[8];
        private @Nullable Throwable error;

        @Nullable
        MethodHandle method;

        Initialiser(String type) {
            this.type = type;
        }

        void use(Performer me) {
            if (method == null) {
                return; // the JVM is still making the constants of an enum
            }
            if (epoch != me.stage.epoch()) {
                epoch = me.stage.epoch();
                state = 0;
                runner = null;
                error = null;
                Arrays.fill(knowing, false);
            }
            if (runner != me && !knows(me)) {
                meet(me);
            }
            if (state == DONE && error != null) {
                throw new NoClassDefFoundError("Could not initialize class " + type);
            }
        }

        private boolean knows(Performer me) {
            return me.number < knowing.length && knowing[me.number];
        }

        private void learn(Performer me) {
            if (me.number >= knowing.length) {
                knowing = Arrays.copyOf(knowing, Integer.highestOneBit(me.number) * 2);
            }
            knowing[me.number] = true;
        }

        private void meet(Performer me) {
            if (!isEvent(me)) {
                if (state == 0) {
                    run(me);
                }
                return;
            }
            int number = counter.in(me.stage, state);
            if (state == 0) {
                me.announce(Action.CALL, Performer.NOWHERE)
                        .touching(number, Form.TRYING, Mode.UPDATE, Mode.READ)
                        .counting(Integer.MIN_VALUE, 0, 1);
                tell(me, me.turn());
                if (me.accepted()) {
                    run(me);
                    learn(me);
                    return;
                }
            }
            me.announce(Action.AWAIT, Performer.NOWHERE)
                    .touching(number, Form.BLOCKING, Mode.READ, Mode.READ)
                    .counting(DONE, Integer.MAX_VALUE, 0)
                    .about(() -> "the initialisation of " + type);
            tell(me, me.turn());
            learn(me);
        }

        /** What is done before a second thread is started is known to all; opaque code has no events. */
        private boolean isEvent(Performer me) {
            return me.opaque == 0 && me.stage.isShared() && (state != DONE || counter.isKnownTo(me.stage));
        }

        private void run(Performer me) {
            state = BEGUN;
            runner = me;
            try {
                if (method != null) {
                    method.invokeExact();
                }
            } catch (Carrier.Abandoned e) {
                throw e;
            } catch (Throwable e) {
                error = e;
            }
            finish(me);
            if (error != null) {
                throw error instanceof Error known ? known : new ExceptionInInitializerError(error);
            }
        }

        private void finish(Performer me) {
            if (counter.isKnownTo(me.stage) && me.opaque == 0) {
                me.announce(Action.CALL, Performer.NOWHERE)
                        .touching(counter.in(me.stage, BEGUN), Mode.UPDATE)
                        .counting(Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
                tell(me, me.turn());
            }
            state = DONE;
        }

        private void tell(Performer me, int event) {
            if (me.stage.isDetailed()) {
                me.describe(event, "initialiser of " + type, null);
            }
        }
    }
}
