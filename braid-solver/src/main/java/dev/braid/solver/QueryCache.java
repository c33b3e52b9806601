package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers by canonical question; the least recently used go first. */
final class QueryCache {

    private static final int MOST = 10_000;

    /** What is kept of an answer: values without names, or none, or the reason why it is unknown. */
    private record Kept(long @Nullable [] values, @Nullable String unknown) {}

    private final Map<CanonicalQuery, Kept> answers = new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<CanonicalQuery, Kept> eldest) {
            return size() > MOST;
        }
    };

    @Nullable
    Solution get(CanonicalQuery query) {
        Kept kept = answers.get(query);
        if (kept == null) {
            return null;
        }
        if (kept.unknown() != null) {
            return new Solution.Unknown(kept.unknown());
        }
        return kept.values() == null ? Solution.NONE : new Solution.Found(query.assignment(kept.values()));
    }

    void put(CanonicalQuery query, Solution solution) {
        if (solution instanceof Solution.Found found) {
            Assignment inputs = found.inputs();
            answers.put(query, new Kept(query.valuesOf(inputs), null));
        } else if (solution instanceof Solution.Unknown unknown) {
            answers.put(query, new Kept(null, unknown.reason()));
        } else {
            answers.put(query, new Kept(null, null));
        }
    }
}
