package dev.braid.actors.copy;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Where an object is inside another: a chain of steps that becomes text only when somebody asks. */
record Place(@Nullable Place parent, String name, int index) {

    private static final int NO_INDEX = -1;

    /** Where a walk begins. */
    static Place root(String name) {
        return new Place(null, name, NO_INDEX);
    }

    /** The place of a field. */
    Place field(String field) {
        return new Place(this, field, NO_INDEX);
    }

    /** The place of an element. */
    Place element(int at) {
        return new Place(this, "", at);
    }

    /** The place of a map's value; keys whose text would need foreign code are shown as a question mark. */
    Place value(@Nullable Object key) {
        return new Place(this, "[" + keyText(key) + "]", NO_INDEX);
    }

    /** The place of a map's key. */
    Place key() {
        return new Place(this, "[key]", NO_INDEX);
    }

    private static String keyText(@Nullable Object key) {
        if (key instanceof Enum<?> constant) {
            return constant.name();
        }
        boolean plain = key == null
                || key instanceof String
                || key instanceof Integer
                || key instanceof Long
                || key instanceof Character
                || key instanceof Boolean;
        return plain ? String.valueOf(key) : "?";
    }

    @Override
    public String toString() {
        Deque<String> steps = new ArrayDeque<>();
        for (Place place = this; place != null; place = place.parent) {
            steps.addFirst(place.step());
        }
        String path = String.join("", steps);
        return path.startsWith(".") ? path.substring(1) : path;
    }

    private String step() {
        if (index != NO_INDEX) {
            return "[" + index + "]";
        }
        return parent == null || name.startsWith("[") ? name : "." + name;
    }
}
