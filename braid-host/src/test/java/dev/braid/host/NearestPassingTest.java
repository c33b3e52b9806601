package dev.braid.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.api.Check;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.trace.EventKind;
import dev.braid.trace.InputMode;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.TurningPoint;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class NearestPassingTest {

    private static final ExplorationOptions PATIENT_FOR_A_SECOND = new ExplorationOptions(
            StrategyName.OPTIMAL,
            Duration.ofMinutes(1),
            Long.MAX_VALUE,
            1_000,
            InputMode.ENUMERATED,
            Map.of(),
            0,
            false,
            false,
            Duration.ofSeconds(1),
            ExplorationOptions.DEFAULT.ways());

    /** Of five messages only the order of 4 and 5 matters; so only the receive that gets 5 first is named. */
    @Test
    void theDeliveryThatDecidesIsNamed() throws InterruptedException {
        Port<Integer> loose = Port.unordered("loose");
        Exploration exploration = exploration(root -> {
            ProcessRef hub = root.spawn("hub", self -> {
                boolean fourSeen = false;
                for (int i = 0; i < 5; i++) {
                    int number = self.receive(loose);
                    fourSeen |= number == 4;
                    Check.that(number != 5 || fourSeen, "5 before 4");
                }
            });
            root.spawn("sender", self -> {
                for (int number = 1; number <= 5; number++) {
                    self.send(hub, loose, number);
                }
            });
        });
        Bug bug = bug(exploration);
        TurningPoint turning = exploration.nearestPassing(bug);
        MessageTrace failing = exploration.detailed(bug.steps());
        assertThat(turning).isNotNull();
        assertThat(failing.kind(turning.event())).isEqualTo(EventKind.RECEIVE);
        assertThat(failing.text(turning.event())).isEqualTo("5");
        assertThat(turning.instead()).as("whatever else comes first").matches("[1-4] from sender");
    }

    @Test
    void nothingIsNamedIfEveryOrderFails() throws InterruptedException {
        Exploration exploration = exploration(root -> {
            ProcessRef hub = root.spawn("hub", self -> {
                self.receive();
                self.receive();
                Check.that(false, "always");
            });
            root.spawn("a", self -> self.send(hub, 1));
            root.spawn("b", self -> self.send(hub, 2));
        });
        assertThat(exploration.nearestPassing(bug(exploration))).isNull();
    }

    @Test
    void anotherOrderThatHangsDoesNotHoldUpTheReport() throws InterruptedException {
        Exploration exploration = exploration(root -> {
            ProcessRef hub = root.spawn("hub", self -> {
                boolean hang = self.receive().equals("b");
                while (hang) {
                    LockSupport.parkNanos(1_000_000);
                }
                Check.that(false, "a is first");
            });
            root.spawn("a", self -> self.send(hub, "a"));
            root.spawn("b", self -> self.send(hub, "b"));
        });
        Bug bug = bug(exploration);
        long begun = System.nanoTime();
        assertThat(exploration.nearestPassing(bug)).isNull();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(30));
        assertThat(exploration.detailed(bug.steps()).size())
                .as("the stage of the search is still free")
                .isPositive();
    }

    private static Exploration exploration(Program program) {
        return new Exploration(program, PATIENT_FOR_A_SECOND);
    }

    private static Bug bug(Exploration exploration) throws InterruptedException {
        ExplorationResult result = exploration.run(progress -> {});
        assertThat(result.bugs()).hasSize(1);
        return result.bugs().get(0);
    }
}
