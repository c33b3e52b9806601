package dev.braid.examples.threads;

import dev.braid.api.Default;

/**
 * Threads that each give a block to an inode, with a lock per inode and per block (Flanagan and Godefroid 2005).
 *
 * <p>Up to 13 threads never meet; from then on there are twice as many behaviours with each thread.
 */
public record FileSystem(@Default("18") int threads) implements Runnable {

    private static final int INODES = 32;
    private static final int BLOCKS = 26;

    private static final class Disk {

        final Object[] inodeLocks = locks(INODES);
        final Object[] blockLocks = locks(BLOCKS);
        final int[] inodes = new int[INODES];
        final boolean[] busy = new boolean[BLOCKS];

        private static Object[] locks(int count) {
            Object[] locks = new Object[count];
            for (int i = 0; i < count; i++) {
                locks[i] = new Object();
            }
            return locks;
        }

        void allocate(int thread) {
            int inode = thread % INODES;
            synchronized (inodeLocks[inode]) {
                int block = inode * 2 % BLOCKS;
                while (inodes[inode] == 0) {
                    take(inode, block);
                    block = (block + 1) % BLOCKS;
                }
            }
        }

        private void take(int inode, int block) {
            synchronized (blockLocks[block]) {
                if (!busy[block]) {
                    busy[block] = true;
                    inodes[inode] = block + 1;
                }
            }
        }
    }

    @Override
    public void run() {
        Disk disk = new Disk();
        Crew.of(threads, "file", i -> () -> disk.allocate(i)).join();
    }
}
