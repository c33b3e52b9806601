package dev.braid.actors.copy;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;

/** Decides from its declaration alone whether all objects of a class are immutable. */
final class Immutability {

    /** Classes taken to be immutable while they are looked at, which is right for recursive types. */
    private final Set<Class<?>> assumed = new HashSet<>();

    private Immutability() {}

    /** Whether no object of exactly this class can be changed, nor anything reachable from it. */
    static boolean isCertain(Class<?> type) {
        return new Immutability().certain(type);
    }

    private boolean certain(Class<?> type) {
        if (type.isArray()) {
            return false;
        }
        if (isKnown(type) || !assumed.add(type)) {
            return true;
        }
        return Jdk.owns(type) ? Jdk.isImmutable(type) || hasNoState(type) : fieldsNeverChange(type);
    }

    private static boolean isKnown(Class<?> type) {
        return type.isPrimitive()
                || Enum.class.isAssignableFrom(type)
                || ProcessRef.class.isAssignableFrom(type)
                || type == Port.class
                || isPromised(type);
    }

    private static boolean isPromised(Class<?> type) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            if (at.isAnnotationPresent(Immutable.class) || anyPromised(at.getInterfaces())) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyPromised(Class<?>[] interfaces) {
        for (Class<?> one : interfaces) {
            if (isPromised(one) || anyPromised(one.getInterfaces())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNoState(Class<?> type) {
        Fields fields = Fields.of(type);
        return !type.isInterface() && fields.readable() && fields.all().isEmpty();
    }

    private boolean fieldsNeverChange(Class<?> type) {
        Fields fields = Fields.of(type);
        if (type.isInterface() || !fields.allFinal() || !fields.readable()) {
            return false;
        }
        for (Field field : fields.all()) {
            if (!holdsOnlyImmutables(field.getType())) {
                return false;
            }
        }
        return true;
    }

    /** Whether every value a variable of this type can have is immutable. */
    private boolean holdsOnlyImmutables(Class<?> type) {
        if (isKnown(type)) {
            return true;
        }
        if (type.isSealed()) {
            return permitsOnlyImmutables(type);
        }
        return Modifier.isFinal(type.getModifiers()) && certain(type);
    }

    private boolean permitsOnlyImmutables(Class<?> type) {
        if (!assumed.contains(type) && !Modifier.isAbstract(type.getModifiers()) && !certain(type)) {
            return false;
        }
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            if (!holdsOnlyImmutables(permitted)) {
                return false;
            }
        }
        return true;
    }
}
