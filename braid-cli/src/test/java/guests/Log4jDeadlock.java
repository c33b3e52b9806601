package guests;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/**
 * log4j 1.2 renders a message while it holds the lock of the logger (its bugs 24159 and 41214): an object that logs under
 * its own lock, and is logged, deadlocks.
 */
public final class Log4jDeadlock {

    private static final class Memory extends AppenderSkeleton {

        @Override
        protected void append(LoggingEvent event) {
            String unused = event.getRenderedMessage();
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
            return false;
        }
    }

    private static final class Service {

        private final Logger log = Logger.getLogger("service");
        private int state;

        synchronized void work() {
            state++;
            log.info("working");
        }

        @Override
        public synchronized String toString() {
            return "service " + state;
        }
    }

    private Log4jDeadlock() {}

    public static void main(String[] arguments) throws InterruptedException {
        Logger root = Logger.getRootLogger();
        root.addAppender(new Memory());
        Service service = new Service();
        Thread worker = new Thread(service::work, "worker");
        Thread monitor = new Thread(() -> root.info(service), "monitor");
        worker.start();
        monitor.start();
        worker.join();
        monitor.join();
    }
}
