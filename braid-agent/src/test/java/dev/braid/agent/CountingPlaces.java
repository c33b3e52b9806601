package dev.braid.agent;

/** Numbers from 0 on. */
final class CountingPlaces implements Places {

    private int next;

    @Override
    public int field(String owner, String name, String descriptor, int flags, String file, int line) {
        return next++;
    }

    @Override
    public int element(String descriptor, String file, int line) {
        return next++;
    }

    @Override
    public int operation(String what, String file, int line) {
        return next++;
    }

    @Override
    public int initialiser(String className) {
        return next++;
    }
}
