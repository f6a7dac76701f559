import type { PaymentState, Provider } from "../../platform/storage/tables/CheckoutTables.ts"

/**
 * The simulated bank's behaviour for a payment, determined by the card's number or the method.
 *
 * `PENDING-OK`, `REDIRECT`, `REFERRED_NICEPAY` and `REPAY`: the order is placed and its stock reserved. `PENDING-NOOK`
 * and `CHALLENGE`: nothing is reserved yet, the cart stays open.
 */
export interface PaymentPlan {
  readonly name: string
  readonly first: PaymentState
  /** Number of polls that return `first` before `last`; when absent, always `first`. */
  readonly polls?: number
  readonly last: PaymentState
  /** Message key of a refusal. */
  readonly errorKey?: string
  /** The simulated bank on whose page the customer decides. */
  readonly bank?: { readonly provider: Provider; readonly isPosted?: true; readonly opensTab?: true }
  /** How long it may stay undecided; two hours when absent. */
  readonly lifetimeMs?: number
  /** Whether a registered customer must enter the password again. */
  readonly requiresPassword?: true
  /** Result after a passed challenge; paid when absent. */
  readonly afterChallenge?: PaymentState
}

const MINUTE_MS = 60_000
/** Undecided payments are refused after this time, unless their plan has another one. */
const LIFETIME_MS = 120 * MINUTE_MS
const BANK_PAGE_MS = 30 * MINUTE_MS
const QR_MS = 15 * MINUTE_MS
const CASH_MS = 72 * 60 * MINUTE_MS

/** Number of polls until a delayed card is decided. */
export const PENDING_POLLS = 2

const REFUSED = "_ERR_PAYMENT_REFUSED"

export const AT_ONCE: PaymentPlan = { name: "paid", first: "OK", last: "OK" }
/** The plan of an order that was placed without payment. */
export const UNPAID: PaymentPlan = {
  name: "unpaid",
  first: "REPAY",
  last: "REPAY",
  bank: { provider: "bank" },
  lifetimeMs: BANK_PAGE_MS,
  errorKey: REFUSED,
}

const declinedPlan = (name: string, errorKey: string): PaymentPlan => ({ name, first: "NOOK", last: "NOOK", errorKey })
const bankPagePlan = (
  name: string,
  first: PaymentState,
  bank: NonNullable<PaymentPlan["bank"]>,
  lifetimeMs = BANK_PAGE_MS,
): PaymentPlan => ({ name, first, last: first, bank, lifetimeMs, errorKey: REFUSED })
const challengedPlan = (name: string, afterChallenge: PaymentState): PaymentPlan => ({
  ...bankPagePlan(name, "CHALLENGE", { provider: "acs" }),
  afterChallenge,
})

/** The test numbers; every other valid number is paid at once. Documented in the sandbox's README. */
export const TEST_NUMBERS: ReadonlyMap<string, PaymentPlan> = new Map([
  ["4242424242424242", AT_ONCE],
  ["4000000000000002", declinedPlan("refused", REFUSED)],
  ["4000000000009995", declinedPlan("noFunds", "_ERR_PAYMENT_NO_FUNDS")],
  ["5555555555554444", { name: "slowlyPaid", first: "PENDING-OK", polls: PENDING_POLLS, last: "OK" }],
  [
    "4000000000000341",
    { name: "slowlyRefused", first: "PENDING-OK", polls: PENDING_POLLS, last: "NOOK", errorKey: REFUSED },
  ],
  [
    "4000000000000119",
    { name: "doubtfulRefused", first: "PENDING-NOOK", polls: PENDING_POLLS, last: "NOOK", errorKey: REFUSED },
  ],
  ["4000000000000077", { name: "staysPending", first: "PENDING-OK", last: "PENDING-OK" }],
  ["4000000000000069", { name: "staysDoubtful", first: "PENDING-NOOK", last: "PENDING-NOOK" }],
  ["4000002500003155", bankPagePlan("redirected", "REDIRECT", { provider: "bank" })],
  ["4000002760003184", bankPagePlan("posted", "REDIRECT", { provider: "bank", isPosted: true })],
  ["4000000000003063", bankPagePlan("newTab", "REDIRECT", { provider: "bank", opensTab: true })],
  ["4000000000003220", challengedPlan("challenged", "OK")],
  ["4000008400001629", challengedPlan("challengedRefused", "NOOK")],
  ["4000000000003097", challengedPlan("challengedForEver", "CHALLENGE")],
  ["4000000000009235", UNPAID],
  ["4000003920000003", bankPagePlan("referred", "REFERRED_NICEPAY", { provider: "nicepay", isPosted: true })],
  ["4000000000009979", { ...AT_ONCE, name: "passwordAgain", requiresPassword: true }],
])

/** Payment methods without a card, by their `paymentModeId`. */
export const METHOD_PLANS = {
  onlineBank: bankPagePlan("onlineBank", "REDIRECT", { provider: "bank" }),
  ideal: bankPagePlan("ideal", "REDIRECT", { provider: "ideal", isPosted: true }),
  klarna: bankPagePlan("klarna", "REDIRECT", { provider: "klarna" }),
  alipay: bankPagePlan("alipay", "PENDING-OK", { provider: "alipay" }, QR_MS),
  wechat: bankPagePlan("wechat", "PENDING-OK", { provider: "wechat" }, QR_MS),
  cash: bankPagePlan("cash", "PENDING-OK", { provider: "cash" }, CASH_MS),
} as const

export const paymentPlan = (number: string): PaymentPlan => TEST_NUMBERS.get(number) ?? AT_ONCE

/** The plan of a saved card, of which only these digits are known. */
export const planOfLastDigits = (lastDigits: string): PaymentPlan =>
  [...TEST_NUMBERS].find(([number]) => number.endsWith(lastDigits))?.[1] ?? AT_ONCE

/** A plan by its stored name. */
export const planByName = (name: string): PaymentPlan =>
  [...TEST_NUMBERS.values(), ...Object.values(METHOD_PLANS)].find((plan) => plan.name === name) ?? AT_ONCE

/** The state after this many polls (including this one). */
export const stateAfter = ({ first, polls, last }: PaymentPlan, asked: number): PaymentState =>
  polls === undefined || asked <= polls ? first : last

/** When an undecided payment is finally refused. */
export const expiryOf = ({ lifetimeMs = LIFETIME_MS }: PaymentPlan, now: number): number => now + lifetimeMs

export const isUndecided = (state: PaymentState): boolean => state !== "OK" && state !== "NOOK"

/** Whether a purchase in this state is an order, with its stock reserved. */
export const isPlacedOrder = (state: PaymentState): boolean =>
  state !== "NOOK" && state !== "PENDING-NOOK" && state !== "CHALLENGE"

/** Whether the order waits for an action of the customer, so that it can be paid by another method instead. */
export const awaitsCustomer = (state: PaymentState): boolean =>
  state === "REDIRECT" || state === "REPAY" || state === "REFERRED_NICEPAY" || state === "CHALLENGE"
