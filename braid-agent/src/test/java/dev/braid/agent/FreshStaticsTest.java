package dev.braid.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.guests.Behaviour;
import dev.braid.guests.CountingGuest;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Static state is the same at the beginning of every execution. */
class FreshStaticsTest {

    @Test
    void everyExecutionFindsTheStaticsOfAFreshProgram() throws Exception {
        List<String> shown = new ArrayList<>();
        Class<?> woven = wovenGuest();
        ThreadStage stage = new ThreadStage(
                () -> shown.add(((Behaviour) woven.getDeclaredConstructor().newInstance()).show()));
        for (int i = 0; i < 3; i++) {
            Outcome outcome = stage.perform(Script.free(Script.Setting.DEFAULT)).outcome();
            assertThat(outcome).isInstanceOf(Outcome.Passed.class);
        }
        String fresh = new CountingGuest().show();
        assertThat(shown).containsExactly(fresh, fresh, fresh);
    }

    private static Class<?> wovenGuest() throws ClassNotFoundException {
        WeavingLoader loader = new WeavingLoader(
                new Weaver(), name -> name.startsWith("dev.braid.guests.") && !name.equals(Behaviour.class.getName()));
        return loader.loadClass(CountingGuest.class.getName());
    }
}
