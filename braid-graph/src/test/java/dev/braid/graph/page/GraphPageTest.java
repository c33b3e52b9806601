package dev.braid.graph.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.graph.suite.Suite;
import dev.braid.graph.suite.TestSuites;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page shows what it is given, in a real browser, and no text of a program becomes markup. */
class GraphPageTest {

    private static final String ATTACK = "</script><img src=x onerror=\"document.title='broken'\"><!--";

    /** A path of this length; the last state failed. */
    private static GraphPage page(int nodes) {
        Graph.Builder builder = new Graph.Builder();
        for (int v = 0; v < nodes; v++) {
            builder.addNode(v == 1 ? ATTACK : "state " + v);
        }
        for (int v = 1; v < nodes; v++) {
            builder.addEdge(v - 1, v, v == 1 ? "p0 -> p1 " + ATTACK : v == 2 ? "p1 <- p0 " + ATTACK : "p0 times out");
        }
        builder.addEdge(0, nodes - 1, "p1 times out");
        Graph graph = builder.mark(nodes - 1, Mark.FAILED).build();
        List<Suite> suites = Stream.of(Method.M1, Method.M5)
                .map(method -> TestSuites.cover(graph, Criterion.EDGES, method, 0))
                .toList();
        return new GraphPage(ATTACK, graph, true, suites, List.of());
    }

    @Test
    void noTextCanEndTheDataOrAskTheNetwork() {
        String html = page(5).html();
        assertThat(html).doesNotContain("<img src=x").contains("\\u003c/script");
        assertThat(html).contains("default-src 'none'");
        assertThat(Pattern.compile("(src|href)\\s*=\\s*[\"']?https?:")
                        .matcher(html)
                        .find())
                .isFalse();
        assertThat(html.length()).as("bytes without data").isLessThan(250_000);
    }

    @Test
    void aGraphTooLargeForAPageIsRefused() {
        Graph.Builder builder = new Graph.Builder(node -> "");
        for (int i = 0; i <= 100_000; i++) {
            builder.addNode();
        }
        GraphPage page = new GraphPage("large", builder.build(), true, List.of(), List.of());
        assertThatThrownBy(page::html).hasMessageContaining("BRD-407");
    }

    @Test
    @Tag("browser")
    void aSmallGraphIsDrawnAndASequenceCanBeClicked(@TempDir Path folder) throws Exception {
        String script = "document.querySelector('#suites tr[data-suite=\"1\"]').click();"
                + "document.querySelectorAll('#sequences li')[0].click();";
        String dom = dom(folder, page(6).html(), script);
        assertThat(dom).contains("data-ready=\"yes\"");
        assertThat(count(dom, "<g class=\"node")).isEqualTo(6);
        assertThat(count(dom, "class=\"edge on\""))
                .as("the path of the sequence")
                .isEqualTo(5);
        assertThat(count(dom, "class=\"arrow\""))
                .as("one message in the space-time diagram")
                .isEqualTo(1);
        assertThat(dom).contains("Sequence 1 of M5 edges").contains("<polyline");
        assertThat(dom).contains("<title>Braid graph: &lt;/script&gt;").doesNotContain("<img src=\"x\"");
    }

    @Test
    @Tag("browser")
    void aLargeGraphIsSearchedAndFiltered(@TempDir Path folder) throws Exception {
        String search = "const box = document.getElementById('search'); box.value = 'state 77';"
                + "box.dispatchEvent(new Event('input'));";
        String dom = dom(folder, page(2_000).html(), search);
        assertThat(dom).contains(">11 states<"); // 77, and 770 to 779
        String filter = "const mark = document.getElementById('mark'); mark.value = 'FAILED';"
                + "mark.dispatchEvent(new Event('change')); document.querySelector('#states li').click();";
        String filtered = dom(folder, page(2_000).html(), filter);
        assertThat(filtered).contains(">1 states<").contains("State 1999 (failed)");
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    /** The document after its scripts and one more have run. */
    private static String dom(Path folder, String html, String script) throws IOException, InterruptedException {
        Path file = folder.resolve("page.html");
        Files.writeString(file, html.replace("</body>", "<script>{" + script + "}</script></body>"));
        Path out = folder.resolve("dom.html");
        Process process = new ProcessBuilder(
                        chromium(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--virtual-time-budget=10000",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        file.toUri().toString())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).as("Chromium ends").isTrue();
        String dom = Files.readString(out, StandardCharsets.UTF_8);
        return dom.substring(0, dom.indexOf("<script type=\"application/json\""))
                + dom.substring(dom.indexOf("<body"), dom.indexOf("<header"));
    }

    private static String chromium() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(path -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(path, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no Chromium on the PATH: apt-get install chromium"));
    }
}
