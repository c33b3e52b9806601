package dev.braid.agent;

/**
 * Gives numbers to places in the code, so that woven code passes one number and the stage knows class, field and line.
 * Called while a class is woven.
 */
public interface Places {

    /**
     * An access to a field.
     *
     * @param flags access flags of the field
     */
    int field(String owner, String name, String descriptor, int flags, String file, int line);

    /** An access to an array element; {@code descriptor} of the element as far as the instruction tells, such as I or L. */
    int element(String descriptor, String file, int line);

    /** Any other operation. */
    int operation(String what, String file, int line);

    /** A class whose statics begin anew in every execution. */
    int initialiser(String className);
}
