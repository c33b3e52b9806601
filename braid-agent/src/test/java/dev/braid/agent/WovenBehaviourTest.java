package dev.braid.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.guests.Behaviour;
import dev.braid.guests.LibraryGuest;
import dev.braid.guests.MemoryGuest;
import dev.braid.guests.MonitorGuest;
import dev.braid.guests.StaticsGuest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Woven code that is not under control does what it did before. */
class WovenBehaviourTest {

    @ParameterizedTest
    @ValueSource(classes = {MemoryGuest.class, MonitorGuest.class, StaticsGuest.class, LibraryGuest.class})
    void aWovenClassBehavesAsBefore(Class<?> guest) throws Exception {
        WeavingLoader loader = new WeavingLoader(
                new Weaver(), name -> name.startsWith("dev.braid.guests.") && !name.equals(Behaviour.class.getName()));
        Class<?> woven = loader.loadClass(guest.getName());
        assertThat(woven).isNotSameAs(guest);
        assertThat(show(woven)).isEqualTo(show(guest));
        assertThat(show(woven)).as("again").isEqualTo(show(guest));
    }

    private static String show(Class<?> guest) throws Exception {
        return ((Behaviour) guest.getDeclaredConstructor().newInstance()).show();
    }
}
