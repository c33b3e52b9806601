package dev.braid.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs a command as a user would and keeps what it printed. */
record Terminal(int code, String out, String err) {

    static Terminal run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(arguments, new PrintWriter(out, true), new PrintWriter(err, true));
        return new Terminal(code, out.toString(), err.toString());
    }
}
