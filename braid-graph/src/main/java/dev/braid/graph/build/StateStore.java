package dev.braid.graph.build;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The states seen so far, numbered as they come. Texts beyond a limit of memory go to a temporary file; what stays in memory
 * then is 24 bytes a state.
 *
 * <p>A hash finds a state, its text decides: two states with the same hash are two states.
 */
public final class StateStore implements AutoCloseable {

    private final long memoryLimit;
    private final Hash hash;
    private byte[][] texts = new byte[1024][];
    private long[] hashes = new long[1024];
    private long[] offsets = new long[1024];
    private int[] table = new int[4096];
    private int size;
    private long inMemory;
    private long inFile;
    private long collisions;
    private @Nullable RandomAccessFile file;
    private @Nullable Path path;

    /** Hashes a text; replaceable, so that a test can make collisions. */
    @FunctionalInterface
    interface Hash {
        long of(byte[] text);
    }

    /**
     * @param memoryLimit how many bytes of text may stay in memory
     */
    StateStore(long memoryLimit) {
        this(memoryLimit, StateStore::mixed);
    }

    StateStore(long memoryLimit, Hash hash) {
        this.memoryLimit = memoryLimit;
        this.hash = hash;
        Arrays.fill(table, -1);
    }

    int size() {
        return size;
    }

    /** How many texts are in the file. */
    public long bytesOnDisk() {
        return inFile;
    }

    /** How often two different states had the same hash. */
    public long collisions() {
        return collisions;
    }

    /** The number of a state, added if it is new: then {@link #size} has grown. */
    int number(String state) {
        byte[] text = state.getBytes(StandardCharsets.UTF_8);
        long hashed = hash.of(text);
        int slot = (int) (hashed >>> 20) & table.length - 1;
        for (; table[slot] >= 0; slot = slot + 1 & table.length - 1) {
            int known = table[slot];
            if (hashes[known] == hashed) {
                if (Arrays.equals(text(known), text)) {
                    return known;
                }
                collisions++;
            }
        }
        table[slot] = size;
        keep(text, hashed);
        if (size * 2 > table.length) {
            grow();
        }
        return size - 1;
    }

    /** The text of a state. */
    String state(int number) {
        return new String(text(number), StandardCharsets.UTF_8);
    }

    private void keep(byte[] text, long hashed) {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, size * 2);
            offsets = Arrays.copyOf(offsets, size * 2);
            texts = Arrays.copyOf(texts, size * 2);
        }
        hashes[size] = hashed;
        if (inMemory + text.length <= memoryLimit) {
            texts[size] = text;
            inMemory += text.length;
        } else {
            spill(text);
        }
        size++;
    }

    private void spill(byte[] text) {
        try {
            RandomAccessFile to = file == null ? open() : file;
            offsets[size] = inFile;
            to.seek(inFile);
            to.writeInt(text.length);
            to.write(text);
            inFile = to.getFilePointer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RandomAccessFile open() throws IOException {
        path = Files.createTempFile("braid-states", ".tmp");
        path.toFile().deleteOnExit();
        file = new RandomAccessFile(path.toFile(), "rw");
        return file;
    }

    private byte[] text(int number) {
        byte[] kept = texts[number];
        if (kept != null || file == null) {
            return kept == null ? new byte[0] : kept;
        }
        try {
            file.seek(offsets[number]);
            byte[] text = new byte[file.readInt()];
            file.readFully(text);
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void grow() {
        table = new int[table.length * 2];
        Arrays.fill(table, -1);
        for (int i = 0; i < size; i++) {
            int slot = (int) (hashes[i] >>> 20) & table.length - 1;
            while (table[slot] >= 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = i;
        }
    }

    private static long mixed(byte[] text) {
        long h = 0xcbf29ce484222325L;
        for (byte b : text) {
            h = (h ^ b) * 0x100000001b3L;
        }
        h = (h ^ h >>> 30) * 0xBF58476D1CE4E5B9L;
        return h ^ h >>> 31;
    }

    /** Deletes the file; the texts in it are gone then. */
    @Override
    public void close() {
        try {
            if (file != null) {
                file.close();
                file = null;
            }
            if (path != null) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
