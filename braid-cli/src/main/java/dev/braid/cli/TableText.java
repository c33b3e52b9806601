package dev.braid.cli;

import dev.braid.explorer.reachability.RaceView;
import dev.braid.report.SpaceTime;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.io.PrintWriter;

/** A race table as the paper prints it: a row for each variant, a column for each receive with a race. */
record TableText(MessageTrace trace, SpaceTime diagram, RaceView view) {

    private static final int WIDTH = 6;

    void print(PrintWriter out) {
        if (view.columns().isEmpty()) {
            out.println("  no races");
            return;
        }
        StringBuilder header = new StringBuilder(String.format("  %-8s", "variant"));
        for (int column : view.columns()) {
            header.append(String.format("%" + WIDTH + "s", shortName(column)));
        }
        out.println(header);
        for (int i = 0; i < view.rows().size(); i++) {
            StringBuilder row = new StringBuilder(String.format("  %-8s", "V" + (i + 1)));
            for (int value : view.rows().get(i)) {
                row.append(String.format("%" + WIDTH + "d", value));
            }
            out.println(row);
        }
        if (view.cut()) {
            out.println("  ... and more; --t shortens the table");
        }
    }

    private String shortName(int column) {
        int event = view.receives().get(column).event();
        if (trace.kind(event) == EventKind.CHOICE) {
            return trace.label(event);
        }
        return (trace.kind(event) == EventKind.SEND ? "put " : "") + diagram.name(event);
    }
}
