package dev.braid.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How many mutants are killed within how many executions: one panel for each program, a step line for each strategy. */
final class KillPlot {

    private static final int WIDTH = 260;
    private static final int HEIGHT = 180;
    private static final int GAP = 50;
    private static final int PER_ROW = 3;
    private static final double DECADES = 4.5;
    private static final Map<String, String> COLOURS =
            Map.of("optimal", "#1b6ca8", "1-way", "#d1495b", "2-way", "#2e933c", "random", "#8d8d8d");
    private static final List<String> ORDER = List.of("optimal", "1-way", "2-way", "random");

    private final StringBuilder svg = new StringBuilder();

    private KillPlot() {}

    static String of(List<KillCounts> programs) {
        KillPlot plot = new KillPlot();
        int rows = (programs.size() + PER_ROW - 1) / PER_ROW;
        int width = GAP + PER_ROW * (WIDTH + GAP);
        int height = GAP + rows * (HEIGHT + GAP) + 30;
        plot.add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"11\">",
                width, height);
        plot.add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", width, height);
        for (int i = 0; i < programs.size(); i++) {
            plot.panel(programs.get(i), GAP + i % PER_ROW * (WIDTH + GAP), GAP + i / PER_ROW * (HEIGHT + GAP));
        }
        plot.legend(height - 20);
        plot.add("</svg>");
        return plot.svg.toString();
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private void panel(KillCounts counts, int left, int top) {
        add("<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>", left, top - 8, counts.label());
        add(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#bbb\"/>",
                left, top, WIDTH, HEIGHT);
        for (int decade = 0; decade <= DECADES; decade++) {
            double x = left + decade / DECADES * WIDTH;
            add("<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#eee\"/>", x, top, x, top + HEIGHT);
            add(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%,d</text>",
                    x, top + HEIGHT + 13, (long) Math.pow(10, decade));
        }
        long most = Math.max(1, counts.killed("optimal"));
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>", left - 4, top + 4, most);
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">0</text>", left - 4, top + HEIGHT);
        for (String strategy : ORDER) {
            line(counts.executions(strategy), most, COLOURS.getOrDefault(strategy, "black"), left, top);
        }
    }

    private void line(long[] executions, long most, String colour, int left, int top) {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%d %d", left, top + HEIGHT));
        for (int i = 0; i < executions.length; i++) {
            double x = left + Math.min(1, Math.log10(executions[i]) / DECADES) * WIDTH;
            double y = top + HEIGHT - (double) (i + 1) / most * HEIGHT;
            path.append(String.format(Locale.ROOT, " H%.1f V%.1f", x, y));
        }
        path.append(String.format(Locale.ROOT, " H%d", left + WIDTH));
        add("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\"/>", path, colour);
    }

    private void legend(int y) {
        int x = GAP;
        for (String strategy : ORDER) {
            add(
                    "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"3\"/>",
                    x, y - 4, x + 20, y - 4, COLOURS.getOrDefault(strategy, "black"));
            add("<text x=\"%d\" y=\"%d\">%s</text>", x + 26, y, strategy);
            x += 110;
        }
        add("<text x=\"%d\" y=\"%d\">mutants killed within so many executions (logarithmic)</text>", x, y);
    }
}
