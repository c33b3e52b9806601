package dev.braid.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecorderTest {

    private final Recorder recorder = new Recorder(new Recorder.Messages() {
        @Override
        public boolean fits(Object filter, Object port, Object payload) {
            return filter.equals(port);
        }

        @Override
        public boolean hasPredicate(Object filter) {
            return false;
        }

        @Override
        public int rank(Object filter, Object port) {
            return 0;
        }

        @Override
        public String portName(Object port) {
            return port.toString();
        }

        @Override
        public long content(Object payload) {
            return payload.hashCode();
        }
    });

    /** Three processes: p1 sends to p2 and p3, p2 sends on to p3; the causal order is that of the messages. */
    @Test
    void happensBeforeIsProgramOrderAndMessages() {
        processes(3);
        int a = send(0, 2, "direct");
        int b = send(0, 1, "first");
        int c = receive(1, b);
        int d = send(1, 2, "onward");
        int e = receive(2, d);
        int f = receive(2, a);
        MessageTrace trace = recorder.finish(new Outcome.Passed());
        assertThat(trace.happensBefore(a, b)).isTrue();
        assertThat(trace.happensBefore(b, c)).isTrue();
        assertThat(trace.happensBefore(a, e)).as("through p2").isTrue();
        assertThat(trace.happensBefore(e, f)).isTrue();
        assertThat(trace.happensBefore(c, a)).isFalse();
        assertThat(trace.happensBefore(b, a)).isFalse();
        assertThat(trace.happensBefore(a, a)).as("itself").isTrue();
    }

    @Test
    void theSignatureIsThatOfThePartialOrderNotOfTheSequence() {
        processes(3);
        int a = send(0, 2, "x");
        int b = send(1, 2, "y");
        receive(2, a);
        receive(2, b);
        long first = recorder.finish(new Outcome.Passed()).orderSignature();

        processes(3);
        b = send(1, 2, "y");
        a = send(0, 2, "x");
        receive(2, a);
        receive(2, b);
        assertThat(recorder.finish(new Outcome.Passed()).orderSignature())
                .as("independent sends swapped")
                .isEqualTo(first);

        processes(3);
        a = send(0, 2, "x");
        b = send(1, 2, "y");
        receive(2, b);
        receive(2, a);
        assertThat(recorder.finish(new Outcome.Passed()).orderSignature())
                .as("receives swapped")
                .isNotEqualTo(first);
    }

    @Test
    void theFingerprintOfASendIsThatOfItsContentWhereverItHappens() {
        processes(2);
        int a = send(0, 1, "x");
        MessageTrace trace = recorder.finish(new Outcome.Passed());
        long alone = trace.fingerprint(a);

        processes(2);
        send(1, 0, "noise");
        a = send(0, 1, "x");
        assertThat(recorder.finish(new Outcome.Passed()).fingerprint(a)).isEqualTo(alone);

        processes(2);
        a = send(0, 1, "y");
        assertThat(recorder.finish(new Outcome.Passed()).fingerprint(a)).isNotEqualTo(alone);
    }

    @Test
    void alternativesBelongToTheEventThatFollowsThem() {
        processes(2);
        int send = send(0, 1, "x");
        recorder.addAlternative(Step.receive(1, 0, 0));
        recorder.addAlternative(Step.timeout(1));
        int receive = receive(1, send);
        MessageTrace trace = recorder.finish(new Outcome.Passed());
        assertThat(trace.alternatives(send)).isZero();
        assertThat(trace.alternatives(receive)).isEqualTo(2);
        assertThat(trace.alternative(receive, 1)).isEqualTo(Step.timeout(1));
    }

    @Test
    void aLongExecutionOfManyProcessesKeepsItsCausalOrder() {
        int count = 40;
        processes(count);
        int last = -1;
        int first = -1;
        for (int round = 0; round < 10; round++) {
            for (int p = 0; p < count; p++) {
                if (last >= 0) {
                    receive(p, last);
                }
                last = send(p, (p + 1) % count, round);
                first = first < 0 ? last : first;
            }
        }
        MessageTrace trace = recorder.finish(new Outcome.Passed());
        assertThat(trace.size()).isEqualTo(2 * 10 * count - 1);
        for (int e = 1; e < trace.size(); e++) {
            assertThat(trace.happensBefore(e - 1, e)).isTrue();
            assertThat(trace.happensBefore(e, e - 1)).isFalse();
        }
        assertThat(trace.happensBefore(first, last)).isTrue();
    }

    @Test
    void theNextExecutionStartsEmpty() {
        processes(2);
        send(0, 1, "x");
        recorder.addAlternative(Step.timeout(1));
        recorder.finish(new Outcome.Passed());
        recorder.reset();
        MessageTrace trace = recorder.finish(new Outcome.Passed());
        assertThat(trace.size()).isZero();
        assertThat(trace.processes()).isZero();
        processes(2);
        int send = send(0, 1, "y");
        assertThat(recorder.finish(new Outcome.Passed()).alternatives(send)).isZero();
        assertThat(recorder.number(send)).as("messages are counted anew").isZero();
    }

    private void processes(int count) {
        recorder.reset();
        for (int p = 0; p < count; p++) {
            recorder.addProcess(p, "p" + p);
        }
    }

    private int send(int from, int to, Object what) {
        return recorder.send(from, to, "port", ChannelOrder.FIFO, what, -1, -1);
    }

    private int receive(int who, int send) {
        return recorder.receive(who, send, "port", false, -1);
    }
}
