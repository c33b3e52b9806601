package dev.braid.explorer.repro;

import dev.braid.trace.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the line of a {@link Repro}. */
public final class ReproParser {

    private static final int MOST_REPEATS = 10_000;

    private final String line;
    private int at;

    private ReproParser(String line) {
        this.line = line;
    }

    /** The reproduction that a line describes; a malformed line is a problem that names the place. */
    public static Repro parse(String line) {
        return new ReproParser(line).parse();
    }

    /** The same for a multithreaded program. */
    public static ThreadRepro parseThreads(String line) {
        ReproParser parser = new ReproParser(line);
        return new ThreadRepro(parser.inputs(), parser.threadMoves());
    }

    private Repro parse() {
        return new Repro(inputs(), moves());
    }

    private List<ThreadRepro.Move> threadMoves() {
        List<ThreadRepro.Move> moves = new ArrayList<>();
        for (skipBlanks(); !atEnd(); skipBlanks()) {
            String thread = word("the name of a thread", false);
            char next = atEnd() ? ' ' : peek();
            moves.add(threadMove(thread, next));
            if (!atEnd() && !Character.isWhitespace(peek())) {
                throw wrong("a blank");
            }
        }
        return List.copyOf(moves);
    }

    private ThreadRepro.Move threadMove(String thread, char next) {
        if (next != ':' && next != '!' && next != '?') {
            return new ThreadRepro.Move(thread, ThreadRepro.UNTIL_IT_STOPS, -1);
        }
        at++;
        return switch (next) {
            case ':' -> new ThreadRepro.Move(thread, number(), -1);
            case '!' -> new ThreadRepro.Move(thread, 1, ThreadRepro.TIMED_OUT);
            default -> new ThreadRepro.Move(thread, 1, number());
        };
    }

    private Map<String, String> inputs() {
        Map<String, String> inputs = new LinkedHashMap<>();
        skipBlanks();
        while (!atEnd() && peek() != '|') {
            String name = word("the name of an input", true);
            expect('=');
            if (inputs.put(name, word("the value of " + name, false)) != null) {
                throw wrong("the input " + name + " only once");
            }
            skipBlanks();
            if (!atEnd() && peek() == ',') {
                at++;
                skipBlanks();
            }
        }
        expect('|');
        return inputs;
    }

    private List<Repro.Move> moves() {
        List<Repro.Move> moves = new ArrayList<>();
        for (skipBlanks(); !atEnd(); skipBlanks()) {
            String process = word("the name of a process", false);
            char next = atEnd() ? ' ' : peek();
            switch (next) {
                case '<' -> moves.add(receive(process));
                case '!' -> moves.add(simple(process, Repro.Kind.TIMEOUT));
                case '+' -> moves.add(simple(process, Repro.Kind.PUT));
                case ':' -> repeat(process, moves);
                default -> moves.add(new Repro.Move(process, Repro.Kind.DEFAULT, "", 0));
            }
            if (!atEnd() && !Character.isWhitespace(peek())) {
                throw wrong("a blank");
            }
        }
        return moves;
    }

    private Repro.Move simple(String process, Repro.Kind kind) {
        at++;
        return new Repro.Move(process, kind, "", 0);
    }

    private Repro.Move receive(String process) {
        at++;
        String sender = word("the name of a sender", false);
        int number = 0;
        if (!atEnd() && peek() == '#') {
            at++;
            number = number();
        }
        return new Repro.Move(process, Repro.Kind.RECEIVE, sender, number);
    }

    private void repeat(String process, List<Repro.Move> moves) {
        at++;
        int times = number();
        for (int i = 0; i < times; i++) {
            moves.add(new Repro.Move(process, Repro.Kind.DEFAULT, "", 0));
        }
    }

    private int number() {
        int value = 0;
        int begin = at;
        while (!atEnd() && peek() >= '0' && peek() <= '9' && value <= MOST_REPEATS) {
            value = value * 10 + (peek() - '0');
            at++;
        }
        if (begin == at || value == 0 || value > MOST_REPEATS) {
            throw wrong("a number from 1 to " + MOST_REPEATS);
        }
        return value;
    }

    private String word(String what, boolean name) {
        if (!atEnd() && peek() == '"') {
            return quotedWord(what);
        }
        int begin = at;
        while (!atEnd()
                && !Character.isWhitespace(peek())
                && (name ? "<!?+:|,=\"" : "<#!?+:|,=\"").indexOf(peek()) < 0) {
            at++;
        }
        if (begin == at) {
            throw wrong(what);
        }
        return line.substring(begin, at);
    }

    private String quotedWord(String what) {
        StringBuilder word = new StringBuilder();
        at++;
        while (!atEnd() && peek() != '"') {
            char c = peek();
            at++;
            if (c == '\\' && !atEnd()) {
                c = unescaped(peek());
                at++;
            }
            word.append(c);
        }
        if (atEnd()) {
            throw wrong("the closing quote of " + what);
        }
        at++;
        return word.toString();
    }

    private static char unescaped(char c) {
        return c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    }

    private void expect(char wanted) {
        skipBlanks();
        if (atEnd() || peek() != wanted) {
            throw wrong("'" + wanted + "'");
        }
        at++;
        skipBlanks();
    }

    private void skipBlanks() {
        while (!atEnd() && Character.isWhitespace(peek())) {
            at++;
        }
    }

    private boolean atEnd() {
        return at >= line.length();
    }

    private char peek() {
        return line.charAt(at);
    }

    private Problem.Found wrong(String expected) {
        String found = atEnd() ? "the line ends there" : "there is '" + peek() + "'";
        return new Problem.Found(new Problem(
                "BRD-131",
                "The reproduction cannot be read at character " + (at + 1) + ".",
                "expected " + expected + ", but " + found + ".",
                "write it as in  vote=no | p2<p1 p3<p1#2 p2!"));
    }
}
