package dev.braid.worker;

import dev.braid.trace.Finding;
import dev.braid.trace.Problem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a worker tells its host. */
public sealed interface Report {

    /** How far it is. */
    record Progress(long executions, long left) implements Report {}

    /**
     * A bug, told as soon as it is known.
     *
     * @param story for people
     * @param output what the program printed in this execution
     */
    record Found(Finding finding, String story, String output) implements Report {}

    /**
     * The end.
     *
     * @param problem what escaped control, if anything
     * @param notes what the user should know beside the verdict, a line each
     * @param output what the program printed in its last execution
     * @param carrier how the threads were carried
     */
    record Done(
            long executions,
            long blocked,
            long paths,
            long schedules,
            boolean exhausted,
            long left,
            List<String> openInputs,
            List<String> notes,
            String output,
            String carrier,
            @Nullable Problem problem)
            implements Report {}

    /** The request cannot be served: a wrong parameter, a line that does not fit. */
    record Refused(Problem problem) implements Report {}

    /** A defect of Braid. */
    record Defect(String stackTrace) implements Report {}

    private static void problem(DataOutputStream out, Problem problem) throws IOException {
        Wire.texts(out, List.of(problem.code(), problem.what(), problem.because(), problem.remedy()));
    }

    private static Problem problem(DataInputStream in) throws IOException {
        List<String> parts = Wire.texts(in);
        return new Problem(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
    }

    /** Writes it, after a byte that says which kind it is. */
    default void write(DataOutputStream out) throws IOException {
        if (this instanceof Progress progress) {
            out.writeByte('P');
            out.writeLong(progress.executions);
            out.writeLong(progress.left);
        } else if (this instanceof Found found) {
            out.writeByte('F');
            write(out, found);
        } else if (this instanceof Done done) {
            out.writeByte('D');
            write(out, done);
        } else if (this instanceof Refused refused) {
            out.writeByte('R');
            problem(out, refused.problem);
        } else if (this instanceof Defect defect) {
            out.writeByte('X');
            Wire.text(out, defect.stackTrace);
        }
        out.flush();
    }

    private static void write(DataOutputStream out, Found found) throws IOException {
        Finding finding = found.finding;
        Wire.texts(
                out,
                List.of(
                        finding.kind().name(),
                        finding.message(),
                        finding.location(),
                        finding.input(),
                        finding.replay(),
                        found.story,
                        found.output));
        out.writeLong(finding.firstAtExecution());
        out.writeInt(finding.steps());
    }

    private static void write(DataOutputStream out, Done done) throws IOException {
        out.writeLong(done.executions);
        out.writeLong(done.blocked);
        out.writeLong(done.paths);
        out.writeLong(done.schedules);
        out.writeBoolean(done.exhausted);
        out.writeLong(done.left);
        Wire.texts(out, done.openInputs);
        Wire.texts(out, done.notes);
        Wire.text(out, done.output);
        Wire.text(out, done.carrier);
        out.writeBoolean(done.problem != null);
        if (done.problem != null) {
            problem(out, done.problem);
        }
    }

    /** Reads the next one. */
    static Report read(DataInputStream in) throws IOException {
        char kind = (char) in.readByte();
        return switch (kind) {
            case 'P' -> new Progress(in.readLong(), in.readLong());
            case 'F' -> found(in);
            case 'D' -> done(in);
            case 'R' -> new Refused(problem(in));
            case 'X' -> new Defect(Wire.text(in));
            default -> throw new IOException("a report of kind " + kind);
        };
    }

    private static Found found(DataInputStream in) throws IOException {
        List<String> texts = Wire.texts(in);
        Finding finding = new Finding(
                Finding.Kind.valueOf(texts.get(0)),
                texts.get(1),
                texts.get(2),
                texts.get(3),
                texts.get(4),
                in.readLong(),
                in.readInt());
        return new Found(finding, texts.get(5), texts.get(6));
    }

    private static Done done(DataInputStream in) throws IOException {
        return new Done(
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readBoolean(),
                in.readLong(),
                Wire.texts(in),
                Wire.texts(in),
                Wire.text(in),
                Wire.text(in),
                in.readBoolean() ? problem(in) : null);
    }
}
