package dev.braid.explorer;

import dev.braid.trace.Problem;
import dev.braid.trace.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an exploration found out.
 *
 * @param executions complete executions run
 * @param blocked executions cut because an assumption does not hold or because they turned out to be impossible
 * @param paths distinct values of all inputs
 * @param schedules distinct partial orders (with their inputs)
 * @param exhausted whether nothing is left to try
 * @param left executions known and not done
 * @param openInputs inputs whose values were not all tried
 * @param problem what escaped control, if anything
 * @param coveredWays the largest t whose combinations of race outcomes were all tried; 0 if the strategy knows no t
 */
public record ExplorationResult(
        long executions,
        long blocked,
        long paths,
        long schedules,
        boolean exhausted,
        long left,
        List<String> openInputs,
        List<Bug> bugs,
        @Nullable Problem problem,
        int coveredWays) {

    /** The conclusion: never VERIFIED unless everything was tried. */
    public Verdict verdict() {
        if (!bugs.isEmpty()) {
            return Verdict.BUG_FOUND;
        }
        if (problem != null) {
            return Verdict.INCONCLUSIVE;
        }
        return exhausted && openInputs.isEmpty() ? Verdict.VERIFIED : Verdict.NO_BUG_FOUND;
    }
}
