package dev.braid.api.spi;

/**
 * Who answers when the program asks for an input.
 *
 * <p>The engine binds a source to the thread that runs the program under test; without one, {@link
 * dev.braid.api.Inputs} answers with a system property or the first value.
 */
public interface InputSource {

    /**
     * Picks one of {@code count} values of the input {@code name}.
     *
     * @param labels tells how the value at an index is written in reports
     * @return an index from 0 to {@code count - 1}
     */
    int choose(String name, int count, java.util.function.IntFunction<String> labels);

    /** Picks a value of the input {@code name} from a range too large to enumerate. */
    long pick(String name, long least, long greatest);

    /** The binding of a source to a thread. */
    final class Binding {

        private static final ThreadLocal<InputSource> CURRENT = new ThreadLocal<>();

        private static volatile @org.jspecify.annotations.Nullable InputSource everywhere;

        private Binding() {}

        /** Makes {@code source} answer on the calling thread. */
        public static void bind(InputSource source) {
            CURRENT.set(source);
        }

        /** Makes {@code source} answer on every thread that has none of its own; null for nobody. */
        public static void bindEverywhere(@org.jspecify.annotations.Nullable InputSource source) {
            everywhere = source;
        }

        /** Undoes {@link #bind}. */
        public static void unbind() {
            CURRENT.remove();
        }

        /** The source bound to the calling thread, or null. */
        public static @org.jspecify.annotations.Nullable InputSource current() {
            InputSource own = CURRENT.get();
            return own != null ? own : everywhere;
        }
    }
}
