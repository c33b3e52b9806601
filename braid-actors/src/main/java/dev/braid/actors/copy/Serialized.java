package dev.braid.actors.copy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies one object by serialization. Parts that are immutable, already copied or copied in another way do not pass
 * through the bytes: a token stands for them there.
 */
final class Serialized {

    private record Token(int index) implements Serializable {}

    private final Copying copying;
    private final Place place;
    private final List<Object> parts = new ArrayList<>();

    Serialized(Copying copying, Place place) {
        this.copying = copying;
        this.place = place;
    }

    Object copy(Object value) {
        if (!(value instanceof Serializable)) {
            throw NotIsolable.at(
                    place,
                    value.getClass(),
                    "it can change, or what it refers to can, and nothing says how to copy it",
                    null);
        }
        try {
            return read(write(value), value.getClass().getClassLoader());
        } catch (NotSerializableException part) {
            throw failed(value, "a part of it cannot be copied, a " + part.getMessage(), part);
        } catch (IOException | ClassNotFoundException broken) {
            throw failed(value, "copying it by serialization failed: " + broken, broken);
        }
    }

    private NotIsolable failed(Object value, String why, Exception cause) {
        return NotIsolable.at(place, value.getClass(), why, cause);
    }

    private byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer writer = new Writer(bytes, value)) {
            writer.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private Object read(byte[] bytes, @Nullable ClassLoader loader) throws IOException, ClassNotFoundException {
        try (Reader reader = new Reader(new ByteArrayInputStream(bytes), loader)) {
            return reader.readObject();
        }
    }

    /** What stands for an object in the bytes: itself, or the token of a part kept outside. */
    private Object replacement(Object object, Object root) {
        if (object == root || object instanceof Token) {
            return object;
        }
        Object outside = outside(object);
        if (outside == null) {
            return object;
        }
        parts.add(outside);
        return new Token(parts.size() - 1);
    }

    private @Nullable Object outside(Object object) {
        Object known = copying.known(object);
        if (known != null || Frozen.is(object)) {
            return known != null ? known : object;
        }
        boolean copiedOtherwise = object instanceof Copyable || !(object instanceof Serializable);
        return copiedOtherwise
                ? copying.copyOf(object, place.field("(" + object.getClass().getSimpleName() + ")"))
                : null;
    }

    private final class Writer extends ObjectOutputStream {

        private final Object root;

        Writer(OutputStream out, Object root) throws IOException {
            super(out);
            this.root = root;
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object object) {
            return replacement(object, root);
        }
    }

    private final class Reader extends ObjectInputStream {

        private final @Nullable ClassLoader loader;

        Reader(InputStream in, @Nullable ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
            enableResolveObject(true);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
            if (description.getName().equals(Token.class.getName())) {
                return Token.class;
            }
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException elsewhere) {
                return super.resolveClass(description);
            }
        }

        @Override
        protected Object resolveObject(Object object) {
            return object instanceof Token token ? parts.get(token.index()) : object;
        }
    }
}
