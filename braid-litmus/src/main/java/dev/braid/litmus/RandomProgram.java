package dev.braid.litmus;

import dev.braid.actors.Port;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A message program as data: per process a list of instructions over two local numbers, {@code sum} (of the choices made)
 * and {@code last} (the tag received last).
 *
 * @param processes the instructions of each process
 */
public record RandomProgram(List<List<Instruction>> processes) {

    /** One instruction. */
    public sealed interface Instruction {}

    /** Sends a tag to a process; with {@code shift}, the receiver depends on what was received and chosen. */
    public record Send(int to, boolean shift, Port.Order port, int tag) implements Instruction {}

    /**
     * Receives.
     *
     * @param ports the ports it accepts; empty for all
     * @param byPriority whether the order of ports is a preference
     * @param evenOnly whether only messages with an even tag are accepted
     * @param timeout whether the wait may time out
     */
    public record Receive(List<Port.Order> ports, boolean byPriority, boolean evenOnly, boolean timeout)
            implements Instruction {}

    /** Takes an input of two values. */
    public record Choose() implements Instruction {}

    /** Ends the process by an error if it received this tag last. */
    public record FailIf(int tag) implements Instruction {}

    /** A random program: one process, sometimes more, mostly receives; the others mostly send to it. */
    public static RandomProgram of(long seed) {
        Random random = new Random(seed);
        int count = 2 + random.nextInt(4);
        List<Port.Order> orders = orders(random);
        boolean extras = random.nextBoolean();
        List<List<Instruction>> processes = new ArrayList<>();
        for (int p = 0; p < count; p++) {
            boolean hub = p == 0 || random.nextInt(4) == 0;
            List<Instruction> instructions = new ArrayList<>();
            int length = hub ? 2 + random.nextInt(4) : 1 + random.nextInt(4);
            for (int i = 0; i < length; i++) {
                instructions.add(instruction(random, count, orders, extras, hub ? 2 : 14));
            }
            processes.add(List.copyOf(instructions));
        }
        return new RandomProgram(List.copyOf(processes));
    }

    private static List<Port.Order> orders(Random random) {
        List<Port.Order> orders = new ArrayList<>();
        int kinds = 1 + random.nextInt(2);
        for (int i = 0; i < kinds; i++) {
            orders.add(Port.Order.values()[random.nextInt(4)]);
        }
        return orders;
    }

    private static Instruction instruction(
            Random random, int count, List<Port.Order> orders, boolean extras, int sends) {
        int dice = random.nextInt(20);
        if (dice < sends) {
            return new Send(random.nextInt(count), random.nextInt(3) == 0, pick(random, orders), random.nextInt(3));
        }
        if (dice < 18 || !extras) {
            return receive(random, orders, extras);
        }
        return dice == 18 ? new Choose() : new FailIf(random.nextInt(3));
    }

    private static Instruction receive(Random random, List<Port.Order> orders, boolean extras) {
        boolean timeout = extras && random.nextInt(5) == 0;
        boolean evenOnly = extras && random.nextInt(6) == 0;
        int dice = random.nextInt(4);
        if (dice == 0) {
            return new Receive(List.of(pick(random, orders)), false, evenOnly, timeout);
        }
        if (dice == 1 && extras && orders.size() == 2 && orders.get(0) != orders.get(1)) {
            return new Receive(List.copyOf(orders), true, evenOnly, timeout);
        }
        return new Receive(List.of(), false, evenOnly, timeout);
    }

    private static Port.Order pick(Random random, List<Port.Order> orders) {
        return orders.get(random.nextInt(orders.size()));
    }

    /** Whether a strategy of 000, which knows no arrival order, applies. */
    public boolean hasArrivalOrder() {
        return processes.stream()
                .flatMap(List::stream)
                .anyMatch(one -> one instanceof Send send && send.port() == Port.Order.ARRIVAL);
    }
}
