package dev.braid.solver.backend;

import static org.sosy_lab.java_smt.solvers.bitwuzla.api.BitwuzlaNativeJNI.*;

import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Option;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;

/**
 * Bitwuzla in this process. Speaks to the raw binding: its wrapper objects register themselves in one global list, which
 * would tie the contexts of all threads together.
 */
final class Bitwuzla implements Backend {

    private final BitwuzlaDialect dialect;
    private final Translation<Long> translation;
    private final long options;
    private final long solver;

    Bitwuzla(int limitMillis) {
        dialect = new BitwuzlaDialect();
        translation = new Translation<>(dialect);
        options = new_Options__SWIG_0();
        Options_set__SWIG_3(options, null, Option.PRODUCE_MODELS.swigValue(), 1);
        Options_set__SWIG_3(options, null, Option.TIME_LIMIT_PER.swigValue(), limitMillis);
        solver = new_Bitwuzla__SWIG_0(dialect.store(), null, options, null);
    }

    static boolean isAvailable() {
        return BitwuzlaLibrary.isLoaded();
    }

    @Override
    public String name() {
        return "Bitwuzla " + version();
    }

    @Override
    public void push() {
        Bitwuzla_push(solver, null, 1);
    }

    @Override
    public void pop(int levels) {
        Bitwuzla_pop(solver, null, levels);
    }

    @Override
    public void add(Term condition) {
        for (long term : translation.conditions(condition)) {
            Bitwuzla_assert_formula(solver, null, term, null);
        }
    }

    @Override
    public Answer check() {
        int result = Bitwuzla_check_sat__SWIG_1(solver, null);
        if (result == Result.SAT.swigValue()) {
            return Answer.SATISFIABLE;
        }
        return result == Result.UNSAT.swigValue() ? Answer.UNSATISFIABLE : Answer.UNKNOWN;
    }

    @Override
    public Map<Variable, Long> model(Collection<Variable> variables) {
        Map<Variable, Long> model = new HashMap<>();
        variables.forEach(variable -> model.put(variable, value(variable)));
        return model;
    }

    private long value(Variable variable) {
        long value = Bitwuzla_get_value(solver, null, translation.variable(variable), null);
        try {
            return variable.sort() == Sort.BOOL
                    ? (Term_to_bool(value, null) ? 1 : 0)
                    : variable.sort().normal(Long.parseUnsignedLong(Term_to_bv(value, null), 2));
        } finally {
            delete_Term(value);
        }
    }

    @Override
    public void close() {
        delete_Bitwuzla(solver);
        delete_Options(options);
        dialect.close();
    }
}
