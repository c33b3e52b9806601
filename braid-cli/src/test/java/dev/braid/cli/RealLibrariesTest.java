package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.zaxxer.hikari.HikariConfig;
import guests.CaffeineCache;
import guests.HikariBag;
import guests.Log4jDeadlock;
import guests.MvStoreMap;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.log4j.Logger;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Libraries from Maven Central as they are, woven whole. */
class RealLibrariesTest {

    @Test
    void theKnownDeadlockOfLog4jIsFoundAndReplayed() {
        Terminal found = explore(Log4jDeadlock.class, Logger.class);
        assertThat(found.code()).as(found.out() + found.err()).isEqualTo(ExitCode.BUG);
        assertThat(found.out())
                .contains("worker  waits for  monitor of RootLogger, which monitor has")
                .contains("monitor  waits for  monitor of Service, which worker has");
        Matcher line = Pattern.compile("'(\\| [^']*)'").matcher(found.out());
        assertThat(line.find()).isTrue();
        Terminal again = Terminal.run(
                "replay",
                Log4jDeadlock.class.getName(),
                "--class-path",
                classPath(Log4jDeadlock.class, Logger.class),
                line.group(1));
        assertThat(again.code()).as(again.out() + again.err()).isEqualTo(ExitCode.BUG);
        assertThat(again.out()).contains("monitor  waits for  monitor of Service, which worker has");
    }

    @Test
    void caffeineLoadsAKeyOnce() {
        assertThat(explore(CaffeineCache.class, Caffeine.class).out()).startsWith("VERIFIED");
    }

    @Test
    void theMapOfMvStoreTakesOneOfTwoPuts() {
        assertThat(explore(MvStoreMap.class, MVStore.class).out()).startsWith("VERIFIED");
    }

    @Test
    void theBagOfHikariLendsAnEntryOnce() {
        Terminal explored = explore(HikariBag.class, HikariConfig.class, LoggerFactory.class);
        assertThat(explored.out()).startsWith("NO BUG FOUND");
        assertThat(explored.code()).isZero();
    }

    private static Terminal explore(Class<?> program, Class<?>... libraries) {
        Class<?>[] all = Arrays.copyOf(libraries, libraries.length + 1);
        all[libraries.length] = program;
        return Terminal.run(
                "explore",
                program.getName(),
                "--class-path",
                classPath(all),
                "--executions",
                "20000",
                "--budget",
                "10s",
                "--patience",
                "30s");
    }

    private static String classPath(Class<?>... types) {
        return Arrays.stream(types)
                .map(RealLibrariesTest::place)
                .distinct()
                .map(Path::toString)
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
