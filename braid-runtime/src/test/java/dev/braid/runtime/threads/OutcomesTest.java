package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.api.Assume;
import dev.braid.api.Inputs;
import dev.braid.runtime.threads.ByHand.IntField;
import dev.braid.trace.InputMode;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OutcomesTest {

    private static Outcome outcome(ThreadProgram program, Script script) {
        return new ThreadStage(program).perform(script).outcome();
    }

    @Test
    void aStepThatCannotBeTakenDiverges() {
        Script script = new Script(new long[] {Step.run(1, 0)}, 1, Script.Setting.DEFAULT);
        assertThat(outcome(() -> {}, script)).isInstanceOf(Outcome.Diverged.class);
        Script outcome = new Script(new long[] {Step.run(0, 1)}, 1, Script.Setting.DEFAULT);
        assertThat(outcome(() -> {}, outcome)).isInstanceOf(Outcome.Diverged.class);
    }

    @Test
    void anExecutionWithTooManyEventsIsCut() {
        ThreadProgram endless = () -> {
            IntField x = new IntField();
            spawn(() -> {});
            for (int i = 0; i >= 0; i++) {
                x.set(i);
            }
        };
        assertThat(outcome(endless, Script.free(Script.Setting.DEFAULT.withMaxEvents(100))))
                .isEqualTo(new Outcome.CutAtLimit(100));
    }

    @Test
    void aViolatedAssumptionSaysNothing() {
        assertThat(outcome(() -> Assume.that(false), Script.free(Script.Setting.DEFAULT)))
                .isEqualTo(new Outcome.Blocked());
    }

    @Test
    void aChooserMayGiveUp() {
        Script script =
                new Script(new long[0], 0, Script.Setting.DEFAULT, scene -> dev.braid.trace.threads.Chooser.NOBODY);
        assertThat(outcome(() -> {}, script)).isEqualTo(new Outcome.Blocked());
    }

    @Test
    void exitEndsTheExecution() {
        assertThat(Schedules.results(() -> {
                    Thread thread = spawn(() -> Hooks.exit(0));
                    join(thread);
                    return "not reached";
                }))
                .containsExactly("");
        assertThat(outcome(() -> Hooks.exit(0), Script.free(Script.Setting.DEFAULT)))
                .isEqualTo(new Outcome.Passed());
        assertThat(outcome(() -> Hooks.exit(3), Script.free(Script.Setting.DEFAULT)))
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.error()).hasMessageContaining("status 3"));
    }

    @Test
    void whatOthersCouldDoBeforeAnExitIsSeen() {
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    spawn(() -> {
                        if (x.get() == 1) {
                            throw new IllegalStateException("oops");
                        }
                    });
                    x.set(1);
                    Hooks.exit(0);
                    return "";
                }))
                .containsExactly("", "fails: java.lang.IllegalStateException: oops");
    }

    @Test
    void aDaemonThatWorksForEverDoesNotKeepTheExecutionAlive() {
        ThreadProgram program = () -> {
            IntField x = new IntField();
            Thread daemon = ByHand.thread(() -> {
                for (int i = 0; i >= 0; i++) {
                    x.set(i);
                }
            });
            daemon.setDaemon(true);
            ByHand.spawned(daemon);
        };
        assertThat(outcome(program, Script.free(Script.Setting.DEFAULT))).isEqualTo(new Outcome.Passed());
    }

    @Test
    void aFailureBeforeAnExitStaysOne() {
        ThreadProgram program = () -> {
            join(spawn(() -> {
                throw new IllegalStateException("oops");
            }));
            Hooks.exit(0);
        };
        assertThat(outcome(program, Script.free(Script.Setting.DEFAULT))).isInstanceOf(Outcome.Failed.class);
    }

    @Test
    void everyValueOfAnInputIsAnOutcome() {
        assertThat(Schedules.results(() -> Inputs.between("n", 1, 3))).containsExactly("1", "2", "3");
    }

    @Test
    void inputsOfStartedThreadsAreTheirs() {
        assertThat(Schedules.results(() -> {
                    int[] n = new int[1];
                    join(spawn(() -> n[0] = Inputs.between("n", 1, 2)));
                    return n[0] + "" + Inputs.anyBoolean("b");
                }))
                .containsExactly("1false", "1true", "2false", "2true");
    }

    @Test
    void aGivenInputIsNoChoice() {
        int[] n = new int[1];
        ThreadStage stage = new ThreadStage(() -> n[0] = Inputs.between("n", 1, 3));
        ThreadTrace trace = stage.perform(Script.free(Script.Setting.DEFAULT
                .withInputs(InputMode.ENUMERATED, Map.of("n", "3"), 0)
                .withDetails()));
        assertThat(n[0]).isEqualTo(3);
        assertThat(trace.action(0)).isEqualTo(Action.CHOICE);
        assertThat(trace.choices(0)).isEqualTo(1);
        assertThat(trace.label(0)).isEqualTo("n");
        assertThat(trace.text(0)).isEqualTo("3");
    }

    @Test
    void detailsNameFieldsValuesAndLines() {
        ThreadStage stage = new ThreadStage(() -> {
            IntField x = new IntField();
            Thread thread = spawn(() -> {});
            x.set(7);
            x.get();
            join(thread);
        });
        ThreadTrace trace = stage.perform(Script.free(Script.Setting.DEFAULT.withDetails()));
        assertThat(trace.action(1)).isEqualTo(Action.WRITE);
        assertThat(trace.label(1)).isEqualTo("IntField.value");
        assertThat(trace.text(1)).isEqualTo("7");
        assertThat(trace.location(1)).isEqualTo("IntField.java:1");
        assertThat(trace.text(2)).isEqualTo("7");
        assertThat(trace.location(0)).startsWith("OutcomesTest.java:");
    }

    @Test
    void hooksDoNothingOutsideAnExecution() throws Exception {
        assertThat(Hooks.start(new Thread(() -> {}))).isFalse();
        assertThat(Hooks.enter(this, Performer.NOWHERE)).isFalse();
        assertThat(Hooks.sleep(1)).isFalse();
        assertThat(Hooks.currentThread()).isSameAs(Thread.currentThread());
        assertThat(Hooks.epoch()).isZero();
    }

    @Test
    void nothingIsAnEventInAnOpaqueSection() {
        ThreadStage stage = new ThreadStage(() -> {
            IntField x = new IntField();
            Thread thread = spawn(() -> {});
            Hooks.opaque();
            x.set(1);
            Hooks.transparent();
            join(thread);
        });
        ThreadTrace trace = stage.perform(Script.free(Script.Setting.DEFAULT));
        for (int e = 0; e < trace.size(); e++) {
            assertThat(trace.action(e)).isNotEqualTo(Action.WRITE);
        }
    }

    @Test
    void aThreadThatNobodyControlsIsNamed() {
        ThreadProgram program = () -> {
            IntField x = new IntField();
            Thread controlled = spawn(() -> {});
            Thread stranger = new Thread(x::increment, "stranger");
            stranger.start();
            stranger.join();
            join(controlled);
        };
        assertThat(outcome(program, Script.free(Script.Setting.DEFAULT)))
                .isInstanceOfSatisfying(Outcome.Uncontrolled.class, uncontrolled -> {
                    assertThat(uncontrolled.problem().code()).isEqualTo("BRD-202");
                    assertThat(uncontrolled.problem().what()).contains("stranger");
                });
    }

    @Test
    void shutdownHooksRunAtTheEndOfEachExecution() {
        for (boolean exits : new boolean[] {false, true}) {
            StringBuilder told = new StringBuilder();
            ThreadStage stage = new ThreadStage(() -> {
                Hooks.addShutdownHook(ByHand.thread(() -> told.append("hook ")));
                Thread removed = ByHand.thread(() -> told.append("removed "));
                Hooks.addShutdownHook(removed);
                assertThat(Hooks.removeShutdownHook(removed)).isEqualTo(1);
                join(spawn(() -> told.append("thread ")));
                if (exits) {
                    Hooks.exit(0);
                }
            });
            for (int i = 0; i < 2; i++) {
                assertThat(stage.perform(Script.free(Script.Setting.DEFAULT)).outcome())
                        .isEqualTo(new Outcome.Passed());
            }
            assertThat(told.toString()).isEqualTo("thread hook thread hook ");
        }
    }

    @Test
    void aFailingShutdownHookFailsTheExecution() {
        ThreadProgram program = () -> Hooks.addShutdownHook(ByHand.thread(() -> {
            throw new IllegalStateException("oops");
        }));
        assertThat(outcome(program, Script.free(Script.Setting.DEFAULT))).isInstanceOf(Outcome.Failed.class);
    }
}
