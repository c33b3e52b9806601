package peers;

/** Starts and joins. */
final class Threads {

    /** How often each thread does its work. */
    static final int ROUNDS = Integer.getInteger("peers.rounds", 3);

    private Threads() {}

    static void runTwo(Runnable body) {
        Thread a = new Thread(body, "A");
        Thread b = new Thread(body, "B");
        a.start();
        b.start();
        try {
            a.join();
            b.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
