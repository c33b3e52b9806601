package dev.braid.runtime.threads;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The places in woven code: a number each, given out while weaving and passed to {@link Hooks}.
 *
 * <p>A place has a source line and, if it accesses a field, the field as the bytecode names it (its class may inherit
 * it). A place that locks may say by which expression.
 */
public final class Sites {

    private record Site(@Nullable ClassLoader loader, String type, String name, String file, int line) {}

    private static Site[] sites = new Site[1024];
    private static @Nullable Variable[] variables = new Variable[1024];
    private static int size;

    private Sites() {}

    /**
     * An access to a field.
     *
     * @param loader of the class that contains the access
     * @param type the class that the bytecode names, with dots
     * @param name the field
     * @param file the source file, or empty
     */
    public static int field(@Nullable ClassLoader loader, String type, String name, String file, int line) {
        return add(new Site(loader, type, name, file, line));
    }

    /**
     * Any other place.
     *
     * @param label how the user would name the object that is used here, such as {@code this.lock} or {@code counts};
     *     empty if not known
     */
    public static int place(String label, String file, int line) {
        return add(new Site(null, "", label, file, line));
    }

    /** The source line, such as {@code Account.java:12}; looked up on the stack if the site is not known. */
    public static String location(int site) {
        if (site < 0) {
            return Lines.here();
        }
        Site there = sites[site];
        return there.file.isEmpty() ? "" : there.file + ":" + there.line;
    }

    /** How the user would name the object used at a place, or empty. */
    public static String label(int site) {
        return site < 0 ? "" : sites[site].name;
    }

    /** The field that a place accesses, in this object, or static if the object is null. */
    static Variable variable(int site, @Nullable Object owner) {
        Variable known = variables[site];
        return known != null ? known : resolve(site, owner);
    }

    private static synchronized int add(Site site) {
        if (size == sites.length) {
            sites = Arrays.copyOf(sites, size * 2);
            variables = Arrays.copyOf(variables, size * 2);
        }
        sites[size] = site;
        return size++;
    }

    private static synchronized Variable resolve(int site, @Nullable Object owner) {
        Site there = sites[site];
        Variable found = Variable.of(owner == null ? load(there) : above(owner.getClass(), there), there.name);
        variables[site] = found;
        return found;
    }

    private static Class<?> above(Class<?> type, Site there) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            if (at.getName().equals(there.type)) {
                return at;
            }
        }
        return type;
    }

    private static Class<?> load(Site there) {
        try {
            return Class.forName(there.type, false, there.loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
