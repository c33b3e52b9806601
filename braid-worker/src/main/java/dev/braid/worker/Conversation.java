package dev.braid.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/** The worker's end of the line to its host. */
final class Conversation {

    private final DataInputStream in;
    private final DataOutputStream out;

    private Conversation(Socket socket) throws IOException {
        in = new DataInputStream(socket.getInputStream());
        out = new DataOutputStream(new java.io.BufferedOutputStream(socket.getOutputStream()));
    }

    /** Calls the host and says who is there. */
    static Conversation with(int port, String token) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        Conversation conversation = new Conversation(socket);
        Wire.text(conversation.out, token);
        conversation.out.flush();
        return conversation;
    }

    Assignment assignment() throws IOException {
        return Assignment.read(in);
    }

    /** Waits until the host says stop, or is gone. */
    boolean awaitStop() {
        try {
            return in.read() >= 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Several threads may tell something. */
    synchronized void tell(Report report) {
        try {
            report.write(out);
        } catch (IOException e) {
            Runtime.getRuntime().halt(Worker.HOST_GONE);
        }
    }
}
