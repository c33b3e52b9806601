package dev.braid.examples;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import dev.braid.api.Inputs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sorting by a line of processes, as in the example "sort" that comes with the model checker SPIN.
 *
 * <p>A feeder gives the numbers, one by one, to the first process. Each process keeps the smallest number it has seen and
 * passes all others to its right. The numbers are an input: every order is tried. With the feeder there are as many
 * processes as the parameter says.
 *
 * <p>Checked by each process: the number it keeps is the one that belongs there.
 */
public record DistributedSorting(@Default("4") int processes) implements Program {

    @Override
    public void start(Root root) {
        int numbers = processes - 1;
        List<Integer> order = Inputs.choose("numbers", Permutations.ascending(numbers));
        ProcessRef right = null;
        for (int place = numbers; place >= 1; place--) {
            int mine = place;
            ProcessRef next = right;
            right = root.spawn("sorter" + place, self -> sort(self, mine, numbers, next));
        }
        ProcessRef first = right;
        if (first != null) {
            root.spawn("feeder", self -> order.forEach(number -> self.send(first, number)));
        }
    }

    private static void sort(Self self, int place, int numbers, @Nullable ProcessRef right) {
        int kept = (Integer) self.receive();
        for (int i = place; i < numbers; i++) {
            int other = (Integer) self.receive();
            if (right != null) {
                self.send(right, Math.max(kept, other));
            }
            kept = Math.min(kept, other);
        }
        Check.that(kept == place, "the number at place " + place + " is " + kept);
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new DistributedSorting(4));
    }
}
