package dev.braid.explorer.reachability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The checker of race tables finds what is wrong with a table. */
class TableCheckTest {

    private static final Ways PAIRS = Ways.of(2);

    private final MessageTrace trace =
            new Stage(threeSendersTwoReceivers()).perform(Script.free(Script.Setting.DEFAULT));
    private final Races races = Races.of(new MessageSynSequence(trace, Variant.EMPTY), Rule2.STRICT);

    @Test
    void theTableAsBuiltIsRight() {
        assertThat(table()).hasSizeGreaterThan(5);
        assertThatCode(() -> check(table())).doesNotThrowAnyException();
    }

    /** Every row of this table is needed: in parameter order, a row is added only for something not yet covered. */
    @Test
    void aTableWithoutItsLastRowIsFoundOut() {
        List<int[]> table = table();
        assertThatThrownBy(() -> check(table.subList(0, table.size() - 1))).hasMessageContaining("not covered");
    }

    @Test
    void aRowThatKeepsWhatItShouldRemoveIsFoundOut() {
        List<int[]> table = table();
        int[] broken = table.stream()
                .filter(row -> java.util.Arrays.stream(row).anyMatch(value -> value == Rows.REMOVED))
                .findFirst()
                .orElseThrow()
                .clone();
        java.util.Arrays.setAll(broken, i -> Math.max(0, broken[i]));
        table.add(broken);
        assertThatThrownBy(() -> check(table)).hasMessageContaining("is not valid");
    }

    @Test
    void aRowThatChangesNothingIsFoundOut() {
        List<int[]> table = table();
        table.add(new int[races.columns().size()]);
        assertThatThrownBy(() -> check(table)).hasMessageContaining("is not valid");
    }

    private void check(List<int[]> table) {
        TableCheck.check(trace, races, table.iterator(), PAIRS);
    }

    private List<int[]> table() {
        List<int[]> table = new ArrayList<>();
        for (Iterator<int[]> rows = RaceTable.rows(races, PAIRS); rows.hasNext(); ) {
            table.add(rows.next());
        }
        return table;
    }

    private static Program threeSendersTwoReceivers() {
        return root -> {
            ProcessRef a = root.spawn("a", self -> receiveThree(self));
            ProcessRef b = root.spawn("b", self -> receiveThree(self));
            for (int i = 0; i < 3; i++) {
                int tag = i;
                root.spawn("s" + i, self -> {
                    self.send(a, tag);
                    self.send(b, tag);
                });
            }
        };
    }

    private static void receiveThree(dev.braid.actors.Self self) {
        for (int i = 0; i < 3; i++) {
            self.receive();
        }
    }
}
