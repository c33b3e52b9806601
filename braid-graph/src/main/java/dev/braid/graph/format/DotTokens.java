package dev.braid.graph.format;

/** Splits a DOT file into words, punctuation and quoted texts, and knows the line of each. */
final class DotTokens {

    /** What a token is. */
    enum Kind {
        WORD,
        QUOTED,
        PUNCTUATION,
        END
    }

    private final String text;
    private int at;
    private int line = 1;
    private Kind kind = Kind.END;
    private String token = "";
    private int tokenLine = 1;

    DotTokens(String text) {
        this.text = text;
        advance();
    }

    Kind kind() {
        return kind;
    }

    String token() {
        return token;
    }

    int line() {
        return tokenLine;
    }

    boolean is(String punctuationOrWord) {
        return kind != Kind.QUOTED && kind != Kind.END && token.equalsIgnoreCase(punctuationOrWord);
    }

    /** Skips the token if it is this. */
    boolean skip(String wanted) {
        if (is(wanted)) {
            advance();
            return true;
        }
        return false;
    }

    void expect(String wanted) {
        if (!skip(wanted)) {
            throw expected("'" + wanted + "'");
        }
    }

    /** An identifier: a word, a number, or a quoted text, joined by + if there are several. */
    String identifier(String what) {
        if (kind != Kind.WORD && kind != Kind.QUOTED) {
            throw expected(what);
        }
        StringBuilder value = new StringBuilder(token);
        boolean quoted = kind == Kind.QUOTED;
        advance();
        while (quoted && is("+")) {
            advance();
            if (kind != Kind.QUOTED) {
                throw expected("a quoted text after +");
            }
            value.append(token);
            advance();
        }
        return value.toString();
    }

    Malformed expected(String what) {
        String found = kind == Kind.END ? "the file ends" : "there is '" + token + "'";
        return new Malformed(tokenLine, "expected " + what + ", but " + found);
    }

    void advance() {
        skipBlanksAndComments();
        tokenLine = line;
        if (at >= text.length()) {
            kind = Kind.END;
            token = "";
            return;
        }
        char c = text.charAt(at);
        if (c == '"') {
            quoted();
        } else if (c == '<') {
            markup();
        } else if (isWordPart(c) || c == '-' && at + 1 < text.length() && isNumberPart(text.charAt(at + 1))) {
            word();
        } else {
            punctuation();
        }
    }

    private void skipBlanksAndComments() {
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean lineStart = at == 0 || text.charAt(at - 1) == '\n';
            if (Character.isWhitespace(c) || c == '\uFEFF') {
                next();
            } else if (text.startsWith("//", at) || c == '#' && lineStart) {
                while (at < text.length() && text.charAt(at) != '\n') {
                    next();
                }
            } else if (text.startsWith("/*", at)) {
                int begun = line;
                while (!text.startsWith("*/", at)) {
                    if (at >= text.length()) {
                        throw new Malformed(begun, "the comment that begins here has no end");
                    }
                    next();
                }
                at += 2;
            } else {
                return;
            }
        }
    }

    private void next() {
        line += text.charAt(at++) == '\n' ? 1 : 0;
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c >= 0x80;
    }

    private static boolean isNumberPart(char c) {
        return c >= '0' && c <= '9' || c == '.';
    }

    private void word() {
        int begin = at++;
        while (at < text.length() && isWordPart(text.charAt(at))) {
            at++;
        }
        kind = Kind.WORD;
        token = text.substring(begin, at);
    }

    /** In a DOT text only the quote itself and a line's end are escaped; all else belongs to the label. */
    private void quoted() {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.startsWith("\\\"", at)) {
                value.append('"');
                at += 2;
            } else if (text.startsWith("\\\\", at)) {
                value.append("\\\\");
                at += 2;
            } else if (text.startsWith("\\\n", at)) {
                next();
                next();
            } else {
                value.append(text.charAt(at));
                next();
            }
        }
        if (at >= text.length()) {
            throw new Malformed(tokenLine, "the text that begins here has no closing quote");
        }
        at++;
        kind = Kind.QUOTED;
        token = value.toString();
    }

    private void markup() {
        int depth = 0;
        int begin = at;
        do {
            if (at >= text.length()) {
                throw new Malformed(tokenLine, "the text in < > that begins here has no end");
            }
            depth += text.charAt(at) == '<' ? 1 : text.charAt(at) == '>' ? -1 : 0;
            next();
        } while (depth > 0);
        kind = Kind.QUOTED;
        token = text.substring(begin + 1, at - 1);
    }

    private void punctuation() {
        String two = text.substring(at, Math.min(text.length(), at + 2));
        token = two.equals("->") || two.equals("--") ? two : two.substring(0, 1);
        if ("{}[]=;,:+".indexOf(token.charAt(0)) < 0 && token.length() == 1) {
            throw new Malformed(line, "the character '" + token + "' does not belong here");
        }
        at += token.length();
        kind = Kind.PUNCTUATION;
    }
}
