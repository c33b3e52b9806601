package dev.braid.actors.copy;

/**
 * A message, or a part of one, that knows how to copy itself.
 *
 * @param <T> the type itself
 */
@FunctionalInterface
public interface Copyable<T> {

    /** An equal object that shares nothing changeable with this one. */
    T copy();
}
