package dev.braid.trace.threads;

import dev.braid.trace.Outcome;
import dev.braid.trace.Step;
import dev.braid.trace.Texts;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The trace that a {@link ThreadLog} has written. */
record RecordedThreadTrace(ThreadLog log) implements ThreadTrace {

    @Override
    public int size() {
        return log.size;
    }

    @Override
    public int process(int event) {
        return log.process[event];
    }

    @Override
    public int index(int event) {
        return log.index[event];
    }

    @Override
    public int previous(int event) {
        return log.previous[event];
    }

    @Override
    public long step(int event) {
        return Step.run(log.identity[log.process[event]], log.choice[event]);
    }

    @Override
    public int processes() {
        return log.processes;
    }

    @Override
    public int identity(int process) {
        return log.identity[process];
    }

    @Override
    public String name(int process) {
        return log.name[process];
    }

    @Override
    public Outcome outcome() {
        return log.outcome;
    }

    @Override
    public long orderSignature() {
        return ThreadSignature.ofOrder(this);
    }

    @Override
    public long inputSignature() {
        return ThreadSignature.ofInputs(this);
    }

    @Override
    public String text(int event) {
        return Texts.of(log.payload[event]);
    }

    @Override
    public String label(int event) {
        return Objects.requireNonNullElse(log.label[event], "");
    }

    @Override
    public String location(int event) {
        return Objects.requireNonNullElse(log.location[event], "");
    }

    @Override
    public @Nullable Throwable error(int event) {
        return log.payload[event] instanceof Throwable error ? error : null;
    }

    @Override
    public Operations pending() {
        return log.pending;
    }

    @Override
    public boolean isWaiting(int process) {
        return log.waiting[process];
    }

    @Override
    public int objects() {
        return log.objects.size;
    }

    @Override
    public boolean isCell(int object) {
        return log.objects.isCell(object);
    }

    @Override
    public int initial(int object) {
        return log.objects.initial[object];
    }

    @Override
    public int choice(int event) {
        return log.choice[event];
    }

    @Override
    public int choices(int operation) {
        return log.events.choices(operation);
    }

    @Override
    public boolean isZeroAfter(int cell, int writer) {
        return log.hasValue(cell, writer, 0, null);
    }

    @Override
    public boolean isPlain(int event) {
        return log.events.has(event, OperationTable.PLAIN);
    }

    @Override
    public Action action(int operation) {
        return log.events.action(operation);
    }

    @Override
    public int object(int operation) {
        return log.events.object(operation);
    }

    @Override
    public Mode mode(int operation) {
        return log.events.mode(operation);
    }

    @Override
    public int second(int operation) {
        return log.events.second(operation);
    }

    @Override
    public Mode secondMode(int operation) {
        return log.events.secondMode(operation);
    }

    @Override
    public Form form(int operation) {
        return log.events.form(operation);
    }

    @Override
    public Mode modeIf(int operation, boolean accepted) {
        return log.events.modeIf(operation, accepted);
    }

    @Override
    public int least(int operation) {
        return log.events.least(operation);
    }

    @Override
    public int most(int operation) {
        return log.events.most(operation);
    }

    @Override
    public int delta(int operation) {
        return log.events.delta(operation);
    }

    @Override
    public boolean accepts(int operation, int writer) {
        return log.events.accepts(operation, writer);
    }

    @Override
    public boolean needsCause(int operation) {
        return log.events.needsCause(operation);
    }

    @Override
    public boolean isCaused(int operation) {
        return log.events.isCaused(operation);
    }

    @Override
    public boolean canEscape(int operation, int outcome) {
        return log.events.canEscape(operation, outcome);
    }

    @Override
    public int cause(int operation) {
        return log.events.cause(operation);
    }
}
