package dev.braid.actors;

/**
 * A message-passing program: what creates its first processes.
 *
 * <p>Write it as a record: its components are the program's parameters ({@code -P name=value} on the command line),
 * with {@link dev.braid.api.Default} giving the value to use when the user gives none.
 */
@FunctionalInterface
public interface Program {

    /** Creates the first processes. Runs once at the start of every execution. */
    void start(Root root);
}
