package dev.braid.litmus.threads;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How many partial orders a known program has, by its parameter: {@code "2 -> 4, 8 -> 256"}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Orders {

    String value();

    /** Parameters that take more than a moment. */
    String slow() default "";

    /** Where the numbers come from: a formula, a paper, a tool. */
    String from();
}
