package dev.braid.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;

/** Defines some classes of the class path anew, woven. */
final class WeavingLoader extends ClassLoader {

    private final Weaver weaver;
    private final Predicate<String> woven;

    WeavingLoader(Weaver weaver, Predicate<String> woven) {
        super(WeavingLoader.class.getClassLoader());
        this.weaver = weaver;
        this.woven = woven;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            return woven.test(name) ? define(name) : super.loadClass(name, resolve);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = weaver.weave(this, in.readAllBytes());
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
