package dev.braid.actors.live;

/** Unwinds a process that ends early, by its own will or because the run is over; nothing went wrong in it. */
final class Stopped extends Error {

    Stopped() {
        super("this process was stopped", null, false, false);
    }
}
