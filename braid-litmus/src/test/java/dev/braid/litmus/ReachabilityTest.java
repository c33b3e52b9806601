package dev.braid.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.reachability.Reachability;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ReachabilityTest {
    @Test
    void quick() {
        int from = Integer.getInteger("from", 0), to = Integer.getInteger("to", 800);
        Map<String, Integer> wrong = new TreeMap<>();
        int checked = 0;
        for (long seed = from; seed < to; seed++) {
            RandomProgram program = RandomProgram.of(seed);
            Set<String> expected;
            try {
                expected = Oracle.behaviours(program, 20000);
            } catch (Oracle.TooLarge e) {
                continue;
            }
            if (expected.size() > 300) {
                continue;
            }
            checked++;
            Stage stage = new Stage(new Realised(program));
            for (TailPolicy policy : TailPolicy.values()) {
                List<String> found = keys(stage, new Reachability(Script.Setting.DEFAULT.withTail(policy)), 3000);
                Set<String> set = new HashSet<>(found);
                String what = "";
                if (!set.equals(expected)) what += " missing";
                if (set.size() < found.size()) what += " dups";
                if (found.contains("DIVERGED")) what += " diverged";
                if (!what.isEmpty()) {
                    String kinds = program.toString().replaceAll("[^A-Za-z]+", " ");
                    String features = "";
                    for (String f : List.of(
                            "UNORDERED",
                            "FIFO",
                            "CAUSAL",
                            "ARRIVAL",
                            "Choose",
                            "byPriority true",
                            "evenOnly true",
                            "timeout true",
                            "FailIf")) if (kinds.contains(f)) features += " " + f.replace(" true", "");
                    wrong.merge(what + ":" + features, 1, Integer::sum);
                    if (program.toString().length() < Integer.getInteger("len", 0))
                        System.out.println(seed + " " + policy + what + " exp " + expected.size() + " got "
                                + found.size() + " " + program);
                }
            }
        }
        System.out.println(
                checked + " wrong " + wrong.values().stream().mapToInt(i -> i).sum());
        wrong.forEach((k, v) -> System.out.println(v + " " + k));
        assertThat(wrong).isEmpty();
    }

    private static List<String> keys(Stage stage, Strategy<MessageTrace> strategy, int most) {
        List<String> keys = new ArrayList<>();
        for (Script script = strategy.next(); script != null && keys.size() < most; script = strategy.next()) {
            MessageTrace trace = stage.perform(script);
            boolean counts = strategy.learn(trace);
            if (trace.outcome() instanceof Outcome.Diverged diverged) {
                if (counts) { keys.add("DIVERGED"); if (Boolean.getBoolean("say")) System.out.println(diverged); }
            } else {
                keys.add(Keys.of(trace));
            }
        }
        return keys;
    }
}
