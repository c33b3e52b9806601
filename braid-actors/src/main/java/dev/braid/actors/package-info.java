/**
 * Message-passing programs: processes and actors that send and receive over ports.
 *
 * <p>A program written on this package runs on real threads ({@link dev.braid.actors.live.Live}) and, without change,
 * under Braid's control. Nothing here knows the engine: both hand the program their own {@link
 * dev.braid.actors.Self}. Read {@link dev.braid.actors.Program}, then {@link dev.braid.actors.Self}.
 */
@NullMarked
package dev.braid.actors;

import org.jspecify.annotations.NullMarked;
