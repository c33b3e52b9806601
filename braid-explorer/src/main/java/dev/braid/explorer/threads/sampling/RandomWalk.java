package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.Scene;

/** Everybody who can move is equally likely. */
final class RandomWalk extends Sampler {

    @Override
    void beginDrawing() {}

    @Override
    int draw(Scene scene, int[] among, int count) {
        return among[draws().below(count)];
    }
}
