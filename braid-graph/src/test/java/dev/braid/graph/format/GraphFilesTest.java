package dev.braid.graph.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.graph.suite.Suite;
import dev.braid.graph.suite.TestSuites;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.nio.dot.DOTExporter;
import org.jgrapht.nio.graphml.GraphMLExporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is written is read again, what others write is understood, and what is wrong is named. */
class GraphFilesTest {

    private static final String[] AWKWARD = {
        "plain",
        "two\nlines",
        "quote \" quote",
        "back\\slash",
        "a,b)",
        "<&>",
        "\u00e4 \u4e2d",
        "/\\ x = 1\n/\\ y = \"n\"",
        " "
    };

    @ParameterizedTest
    @EnumSource(GraphFormat.class)
    void aGraphIsReadAsItWasWritten(GraphFormat format) throws IOException {
        for (int seed = 0; seed < 200; seed++) {
            Graph graph = graph(seed);
            StringWriter text = new StringWriter();
            GraphFiles.write(graph, format, text);
            Graph read = GraphFiles.read(text.toString(), format, "test");
            assertThat(describe(read, format)).as(text.toString()).isEqualTo(describe(graph, format));
        }
    }

    /** GraphML strips blanks around its texts; Aldebaran has no names and no marks. */
    private static String describe(Graph graph, GraphFormat format) {
        StringBuilder text = new StringBuilder("root " + graph.root());
        for (int v = 0; v < graph.nodes() && format != GraphFormat.AUT; v++) {
            text.append("\n").append(graph.name(v).strip()).append(graph.mark(v));
        }
        for (int e = 0; e < graph.edges(); e++) {
            String label = format == GraphFormat.GRAPHML ? graph.label(e).strip() : graph.label(e);
            text.append("\n" + graph.source(e) + ">" + graph.target(e) + ":" + label);
        }
        return text.toString();
    }

    private static Graph graph(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Graph.Builder builder = new Graph.Builder();
        int nodes = 1 + random.nextInt(6);
        for (int v = 0; v < nodes; v++) {
            builder.addNode("s" + v + AWKWARD[random.nextInt(AWKWARD.length)]);
            builder.mark(v, Mark.values()[random.nextInt(Mark.values().length)]);
        }
        for (int e = random.nextInt(10); e > 0; e--) {
            builder.addEdge(random.nextInt(nodes), random.nextInt(nodes), AWKWARD[random.nextInt(AWKWARD.length)]);
        }
        return builder.root(random.nextInt(nodes)).build();
    }

    @Test
    void aDumpOfTlcIsReadCoveredAndWrittenBack() throws IOException {
        Graph graph = GraphFiles.read(resource("DieHard.dot"), GraphFormat.DOT, "DieHard.dot");
        assertThat(graph.nodes()).isEqualTo(5);
        assertThat(graph.edges())
                .as("one is written twice; the legend does not count")
                .isEqualTo(9);
        assertThat(graph.name(graph.root())).isEqualTo("/\\ big = 0\n/\\ small = 0");
        Suite suite = TestSuites.cover(graph, Criterion.EDGES, Method.M5, 0);
        assertThat(suite.coverageOfFirst(suite.size())).isEqualTo(1.0);
        assertThat(suite.size()).as("one way ends in 5/3, the other in 2/3").isEqualTo(3);
        StringWriter text = new StringWriter();
        GraphFiles.write(graph, GraphFormat.DOT, text);
        Graph again = GraphFiles.read(text.toString(), GraphFormat.DOT, "again");
        assertThat(describe(again, GraphFormat.DOT)).isEqualTo(describe(graph, GraphFormat.DOT));
    }

    @Test
    void severalInitialStatesGetACommonRoot() {
        String text = "digraph { a [style=filled]; b [style=filled]; a -> c; b -> c }";
        Graph graph = GraphFiles.read(text, GraphFormat.DOT, "test");
        assertThat(graph.name(graph.root())).isEqualTo("start");
        assertThat(graph.outDegree(graph.root())).isEqualTo(2);
    }

    @Test
    void theWholeLanguageOfDotIsUnderstood() {
        String text = """
                /* a comment */ digraph "G" { # not a comment here
                """.replace(" # not a comment here", "")
                + "graph [rankdir=LR]; node [shape=box]\n"
                + "# a line of the preprocessor\n"
                + "a:port:ne -> {b; c} -> d [label=\"x\" + \"y\"] // chains and sets\n"
                + "d [label=<<b>bold</b>>]; e\n}";
        Graph graph = GraphFiles.read(text, GraphFormat.DOT, "test");
        assertThat(graph.nodes()).isEqualTo(5);
        assertThat(graph.edges()).isEqualTo(4);
        assertThat(graph.label(0)).isEqualTo("xy");
        assertThat(graph.name(3)).isEqualTo("<b>bold</b>");
    }

