package dev.braid.solver.backend;

import com.microsoft.z3.Native;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Z3 in this process, its plain core. No logic is set: with one that does not cover a formula Z3 answers with wrong models.
 */
final class Z3 implements Backend {

    private static final int TRUE = 1;
    private static final int FALSE = -1;

    private final long context;
    private final long solver;
    private final Z3Dialect dialect;
    private final Translation<Long> translation;

    Z3(int limitMillis) {
        long configuration = Native.mkConfig();
        context = Native.mkContext(configuration);
        Native.delConfig(configuration);
        solver = Native.mkSimpleSolver(context);
        Native.solverIncRef(context, solver);
        long parameters = Native.mkParams(context);
        Native.paramsIncRef(context, parameters);
        Native.paramsSetUint(context, parameters, Native.mkStringSymbol(context, "timeout"), limitMillis);
        Native.solverSetParams(context, solver, parameters);
        dialect = new Z3Dialect(context);
        translation = new Translation<>(dialect);
    }

    static boolean isAvailable() {
        try {
            return !Native.getFullVersion().isEmpty();
        } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError problem) {
            return false;
        }
    }

    @Override
    public String name() {
        return Native.getFullVersion();
    }

    @Override
    public void push() {
        Native.solverPush(context, solver);
    }

    @Override
    public void pop(int levels) {
        Native.solverPop(context, solver, levels);
    }

    @Override
    public void add(Term condition) {
        for (long term : translation.conditions(condition)) {
            Native.solverAssert(context, solver, term);
        }
    }

    @Override
    public Answer check() {
        return switch (Native.solverCheck(context, solver)) {
            case TRUE -> Answer.SATISFIABLE;
            case FALSE -> Answer.UNSATISFIABLE;
            default -> Answer.UNKNOWN;
        };
    }

    @Override
    public Map<Variable, Long> model(Collection<Variable> variables) {
        long model = Native.solverGetModel(context, solver);
        Native.modelIncRef(context, model);
        Map<Variable, Long> values = new HashMap<>();
        variables.forEach(variable -> values.put(variable, value(model, variable)));
        Native.modelDecRef(context, model);
        return values;
    }

    private long value(long model, Variable variable) {
        Native.LongPtr value = new Native.LongPtr();
        if (!Native.modelEval(context, model, translation.variable(variable), true, value)) {
            return 0;
        }
        if (variable.sort() == Sort.BOOL) {
            return Native.getBoolValue(context, value.value) == TRUE ? 1 : 0;
        }
        return variable.sort().normal(Long.parseUnsignedLong(Native.getNumeralString(context, value.value)));
    }

    @Override
    public void close() {
        Native.delContext(context);
    }
}
