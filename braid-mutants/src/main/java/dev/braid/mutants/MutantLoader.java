package dev.braid.mutants;

import java.util.Map;

/** Defines the classes of one mutant itself and leaves all others to its parent. */
final class MutantLoader extends ClassLoader {

    private final Map<String, byte[]> own;

    MutantLoader(Map<String, byte[]> own, ClassLoader parent) {
        super(parent);
        this.own = own;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] bytes = own.get(name);
        if (bytes == null) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
        }
    }
}
