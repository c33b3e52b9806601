/** Runs programs on real threads, as ordinary concurrent Java. */
@NullMarked
package dev.braid.actors.live;

import org.jspecify.annotations.NullMarked;
