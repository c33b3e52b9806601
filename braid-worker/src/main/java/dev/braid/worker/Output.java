package dev.braid.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the program prints, of one execution and no more than fits. */
final class Output extends OutputStream {

    private static final int MOST = 64 << 10;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private long left;

    /** Takes the place of the two streams of this JVM. */
    static Output install() {
        Output output = new Output();
        PrintStream stream = new PrintStream(output, false, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        return output;
    }

    @Override
    public synchronized void write(int b) {
        if (kept.size() < MOST) {
            kept.write(b);
        } else {
            left++;
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
        int fits = Math.min(length, MOST - kept.size());
        kept.write(bytes, offset, fits);
        left += length - fits;
    }

    synchronized void clear() {
        kept.reset();
        left = 0;
    }

    synchronized String text() {
        String text = kept.toString(StandardCharsets.UTF_8);
        return left == 0 ? text : text + "\n... and " + left + " bytes more\n";
    }
}
