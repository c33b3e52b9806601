package dev.braid.examples.threads;

import dev.braid.api.Check;
import dev.braid.api.Default;

/**
 * Two withdrawals from one account that each look before they take, but do not lock.
 *
 * <p>If both look before either takes, more is taken than there is.
 */
public record Account(
        @Default("10") int balance, @Default("false") boolean fixed) implements Runnable {

    private static final class State {
        int balance;

        State(int balance) {
            this.balance = balance;
        }

        void withdraw(int amount) {
            if (amount <= balance) {
                balance -= amount;
            }
        }

        synchronized void withdrawAlone(int amount) {
            withdraw(amount);
        }
    }

    @Override
    public void run() {
        State account = new State(balance);
        int[] amounts = {7, 4};
        Crew.of(2, "withdrawal", i -> () -> {
                    if (fixed) {
                        account.withdrawAlone(amounts[i]);
                    } else {
                        account.withdraw(amounts[i]);
                    }
                })
                .join();
        Check.that(account.balance >= 0, "the balance is negative");
    }
}
