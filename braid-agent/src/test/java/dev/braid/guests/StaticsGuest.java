package dev.braid.guests;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Static initialisers: order, enums, interfaces, inheritance, failure; and what reflection and serialisation see. */
public final class StaticsGuest implements Behaviour {

    private static final List<String> ORDER = new ArrayList<>();
    static final int CONSTANT = 5;
    static final Integer COMPUTED = Integer.valueOf("7");

    static class Base {
        static final String NAME = note("base");

        static String note(String what) {
            ORDER.add(what);
            return what;
        }
    }

    static class Derived extends Base {
        static String own = note("derived");
        static final long BOTH = CONSTANT + COMPUTED;
    }

    enum Colour {
        RED,
        GREEN {
            @Override
            String shout() {
                return "green!";
            }
        };

        static final Map<Colour, Integer> USES = new EnumMap<>(Colour.class);
        static int changes;

        String shout() {
            return name() + changes++;
        }
    }

    interface Constants {
        String LAZY = Base.note("interface");
        int NUMBER = 3;
    }

    static class Broken {
        static int value = Integer.parseInt("not a number");
    }

    static class Saved implements Serializable {
        int number;
        static int made;
        transient String skipped;

        Saved() {
            made++;
        }
    }

    record Pair(int left, String right) {}

    @Override
    public String show() {
        String names = Derived.own + Derived.BOTH + Constants.NUMBER + Constants.LAZY + ORDER;
        Colour.USES.merge(Colour.GREEN, 1, Integer::sum);
        String enums = "" + Colour.USES + Colour.RED.shout() + Colour.GREEN.shout()
                + Colour.valueOf("RED").ordinal();
        String saved = ObjectStreamClass.lookup(Saved.class).getSerialVersionUID() + " " + new Saved().number;
        ORDER.clear();
        Colour.USES.clear();
        Colour.changes = 0;
        return names
                + enums
                + saved
                + broken()
                + broken()
                + new Pair(1, "r")
                + new Pair(1, "r").equals(new Pair(1, "r"));
    }

    private static String broken() {
        try {
            return "" + Broken.value;
        } catch (ExceptionInInitializerError e) {
            return e.getClass().getSimpleName() + " ";
        } catch (NoClassDefFoundError e) {
            return e.getClass().getSimpleName() + " ";
        }
    }
}
