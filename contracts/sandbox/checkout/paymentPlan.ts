/** Words of the payment status that the simulated bank uses. */
export type PaymentState = "OK" | "NOOK" | "PENDING-OK" | "PENDING-NOOK"

/**
 * What the simulated bank does with a card, by its number.
 *
 * `PENDING-OK`: the order stands and its stock is taken, the bank is expected to agree. `PENDING-NOOK`: nothing is taken
 * yet, the cart stays the shopper's, the bank is expected to refuse.
 */
export interface PaymentPlan {
  readonly name: string
  readonly first: PaymentState
  /** Questions that are answered with `first` before `last` comes; never when absent. */
  readonly polls?: number
  readonly last: PaymentState
  /** Message key of a refusal. */
  readonly errorKey?: string
}

/** Questions until a card that takes its time is decided. */
export const PENDING_POLLS = 2

const AT_ONCE: PaymentPlan = { name: "paid", first: "OK", last: "OK" }

const refusedAtOnce = (name: string, errorKey: string): PaymentPlan => ({ name, first: "NOOK", last: "NOOK", errorKey })

/** The test numbers; every other valid number is paid at once. Documented in the sandbox's README. */
export const TEST_NUMBERS: ReadonlyMap<string, PaymentPlan> = new Map([
  ["4242424242424242", AT_ONCE],
  ["4000000000000002", refusedAtOnce("refused", "_ERR_PAYMENT_REFUSED")],
  ["4000000000009995", refusedAtOnce("noFunds", "_ERR_PAYMENT_NO_FUNDS")],
  ["5555555555554444", { name: "slowlyPaid", first: "PENDING-OK", polls: PENDING_POLLS, last: "OK" }],
  ["4000000000000341", { name: "slowlyRefused", first: "PENDING-OK", polls: PENDING_POLLS, last: "NOOK", errorKey: "_ERR_PAYMENT_REFUSED" }],
  ["4000000000000119", { name: "doubtfulRefused", first: "PENDING-NOOK", polls: PENDING_POLLS, last: "NOOK", errorKey: "_ERR_PAYMENT_REFUSED" }],
  ["4000000000000077", { name: "staysPending", first: "PENDING-OK", last: "PENDING-OK" }],
  ["4000000000000069", { name: "staysDoubtful", first: "PENDING-NOOK", last: "PENDING-NOOK" }],
])

export const paymentPlan = (number: string): PaymentPlan => TEST_NUMBERS.get(number) ?? AT_ONCE

/** A plan by its name, as it was stored. */
export const planByName = (name: string): PaymentPlan => [...TEST_NUMBERS.values()].find((plan) => plan.name === name) ?? AT_ONCE

/** The state after this many questions (this one included). */
export const stateAfter = ({ first, polls, last }: PaymentPlan, asked: number): PaymentState => (polls === undefined || asked <= polls ? first : last)
