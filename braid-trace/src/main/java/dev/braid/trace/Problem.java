package dev.braid.trace;

/**
 * Something a user must know and can act on: what happened, why as far as we know, what to do.
 *
 * @param code the page in {@code docs/problems}, such as {@code BRD-120}
 */
public record Problem(String code, String what, String because, String remedy) {

    /** The three parts, one a line. */
    public String text() {
        return code + "  " + what + "\n  Because   " + because + "\n  Do this   " + remedy;
    }

    /** A problem that ends what the user asked for. */
    public static final class Found extends RuntimeException {

        private final transient Problem problem;

        public Found(Problem problem) {
            super(problem.text());
            this.problem = problem;
        }

        public Problem problem() {
            return problem;
        }
    }
}
