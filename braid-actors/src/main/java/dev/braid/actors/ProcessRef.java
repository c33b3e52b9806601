package dev.braid.actors;

/** The address of a process: immutable, may be put into messages and compared. */
public interface ProcessRef {

    /** The name reports use. */
    String name();
}
