package dev.braid.runtime.threads.model;

import dev.braid.runtime.threads.Sites;

/** Objects of the program as a report names them. */
final class Names {

    private Names() {}

    /** By the expression at a place, else by the class. */
    static String of(Object object, int site) {
        String label = Sites.label(site);
        if (!label.isEmpty()) {
            return label;
        }
        if (object instanceof Class<?> type) {
            return type.getSimpleName() + ".class";
        }
        String name = object.getClass().getSimpleName();
        return name.isEmpty() ? object.getClass().getName() : name;
    }
}
