package dev.braid.actors.live;

import dev.braid.actors.ProcessRef;

/** The address of a process of one run: its name and its mailbox. */
final class LiveRef implements ProcessRef {

    private final String name;
    private final Mailbox mailbox;

    LiveRef(String name, Mailbox mailbox) {
        this.name = name;
        this.mailbox = mailbox;
    }

    @Override
    public String name() {
        return name;
    }

    Mailbox mailbox() {
        return mailbox;
    }

    @Override
    public String toString() {
        return name;
    }
}
