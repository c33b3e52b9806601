package dev.braid.graph.format;

import dev.braid.graph.Graph;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads GraphML: nodes, edges, and of their data the ones named {@code label} (or {@code name}), {@code root} (or
 * {@code initial}) and {@code mark}. Nothing outside the file is ever looked up.
 */
final class GraphMlReader {

    private final XMLStreamReader xml;
    private final Drafting draft = new Drafting();
    private final Map<String, String> keys = new HashMap<>();
    private int node = -1;
    private @Nullable String from;
    private @Nullable String to;
    private String label = "";

    private GraphMlReader(String text) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        xml = factory.createXMLStreamReader(new StringReader(text));
    }

    static Graph read(String text) {
        try {
            return new GraphMlReader(text).graph();
        } catch (XMLStreamException e) {
            String reason = String.valueOf(e.getMessage()).replaceFirst("(?s)^.*Message: ", "");
            throw new Malformed(
                    Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNumber()), reason);
        }
    }

    private Graph graph() throws XMLStreamException {
        boolean any = false;
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                any |= xml.getLocalName().equals("graphml");
                begin(xml.getLocalName());
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                end(xml.getLocalName());
            }
        }
        if (!any) {
            throw new Malformed(1, "there is no element graphml");
        }
        return draft.graph();
    }

    private void begin(String element) throws XMLStreamException {
        switch (element) {
            case "graph" -> {
                if ("undirected".equals(xml.getAttributeValue(null, "edgedefault"))) {
                    throw new Malformed(line(), "the graph has no directions; edgedefault must be directed");
                }
            }
            case "key" -> keys.put(attribute("id"), nameOfKey());
            case "node" -> node = draft.node(attribute("id"));
            case "edge" -> {
                from = attribute("source");
                to = attribute("target");
                label = "";
            }
            case "data" ->
                data(
                        keys.getOrDefault(attribute("key"), attribute("key")),
                        xml.getElementText().strip());
            default -> {
                // other elements describe how to draw it
            }
        }
    }

    private String nameOfKey() {
        String name = xml.getAttributeValue(null, "attr.name");
        return name == null ? attribute("id") : name;
    }

    private void data(String name, String value) {
        boolean isLabel = name.equals("label") || name.equals("name");
        if (from != null) {
            label = isLabel ? value : label;
        } else if (node >= 0 && isLabel) {
            draft.name(node, value);
        } else if (node >= 0 && (name.equals("root") || name.equals("initial")) && value.equals("true")) {
            draft.root(node);
        } else if (node >= 0 && name.equals("mark")) {
            draft.mark(node, value);
        }
    }

    private void end(String element) {
        if (element.equals("edge") && from != null && to != null) {
            connect(from, to);
            from = null;
        } else if (element.equals("node")) {
            node = -1;
        }
    }

    private void connect(String source, String target) {
        if (!draft.has(source) || !draft.has(target)) {
            String missing = draft.has(source) ? target : source;
            throw new Malformed(line(), "an edge names the node " + missing + ", which has not been described before");
        }
        draft.edge(draft.node(source), draft.node(target), label);
    }

    private String attribute(String name) {
        String value = xml.getAttributeValue(null, name);
        if (value == null) {
            throw new Malformed(line(), "the element " + xml.getLocalName() + " has no attribute " + name);
        }
        return value;
    }

    private int line() {
        return Math.max(1, xml.getLocation().getLineNumber());
    }
}
