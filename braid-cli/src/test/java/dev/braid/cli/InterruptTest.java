package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.api.Check;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C on a real process: what was found until then is told. */
@DisabledOnOs(OS.WINDOWS)
class InterruptTest {

    private static final int SECONDS_TO_WAIT = 60;

    @TempDir
    Path folder;

    @Test
    void theBugFoundBeforeCtrlCIsTold() throws Exception {
        String out = interrupted(true);
        assertThat(out).contains("BUG FOUND").contains("ten is last").contains("REPLAY");
    }

    @Test
    void whatWasDoneAndWhatIsLeftIsTold() throws Exception {
        String out = interrupted(false);
        assertThat(out).contains("NO BUG FOUND").contains("interrupted; left: ");
    }

    private String interrupted(boolean buggy) throws IOException, InterruptedException {
        Path marker = folder.resolve("under-way");
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(command(marker, buggy))
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try {
            for (int i = 0; i < SECONDS_TO_WAIT * 10 && !Files.exists(marker); i++) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            assertThat(marker).as(Files.readString(out)).exists();
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(SECONDS_TO_WAIT, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(out);
    }

    private static List<String> command(Path marker, boolean buggy) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--add-exports", "java.base/jdk.internal.vm=ALL-UNNAMED", "-cp"));
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.addAll(List.of(Main.class.getName(), "explore", ManyOrders.class.getName(), "--all"));
        command.addAll(List.of("-P", "marker=" + marker, "-P", "buggy=" + buggy));
        return command;
    }

    /** 12! behaviours, more than anybody waits for; the 500th execution leaves a mark. */
    public record ManyOrders(String marker, boolean buggy) implements Program {

        private static int executions;

        @Override
        public void start(Root root) {
            if (++executions == 500) {
                leaveMark();
            }
            boolean check = buggy;
            ProcessRef hub = root.spawn("hub", self -> {
                for (int i = 0; i < 12; i++) {
                    Object sender = self.receive();
                    Check.never(check && i == 11 && sender.equals(10), "ten is last");
                }
            });
            for (int i = 0; i < 12; i++) {
                int number = i;
                root.spawn("s" + i, self -> self.send(hub, number));
            }
        }

        private void leaveMark() {
            try {
                Files.createFile(Path.of(marker));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
