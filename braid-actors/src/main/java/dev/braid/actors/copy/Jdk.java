package dev.braid.actors.copy;

import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
import java.util.Currency;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/** What is known about the classes of the JDK, whose fields cannot be looked at. */
final class Jdk {

    private static final Set<Class<?>> IMMUTABLE = Set.of(
            String.class,
            Integer.class,
            Long.class,
            Short.class,
            Byte.class,
            Character.class,
            Boolean.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            MathContext.class,
            UUID.class,
            URI.class,
            Class.class,
            Locale.class,
            Currency.class,
            Pattern.class,
            MethodType.class,
            StackTraceElement.class,
            OptionalInt.class,
            OptionalLong.class,
            OptionalDouble.class);

    private static final Set<String> PACKAGES =
            Set.of("java.time", "java.time.chrono", "java.time.format", "java.time.temporal", "java.time.zone");

    private Jdk() {}

    /** Whether the class comes with the JDK. */
    static boolean owns(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Whether objects of this class of the JDK never change; its lambdas (comparators, say) are trusted. */
    static boolean isImmutable(Class<?> type) {
        return IMMUTABLE.contains(type) || PACKAGES.contains(type.getPackageName()) || type.isHidden();
    }
}
