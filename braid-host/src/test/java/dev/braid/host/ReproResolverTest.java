package dev.braid.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.api.Check;
import dev.braid.api.Inputs;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ReproResolver;
import dev.braid.explorer.repro.ReproWriter;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a line means is found out by running the program. */
class ReproResolverTest {

    private static final Script.Setting DETAILED = Script.Setting.DEFAULT.withDetails();

    /** Inputs, timeouts, unordered messages and a queue in one. */
    private static final Program MIXED = root -> {
        Port<Integer> loose = Port.unordered("loose");
        Port<Integer> queue = Port.queue("queue");
        ProcessRef hub = root.spawn("hub", self -> {
            self.receive(Receive.onAny(loose), Duration.ofSeconds(1));
            self.receive(loose);
            self.receive(queue);
        });
        for (String name : List.of("a", "b")) {
            root.spawn(name, self -> {
                int x = Inputs.choose("x", 1, 2);
                self.send(hub, loose, x);
                self.send(hub, loose, 10 * x);
                self.send(hub, queue, x);
            });
        }
    };

    @Test
    void everyExecutionIsReproducedByItsOwnLine() {
        Stage stage = new Stage(MIXED);
        List<long[]> all = new ArrayList<>();
        Optimal strategy = new Optimal(Script.Setting.DEFAULT);
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            strategy.learn(stage.perform(script));
            all.add(script.steps());
        }
        assertThat(all).hasSizeGreaterThan(100);
        for (long[] steps : all) {
            MessageTrace trace = stage.perform(new Script(steps, steps.length, DETAILED));
            long order = trace.orderSignature();
            String line = ReproWriter.write(trace).toString();
            long[] resolved = ReproResolver.resolve(ReproParser.parse(line), stage::perform, DETAILED);
            MessageTrace again = stage.perform(new Script(resolved, resolved.length, DETAILED));
            assertThat(again.orderSignature()).as(line).isEqualTo(order);
            assertThat(ReproWriter.write(again)).as("written again").hasToString(line);
        }
    }

    private static final Program LIMIT = root -> {
        ProcessRef hub = root.spawn("hub", self -> {
            int sum = (Integer) self.receive() + (Integer) self.receive();
            Check.that(sum < 10, "too much");
        });
        root.spawn("a", self -> self.send(hub, Inputs.between("x", 0, 9)));
        root.spawn("b", self -> self.send(hub, 3));
    };

    @Test
    void changingAValueInTheLineChangesTheExecution() {
        assertThat(outcome(LIMIT, "x=7 | hub<a")).isInstanceOf(Outcome.Failed.class);
        assertThat(outcome(LIMIT, "x=6 | hub<a")).isInstanceOf(Outcome.Passed.class);
        assertThat(outcome(LIMIT, "x=6 | hub:2")).isInstanceOf(Outcome.Passed.class);
    }

    @Test
    void aLineThatDoesNotFitSaysWhere() {
        refused(LIMIT, "x=10 |", "input x has no value 10");
        refused(LIMIT, "y=1 |", "nobody asks for the input y");
        refused(LIMIT, "| hub<a nobody", "at step 2 of 2");
        refused(LIMIT, "| hub<hub", "at step 1 of 1");
        refused(LIMIT, "| hub!", "at step 1 of 1");
        refused(LIMIT, "| hub<a hub<a", "at step 2 of 2");
    }

    private static Outcome outcome(Program program, String line) {
        Stage stage = new Stage(program);
        long[] steps = ReproResolver.resolve(ReproParser.parse(line), stage::perform, DETAILED);
        return stage.perform(new Script(steps, steps.length, DETAILED)).outcome();
    }

    private static void refused(Program program, String line, String reason) {
        assertThatThrownBy(() -> outcome(program, line)).isInstanceOfSatisfying(Problem.Found.class, found -> {
            assertThat(found.problem().code()).isEqualTo("BRD-130");
            assertThat(found.problem().what()).contains(reason);
        });
    }
}
