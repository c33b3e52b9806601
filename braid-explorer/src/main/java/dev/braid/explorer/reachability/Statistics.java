package dev.braid.explorer.reachability;

/** The sizes of the race tables of an exploration (table IV of the paper); sequences without a race do not count. */
public final class Statistics {

    private long tables;
    private long columns;
    private int mostColumns;
    private int fewestColumns = Integer.MAX_VALUE;
    private double greatestRaceSet;
    private double smallestRaceSet = Double.MAX_VALUE;

    void add(Races races) {
        int width = races.columns().size();
        mostColumns = Math.max(mostColumns, width);
        if (width == 0) {
            return;
        }
        double size = races.columns().stream()
                .mapToInt(column -> column.offers().size())
                .average()
                .orElse(0);
        tables++;
        columns += width;
        fewestColumns = Math.min(fewestColumns, width);
        greatestRaceSet = Math.max(greatestRaceSet, size);
        smallestRaceSet = Math.min(smallestRaceSet, size);
    }

    /** How many sequences have a race. */
    public long tables() {
        return tables;
    }

    public int mostColumns() {
        return mostColumns;
    }

    public int fewestColumns() {
        return tables == 0 ? 0 : fewestColumns;
    }

    public double averageColumns() {
        return tables == 0 ? 0 : (double) columns / tables;
    }

    /** The greatest average size of a sequence's race sets. */
    public double greatestRaceSet() {
        return greatestRaceSet;
    }

    public double smallestRaceSet() {
        return tables == 0 ? 0 : smallestRaceSet;
    }
}
