package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.Box;
import dev.braid.runtime.threads.ByHand.IntField;
import org.junit.jupiter.api.Test;

class MemoryTest {

    private static int counter;
    private static final int COUNTER = ByHand.site(MemoryTest.class, "counter");

    @Test
    void incrementsWithoutALockGetLost() {
        Schedules all = Schedules.of(
                () -> {
                    IntField x = new IntField();
                    Thread a = spawn(x::increment);
                    Thread b = spawn(x::increment);
                    join(a, b);
                    return x.get();
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("1", "2");
    }

    @Test
    void storeBufferingIsSequentiallyConsistent() {
        // of the four results only 0,0 has no interleaving (Lamport 1979)
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    IntField y = new IntField();
                    int[] seen = new int[2];
                    Thread a = spawn(() -> {
                        x.set(1);
                        seen[0] = y.get();
                    });
                    Thread b = spawn(() -> {
                        y.set(1);
                        seen[1] = x.get();
                    });
                    join(a, b);
                    return seen[0] + "," + seen[1];
                }))
                .containsExactly("0,1", "1,0", "1,1");
    }

    @Test
    void twoReadsAndOneWriteHaveThreeOrders() {
        // the write is before, between or after the two reads of one thread
        Schedules all = Schedules.of(
                () -> {
                    Box<String> box = new Box<>();
                    box.set("old");
                    Thread a = spawn(() -> box.set("new"));
                    String seen = box.get() + box.get();
                    join(a);
                    return seen;
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("newnew", "oldnew", "oldold");
        assertThat(all.orders()).isEqualTo(3);
    }

    @Test
    void elementsOfAnArrayAreCellsOfTheirOwn() {
        Schedules all = Schedules.of(
                () -> {
                    int[] array = new int[2];
                    Thread a = spawn(() -> write(array, 0, 1));
                    Thread b = spawn(() -> write(array, 1, 2));
                    join(a, b);
                    return array[0] + "," + array[1];
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("1,2");
        assertThat(all.orders()).isEqualTo(1);
    }

    @Test
    void oneElementIsOneCell() {
        Schedules all = Schedules.of(
                () -> {
                    Object[] array = new Object[1];
                    Thread a = spawn(() -> {
                        Hooks.writeElement(array, 0, Performer.NOWHERE);
                        array[0] = "a";
                    });
                    Thread b = spawn(() -> {
                        Hooks.writeElement(array, 0, Performer.NOWHERE);
                        array[0] = "b";
                    });
                    join(a, b);
                    return array[0];
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("a", "b");
        assertThat(all.orders()).isEqualTo(2);
    }

    @Test
    void anIndexOutOfBoundsIsTheProgramsFailure() {
        assertThat(Schedules.results(() -> {
                    int[] array = new int[1];
                    join(spawn(() -> write(array, 1, 1)));
                    return "";
                }))
                .singleElement()
                .asString()
                .contains("ArrayIndexOutOfBounds");
    }

    @Test
    void staticFieldsAreShared() {
        assertThat(Schedules.results(() -> {
                    counter = 0;
                    Thread a = spawn(MemoryTest::incrementStatic);
                    Thread b = spawn(MemoryTest::incrementStatic);
                    join(a, b);
                    return counter;
                }))
                .containsExactly("1", "2");
    }

    @Test
    void aCallOfACollectionConflictsUnlessBothOnlyLook() {
        Schedules looking = Schedules.of(() -> calls(true), Options.DEFAULT);
        Schedules changing = Schedules.of(() -> calls(false), Options.DEFAULT);
        assertThat(looking.orders()).isEqualTo(1);
        assertThat(changing.orders()).isEqualTo(2);
    }

    private static Object calls(boolean readOnly) throws Exception {
        Object list = new Object();
        Thread a = spawn(() -> Hooks.call(list, readOnly, Performer.NOWHERE));
        Thread b = spawn(() -> Hooks.call(list, readOnly, Performer.NOWHERE));
        join(a, b);
        return "";
    }

    private static void incrementStatic() {
        Hooks.readStatic(COUNTER);
        int seen = counter;
        Hooks.writeStatic(COUNTER);
        counter = seen + 1;
    }

    private static void write(int[] array, int index, int value) {
        Hooks.writeElement(array, index, Performer.NOWHERE);
        array[index] = value;
    }
}
