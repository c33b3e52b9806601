package dev.braid.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;

/**
 * What a worker is to do.
 *
 * @param type the class of the program
 * @param parameters of the program: components of its record, or system properties
 * @param replay the line to replay, or empty to explore
 * @param command what a user types in front of a reproduction
 * @param strategy by its name
 * @param order by its name
 * @param budgetNanos how long it may take
 * @param maxExecutions how many executions at most
 * @param maxSteps how many events an execution may have
 * @param seed of the strategies that draw lots
 * @param goOnAfterBug whether to look for all bugs
 * @param failOnRace whether a data race counts as a bug
 * @param patienceNanos how long an execution may make no progress
 * @param fixedInputs values of inputs by name
 */
public record Assignment(
        String type,
        Map<String, String> parameters,
        String replay,
        String command,
        String strategy,
        String order,
        long budgetNanos,
        long maxExecutions,
        int maxSteps,
        long seed,
        boolean goOnAfterBug,
        boolean failOnRace,
        long patienceNanos,
        Map<String, String> fixedInputs) {

    public boolean isReplay() {
        return !replay.isEmpty();
    }

    public void write(DataOutputStream out) throws IOException {
        Wire.text(out, type);
        Wire.map(out, parameters);
        Wire.text(out, replay);
        Wire.text(out, command);
        Wire.text(out, strategy);
        Wire.text(out, order);
        out.writeLong(budgetNanos);
        out.writeLong(maxExecutions);
        out.writeInt(maxSteps);
        out.writeLong(seed);
        out.writeBoolean(goOnAfterBug);
        out.writeBoolean(failOnRace);
        out.writeLong(patienceNanos);
        Wire.map(out, fixedInputs);
        out.flush();
    }

    public static Assignment read(DataInputStream in) throws IOException {
        return new Assignment(
                Wire.text(in),
                Wire.map(in),
                Wire.text(in),
                Wire.text(in),
                Wire.text(in),
                Wire.text(in),
                in.readLong(),
                in.readLong(),
                in.readInt(),
                in.readLong(),
                in.readBoolean(),
                in.readBoolean(),
                in.readLong(),
                Wire.map(in));
    }
}
