package dev.braid.runtime.threads;

/** Throws what the program threw, declared or not. */
final class Sneaky {

    private Sneaky() {}

    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException thrown(Throwable error) throws E {
        throw (E) error;
    }
}
