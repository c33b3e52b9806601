package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.await;
import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.locked;
import static dev.braid.runtime.threads.ByHand.notifyOne;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.IntField;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same program under the same script leaves the same trace, whatever carries its threads. */
class CarriersTest {

    private static void program() throws Exception {
        Object lock = new Object();
        IntField x = new IntField();
        Thread a = spawn(() -> locked(lock, () -> {
            while (x.get() == 0) {
                await(lock);
            }
        }));
        Thread b = spawn(() -> {
            locked(lock, () -> {
                x.increment();
                notifyOne(lock);
            });
            x.increment();
        });
        Thread c = spawn(() -> {
            Hooks.sleep(1000);
            x.increment();
        });
        join(a, b, c);
    }

    @Test
    void tracesAreEqual() {
        List<Troupe> kinds =
                CurrentThread.canBeSet() ? List.of(new OneThread(), new HandingOver()) : List.of(new HandingOver());
        for (TailPolicy policy : TailPolicy.values()) {
            for (long seed = 0; seed < 20; seed++) {
                Script.Setting setting = new Script.Setting(
                        policy, dev.braid.trace.InputMode.ENUMERATED, java.util.Map.of(), seed, 1000, false, true);
                List<String> told = kinds.stream()
                        .map(kind -> tell(new ThreadStage(CarriersTest::program, Options.DEFAULT, kind)
                                .perform(Script.free(setting))))
                        .distinct()
                        .toList();
                assertThat(told).hasSize(1);
            }
        }
    }

    private static String tell(ThreadTrace trace) {
        StringBuilder told = new StringBuilder().append(trace.outcome()).append('\n');
        for (int e = 0; e < trace.size(); e++) {
            told.append(trace.step(e))
                    .append(' ')
                    .append(trace.action(e))
                    .append(' ')
                    .append(trace.mode(e))
                    .append(' ')
                    .append(trace.object(e))
                    .append(' ')
                    .append(trace.label(e))
                    .append(' ')
                    .append(trace.text(e))
                    .append(' ')
                    .append(trace.location(e))
                    .append('\n');
        }
        return told.toString();
    }

    @Test
    void schedulesAreTheSameOnThreads() {
        Schedules.Litmus program = () -> {
            IntField x = new IntField();
            Thread a = spawn(x::increment);
            Thread b = spawn(x::increment);
            join(a, b);
            return x.get();
        };
        Schedules best = Schedules.of(program, Options.DEFAULT);
        Schedules threads = Schedules.of(program, Options.DEFAULT, new HandingOver());
        assertThat(threads.results()).isEqualTo(best.results());
        assertThat(threads.executions()).isEqualTo(best.executions());
        assertThat(threads.orders()).isEqualTo(best.orders());
    }

    @Test
    void threadsOfAnAbandonedExecutionAreUsedAgain() {
        ThreadStage stage = new ThreadStage(
                () -> {
                    Object lock = new Object();
                    for (int i = 0; i < 3; i++) {
                        spawn(() -> locked(lock, () -> {
                            try {
                                await(lock);
                            } catch (Throwable e) {
                                await(lock); // a program that catches everything is unwound as well
                            }
                        }));
                    }
                },
                Options.DEFAULT,
                new HandingOver());
        for (int i = 0; i < 200; i++) {
            assertThat(stage.perform(Script.free(Script.Setting.DEFAULT)).outcome())
                    .isInstanceOf(dev.braid.trace.Outcome.Deadlocked.class);
        }
        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread -> thread.getName().equals("braid-thread"))
                .hasSizeLessThan(30);
    }

    @Test
    void aThreadThatCannotBeUnwoundIsLeftBehind() {
        ThreadStage stage = new ThreadStage(
                () -> {
                    Object lock = new Object();
                    spawn(() -> {
                        for (int i = 0; i >= 0; i++) {
                            try {
                                locked(lock, () -> await(lock));
                            } catch (Throwable e) {
                                // goes on whatever happens
                            }
                        }
                    });
                },
                Options.DEFAULT,
                new HandingOver());
        for (int i = 0; i < 3; i++) {
            assertThat(stage.perform(Script.free(Script.Setting.DEFAULT)).outcome())
                    .isInstanceOf(dev.braid.trace.Outcome.Deadlocked.class);
        }
    }
}
