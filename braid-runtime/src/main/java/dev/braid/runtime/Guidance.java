package dev.braid.runtime;

import dev.braid.trace.Script;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How one execution is guided: by whom, how finely, and which inputs were asked for on the way. For one execution only. */
public final class Guidance {

    private final Guide guide;
    private final boolean eachSendIsAStep;
    private final List<Standstill.Choice> choices = new ArrayList<>();

    /**
     * @param eachSendIsAStep whether every send is a step of its own, as those to arrival-ordered ports always are
     */
    public Guidance(Guide guide, boolean eachSendIsAStep) {
        this.guide = guide;
        this.eachSendIsAStep = eachSendIsAStep;
    }

    boolean eachSendIsAStep() {
        return eachSendIsAStep;
    }

    void asked(Standstill.Choice choice) {
        choices.add(choice);
    }

    /** The script with what the guide says added, or null when it ends the execution. */
    @Nullable
    Script lengthened(Script script, Stage stage) {
        long[] more = guide.next(new Standstill(stage, choices));
        if (more == null) {
            return null;
        }
        long[] longer = Arrays.copyOf(script.steps(), script.length() + more.length);
        System.arraycopy(more, 0, longer, script.length(), more.length);
        return new Script(longer, longer.length, script.setting());
    }
}
