package dev.braid.guests;

/** A guest does something and says what came of it; woven or not, it must be the same. */
public interface Behaviour {

    String show() throws Exception;
}
