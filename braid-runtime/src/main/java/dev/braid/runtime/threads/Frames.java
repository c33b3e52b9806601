package dev.braid.runtime.threads;

/** Where a thread is, in all its frames: the same number again only in the same iteration of the same calls. */
final class Frames {

    private static final StackWalker WALKER = StackWalker.getInstance();
    private static final String BEGINNING = Life.class.getName();

    private Frames() {}

    /** A hash of the methods and places from here to the beginning of the thread. */
    static long here() {
        return WALKER.walk(
                frames -> frames.takeWhile(frame -> !frame.getClassName().equals(BEGINNING))
                        .mapToLong(Frames::place)
                        .reduce(1, (hash, place) -> hash * 0x9E3779B97F4A7C15L + place));
    }

    private static long place(StackWalker.StackFrame frame) {
        long method =
                frame.getClassName().hashCode() * 31L + frame.getMethodName().hashCode();
        return method * 0xD1B54A32D192ED03L + frame.getByteCodeIndex();
    }
}