    @Test
    void filesOfJgraphtAreRead() {
        DirectedPseudograph<String, DefaultEdge> theirs = new DirectedPseudograph<>(DefaultEdge.class);
        for (String vertex : "a b c".split(" ")) {
            theirs.addVertex(vertex);
        }
        theirs.addEdge("a", "b");
        theirs.addEdge("b", "c");
        theirs.addEdge("b", "c");
        theirs.addEdge("c", "c");
        StringWriter dot = new StringWriter();
        new DOTExporter<String, DefaultEdge>(v -> v).exportGraph(theirs, dot);
        StringWriter ml = new StringWriter();
        new GraphMLExporter<String, DefaultEdge>(v -> v).exportGraph(theirs, ml);
        for (Graph ours : new Graph[] {
            GraphFiles.read(dot.toString(), GraphFormat.DOT, "theirs"),
            GraphFiles.read(ml.toString(), GraphFormat.GRAPHML, "theirs")
        }) {
            TreeSet<String> edges = new TreeSet<>();
            for (int e = 0; e < ours.edges(); e++) {
                edges.add(e + ours.name(ours.source(e)) + ours.name(ours.target(e)));
            }
            assertThat(edges).containsExactly("0ab", "1bc", "2bc", "3cc");
            assertThat(ours.name(ours.root())).isEqualTo("a");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "DOT; digraph { a -> }; line 1; expected the node an edge leads to, but there is '}'",
                "DOT; digraph {| a -> b; line 2; expected '}', but the file ends",
                "DOT; graph { a -- b }; line 1; must be a digraph",
                "DOT; digraph {|a -- b }; line 2; write '->'",
                "DOT; digraph {||a [label='x] }; line 3; no closing quote",
                "DOT; digraph { /* a; line 1; has no end",
                "DOT; digraph { a @ b }; line 1; '@' does not belong here",
                "DOT; digraph { }; line 1; no node",
                "AUT; des (0, 1); line 1; expected 'des (root, edges, nodes)'",
                "AUT; des (0, 1, 2)|(0, a, 5); line 2; no node 5",
                "AUT; des (0, 2, 2)|(0, a, 1); line 1; promises 2 edges and has 1",
                "AUT; des (0, 1, 2)|0 a 1; line 2; expected '(from",
                "AUT; des (0, 99999999999, 2); line 1; too large",
                "GRAPHML; <graphml><graph>|<node id='a'></graph></graphml>; line 2; must be terminated",
                "GRAPHML; <graphml><graph>|<edge source='a' target='b'/></graph></graphml>; line 2; names the node a",
                "GRAPHML; <graphml><graph edgedefault='undirected'/></graphml>; line 1; no directions",
                "GRAPHML; <graphml><graph><node/></graph></graphml>; line 1; no attribute id",
                "JSON; {'nodes':[0],|'edges':[{'from':0}]}; line 2; has no \"to\"",
                "JSON; {'nodes':[0],||'edges':[{'from':0,'to':7}]}; line 3; no node 7",
                "JSON; {'nodes':[0,; line 1; Unexpected end-of-input",
                "JSON; []; line 1; expected an object",
            })
    void aMalformedFileIsAnsweredWithLineAndReason(GraphFormat format, String text, String line, String reason) {
        String written = text.replace('|', '\n');
        String quoted = format == GraphFormat.AUT ? written : written.replace('\'', '"');
        assertThatThrownBy(() -> GraphFiles.read(quoted, format, "bad"))
                .hasMessageContaining("BRD-401")
                .hasMessageContaining(line)
                .hasMessageContaining(reason);
    }

    @Test
    void anEntityIsNeverLookedUp() {
        String text = "<!DOCTYPE graphml [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
                + "<graphml><graph><node id=\"a\"><data key=\"label\">&x;</data></node></graph></graphml>";
        assertThatThrownBy(() -> GraphFiles.read(text, GraphFormat.GRAPHML, "bad"))
                .hasMessageContaining("BRD-401");
    }

    @Test
    void anUnknownEndingIsNamed() {
        assertThatThrownBy(() -> GraphFiles.read(Path.of("graph.txt"))).hasMessageContaining("BRD-402");
        assertThatThrownBy(() -> GraphFiles.read(Path.of("nothing.dot"))).hasMessageContaining("There is no file");
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = GraphFilesTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
