package dev.braid.runtime;

import dev.braid.actors.Port;
import dev.braid.actors.Receive;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The program between two steps: nobody runs, and its whole state can be read. Valid until the next step.
 *
 * <p>Processes are numbered from 1; 0 is the code that starts the program and is over.
 */
public final class Standstill {

    /**
     * A message on its way.
     *
     * @param sender the number of the process that sent it
     * @param receiver the number of the process it is for
     * @param number how many messages its sender sent before
     * @param event its send in the trace, or -1 if it is not sent yet
     */
    public record Message(int sender, int receiver, Port<?> port, Object content, int number, int event) {}

    /**
     * An input that a process asked for.
     *
     * @param process the number of the process
     * @param input the name of the input
     * @param value which of its values it got
     * @param open how many values can be tried
     * @param text the value
     */
    public record Choice(
            int process,
            String input,
            int value,
            int open,
            @Nullable String text) {}

    private final Stage stage;
    private final List<Choice> choices;

    Standstill(Stage stage, List<Choice> choices) {
        this.stage = stage;
        this.choices = choices;
    }

    /** How many processes, number 0 included. */
    public int processes() {
        return stage.performers();
    }

    public String name(int process) {
        return stage.performer(process).name;
    }

    /** The number that steps call it by. */
    public int identity(int process) {
        return stage.performer(process).identity;
    }

    /** The actor or the body of a process; null for process 0. */
    public @Nullable Object code(int process) {
        return stage.performer(process).code();
    }

    public boolean hasEnded(int process) {
        return stage.performer(process).hasEnded();
    }

    /** What a process waits for, or null. */
    public @Nullable Receive<?> waitsFor(int process) {
        return stage.performer(process).waitsFor;
    }

    /** Messages sent to a process and not received, in the order they were sent. */
    public List<Message> inbox(int process) {
        Inbox inbox = stage.performer(process).inbox;
        List<Message> messages = new ArrayList<>(inbox.size());
        for (int i = 0; i < inbox.size(); i++) {
            messages.add(message(inbox.pendingAt(i), process));
        }
        return messages;
    }

    /** The messages among them that the process may receive now; an error in a predicate ends the process. */
    public List<Message> deliverable(int process) {
        Performer performer = stage.performer(process);
        if (!performer.waits()) {
            return List.of();
        }
        int count = stage.deliverables(performer);
        List<Message> messages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            messages.add(message(performer.inbox.deliverableAt(i), process));
        }
        return messages;
    }

    /** Whether a process may stop waiting because its time is over. */
    public boolean canTimeOut(int process) {
        Performer performer = stage.performer(process);
        return performer.waits() && performer.canTimeOut;
    }

    /** What a process has decided to do and has not done yet: messages to send, null for anything else. */
    public List<@Nullable Message> outbox(int process) {
        List<@Nullable Message> messages = new ArrayList<>();
        for (Performer.Deferred deferred : stage.performer(process).outbox) {
            messages.add(deferred.message());
        }
        return messages;
    }

    /** The inputs asked for so far, in the order they were asked; some are not in the trace yet. */
    public List<Choice> choices() {
        return choices;
    }

    /** Whether a process can know of a message: the send is in the past of what it did last. */
    public boolean knows(int process, Message message) {
        int last = stage.recorder.lastOf(process);
        return last >= 0 && stage.recorder.happensBefore(message.event(), last);
    }

    /** What a send of the trace sent. */
    public Object content(int send) {
        return Objects.requireNonNull(stage.recorder.payload(send));
    }

    /** What has happened so far. */
    public MessageTrace soFar() {
        return stage.recorder.soFar();
    }

    private Message message(int send, int receiver) {
        return new Message(
                stage.recorder.process(send),
                receiver,
                (Port<?>) Objects.requireNonNull(stage.recorder.port(send)),
                Objects.requireNonNull(stage.recorder.payload(send)),
                stage.recorder.number(send),
                send);
    }
}
