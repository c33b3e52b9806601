package dev.braid.trace;

/**
 * Where a failing execution and the nearest one that passes part.
 *
 * @param event the event of the failing execution
 * @param instead what happens there in the passing one, such as {@code Vote[yes] from p2}
 */
public record TurningPoint(int event, String instead) {}
