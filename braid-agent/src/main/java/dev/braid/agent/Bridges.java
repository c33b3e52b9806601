package dev.braid.agent;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;

/** The bridges of one class, one for each method it calls. */
final class Bridges {

    private final Map<Bridge, String> names = new LinkedHashMap<>();

    /** The name of a bridge. */
    String name(Bridge bridge) {
        return names.computeIfAbsent(bridge, each -> "braid$call$" + names.size());
    }

    void complete(ClassVisitor target) {
        names.forEach((bridge, name) -> bridge.write(target, name));
    }
}
