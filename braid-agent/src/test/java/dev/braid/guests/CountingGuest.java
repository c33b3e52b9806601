package dev.braid.guests;

import java.util.ArrayList;
import java.util.List;

/** Changes every kind of static state and tells what it found; if it is fresh, it always tells the same. */
public final class CountingGuest implements Behaviour {

    static int count = 10;
    static final List<String> LOG = new ArrayList<>(List.of("new"));
    static long untouched;

    static class Parent {
        static int born = ++count;
    }

    static class Child extends Parent {
        static String name = "child" + born + ++count;
    }

    static class SideEffect {
        static {
            LOG.add("side effect");
        }

        static void use() {}
    }

    enum Level {
        LOW,
        HIGH;

        static int asked = 1;
        static Level last;

        Level ask() {
            asked++;
            last = this;
            return this;
        }
    }

    static class Failing {
        static int tries;
        static final int VALUE = fail();

        static int fail() {
            tries++;
            LOG.add("fails");
            throw new IllegalStateException("always");
        }
    }

    /** The two need each other: who is asked first sees the other unfinished, as the language says. */
    static class Egg {
        static int hen = Hen.egg + 1;
    }

    static class Hen {
        static int egg = Egg.hen + 1;
    }

    @Override
    public String show() {
        count++;
        untouched++;
        LOG.add("shown");
        SideEffect.use();
        String found = count + " " + untouched + LOG + Child.name + count + Level.asked + Level.last
                + Level.HIGH.ask().name() + Level.asked + Level.last + failing() + failing() + Egg.hen + Hen.egg
                + LOG.size();
        Level.LOW.ask();
        return found;
    }

    private static String failing() {
        try {
            return "" + Failing.VALUE;
        } catch (ExceptionInInitializerError e) {
            return " " + e.getCause().getMessage() + " ";
        } catch (NoClassDefFoundError e) {
            return " not found ";
        }
    }
}
