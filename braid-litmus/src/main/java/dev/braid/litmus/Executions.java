package dev.braid.litmus;

import dev.braid.actors.Port;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many behaviours a litmus program has; {@code optimal} must run each of them once.
 *
 * <p>Stands on a static method that makes the program. The method may take the order of channels, a size, or both.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(Executions.All.class)
public @interface Executions {

    /** How many end as they should. */
    int value();

    /** How many end otherwise: in a deadlock, or because an assumption does not hold. */
    int unfinished() default 0;

    /** The order of channels that the method gets. */
    Port.Order channels() default Port.Order.FIFO;

    /** The size that the method gets. */
    int size() default 0;

    /** Several of them. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface All {

        Executions[] value();
    }
}
