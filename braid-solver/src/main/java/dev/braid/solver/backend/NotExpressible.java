package dev.braid.solver.backend;

/** A condition that a backend cannot be asked about; the answer is then unknown. */
public final class NotExpressible extends RuntimeException {

    private static final long serialVersionUID = 1;

    public NotExpressible(String what) {
        super(what, null, false, false);
    }
}
