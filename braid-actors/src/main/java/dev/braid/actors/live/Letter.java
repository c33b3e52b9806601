package dev.braid.actors.live;

import dev.braid.actors.Port;

/** A message on its way, already isolated from its sender. */
record Letter(LiveRef sender, Port<?> port, Object message) {}
