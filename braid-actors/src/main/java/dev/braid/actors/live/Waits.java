package dev.braid.actors.live;

import java.util.ArrayList;
import java.util.List;

/** What the processes of a run wait for, in words. */
final class Waits {

    private Waits() {}

    /** Throws if a process that may not wait for ever does. Right only when no process is able to do anything. */
    static void checkNoDeadlock(Processes processes) {
        List<String> stuck = new ArrayList<>();
        for (LiveProcess process : processes.all()) {
            Mailbox.Wait wait = process.ref().mailbox().waiting();
            if (wait != null && !wait.wanted().mayIdle()) {
                stuck.add("\n  " + process.ref().name() + " waits for " + inWords(wait));
            }
        }
        if (!stuck.isEmpty()) {
            throw new LiveDeadlock("deadlock: no message can come any more, but" + String.join("", stuck)
                    + "\n  what to do: send what they wait for, or receive with orIdle() where waiting for ever is a"
                    + " normal end");
        }
    }

    /** What each process that has not ended does. */
    static String describe(Processes processes) {
        StringBuilder text = new StringBuilder();
        for (LiveProcess process : processes.all()) {
            if (!process.hasEnded()) {
                Mailbox.Wait wait = process.ref().mailbox().waiting();
                text.append("\n  ").append(process.ref().name());
                text.append(wait == null ? " runs" : " waits for " + inWords(wait));
            }
        }
        return text.toString();
    }

    private static String inWords(Mailbox.Wait wait) {
        int unaccepted = wait.unaccepted();
        String rest = unaccepted == 0
                ? ""
                : " (" + unaccepted + (unaccepted == 1 ? " message is" : " messages are") + " there but not accepted)";
        return wait.wanted() + rest;
    }
}
