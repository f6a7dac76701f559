/** Words of the payment status that the simulated bank uses. */
export type PaymentState =
  "OK" | "NOOK" | "PENDING-OK" | "PENDING-NOOK" | "REDIRECT" | "REPAY" | "CHALLENGE" | "REFERRED_NICEPAY"

/** Providers that the simulated bank plays; `acs` is the page on which a card's bank asks its holder. */
export type Provider = "bank" | "ideal" | "klarna" | "alipay" | "wechat" | "cash" | "nicepay" | "acs"

/**
 * What the simulated bank does with a payment, by the card's number or the method.
 *
 * `PENDING-OK`, `REDIRECT`, `REFERRED_NICEPAY` and `REPAY`: the order stands and its stock is taken. `PENDING-NOOK` and
 * `CHALLENGE`: nothing is taken yet, the cart stays the shopper's.
 */
export interface PaymentPlan {
  readonly name: string
  readonly first: PaymentState
  /** Questions that are answered with `first` before `last` comes; never when absent. */
  readonly polls?: number
  readonly last: PaymentState
  /** Message key of a refusal. */
  readonly errorKey?: string
  /** The simulated bank on whose page the shopper decides. */
  readonly bank?: { readonly provider: Provider; readonly isPosted?: true; readonly opensTab?: true }
  /** How long it may stay undecided; two hours when absent. */
  readonly lifetimeMs?: number
  /** Whether a registered shopper is asked for the password again. */
  readonly requiresPassword?: true
  /** What comes of it once a challenge was passed; paid when absent. */
  readonly afterChallenge?: PaymentState
}

const MINUTE_MS = 60_000
/** Undecided payments are refused after this long, unless their plan says another time. */
const LIFETIME_MS = 120 * MINUTE_MS
const BANK_PAGE_MS = 30 * MINUTE_MS
const QR_MS = 15 * MINUTE_MS
const CASH_MS = 72 * 60 * MINUTE_MS

/** Questions until a card that takes its time is decided. */
export const PENDING_POLLS = 2

const REFUSED = "_ERR_PAYMENT_REFUSED"

export const AT_ONCE: PaymentPlan = { name: "paid", first: "OK", last: "OK" }
/** How an order waits that was placed but not paid. */
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

/** Ways to pay without a card, by their `paymentModeId`. */
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

/** A plan by its name, as it was stored. */
export const planByName = (name: string): PaymentPlan =>
  [...TEST_NUMBERS.values(), ...Object.values(METHOD_PLANS)].find((plan) => plan.name === name) ?? AT_ONCE

/** The state after this many questions (this one included). */
export const stateAfter = ({ first, polls, last }: PaymentPlan, asked: number): PaymentState =>
  polls === undefined || asked <= polls ? first : last

/** When an undecided payment is refused at last. */
export const expiryOf = ({ lifetimeMs = LIFETIME_MS }: PaymentPlan, now: number): number => now + lifetimeMs

export const isUndecided = (state: PaymentState): boolean => state !== "OK" && state !== "NOOK"

/** Whether a purchase in this state is an order, with its stock taken. */
export const isPlacedOrder = (state: PaymentState): boolean =>
  state !== "NOOK" && state !== "PENDING-NOOK" && state !== "CHALLENGE"

/** Whether the order waits for something that the shopper does, so that it can be paid in another way instead. */
export const awaitsCustomer = (state: PaymentState): boolean =>
  state === "REDIRECT" || state === "REPAY" || state === "REFERRED_NICEPAY" || state === "CHALLENGE"
