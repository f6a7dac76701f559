import { describe, expect, it } from "vitest"
import type { ActivePayment, PaymentContext, PaymentEvent, PaymentState } from "../../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { MAX_PROMPTS, checkingPayment, paymentTransition } from "../../../domain/payment/paymentTransition.ts"

const TRIES = 30
const DESKTOP: PaymentContext = { tries: TRIES, isMobile: false }
const ASKED_OFTEN: PaymentContext = { ...DESKTOP, challenges: MAX_PROMPTS, passwords: MAX_PROMPTS }
const redirect = { url: "https://pay.example/", method: "GET", parameters: {}, newTab: false } as const
const challenge = { url: "https://bank.example/" }
const qr = { provider: "cash", payload: "1", expiresAt: "2026-11-30T00:00:00Z" }

/** Every response that the machine distinguishes. */
const ANSWERS: readonly (readonly [
  name: string,
  status: string,
  rest?: Partial<PaymentStatus>,
  context?: PaymentContext,
])[] = [
  ["`OK`", "OK"],
  ["`NOOK`", "NOOK"],
  ["`NOOK` with `authAgain`", "NOOK", { authAgain: true }],
  ["`NOOK` with `authAgain`, asked three times", "NOOK", { authAgain: true }, ASKED_OFTEN],
  ["`PENDING-OK`", "PENDING-OK"],
  ["`PENDING-OK` with a code to scan", "PENDING-OK", { qr }],
  ["`PENDING-NOOK`", "PENDING-NOOK"],
  ["`REDIRECT`", "REDIRECT", { redirect }],
  ["`REDIRECT` without an address", "REDIRECT"],
  ["`REPAY`", "REPAY", { redirect }],
  ["`REPAY` on mobile", "REPAY", { redirect }, { ...DESKTOP, isMobile: true }],
  ["`CHALLENGE`", "CHALLENGE", { challenge }],
  ["`CHALLENGE`, asked three times", "CHALLENGE", { challenge }, ASKED_OFTEN],
  ["`CHALLENGE` without a challenge", "CHALLENGE"],
  ["`REFERRED_NICEPAY`", "REFERRED_NICEPAY", { redirect }],
  ["anything else with `authAgain`", "?", { authAgain: true }],
  ["anything else", "?"],
]

/** Every open state that the machine distinguishes. */
const STATES: readonly (readonly [name: string, state: ActivePayment, context?: PaymentContext])[] = [
  ["verifyingChallenge", { step: "verifyingChallenge" }],
  ["submitting", { step: "submitting", isRetry: false }],
  [
    "submitting, where answers are repeated",
    { step: "submitting", isRetry: false },
    { ...DESKTOP, replaysResponses: true },
  ],
  ["submitting again", { step: "submitting", isRetry: true }],
  ["in doubt after a submission", { step: "checking", triesLeft: TRIES, isFirst: true, canSubmit: true }],
  ["in doubt after a submission, last try", { step: "checking", triesLeft: 1, isFirst: false, canSubmit: true }],
  ["in doubt after coming back", checkingPayment(DESKTOP)],
  ["in doubt after coming back, last try", { step: "checking", triesLeft: 1, isFirst: false, canSubmit: false }],
  ["polling", { step: "polling", triesLeft: TRIES }],
  ["polling, last try", { step: "polling", triesLeft: 1 }],
]

const NAMES: Readonly<Record<ActivePayment["step"], string>> = {
  verifyingChallenge: "verifying challenge",
  submitting: "submitting",
  checking: "checking",
  polling: "polling",
}

function named(state: PaymentState): string {
  if (state.step === "done") return `**${state.outcome.outcome}**`
  return state.step === "submitting" && state.isRetry ? "submitting again" : NAMES[state.step]
}

function after(state: ActivePayment, event: PaymentEvent, context: PaymentContext = DESKTOP): string {
  return named(paymentTransition(state, event, context))
}

const answered = (status: string, rest: Partial<PaymentStatus> = {}): PaymentEvent => ({
  event: "response",
  status: { status, authAgain: false, ...rest },
})
const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n")

function byAnswer(): string {
  const first: ActivePayment = { step: "submitting", isRetry: false }
  return table(
    ["The answer", "first answer", "while polling", "at the last try"],
    ANSWERS.map(([name, status, rest, context]) => [
      name,
      after(first, answered(status, rest), context),
      after({ step: "polling", triesLeft: TRIES }, answered(status, rest), context),
      after({ step: "polling", triesLeft: 1 }, answered(status, rest), context),
    ]),
  )
}

function withoutAnswer(): string {
  return table(
    ["The state", "no answer, or a broken one", "the shop knows of none"],
    STATES.map(([name, state, context]) => [
      name,
      after(state, { event: "noResponse" }, context),
      after(state, { event: "notFound" }, context),
    ]),
  )
}

/** The transitions between states, each once, labelled with the responses. */
function diagram(): string {
  const node = (name: string) => name.replaceAll("**", "").replaceAll(" ", "_")
  const arrows = new Map<string, Set<string>>()
  const draw = (from: ActivePayment, event: PaymentEvent, word: string, context: PaymentContext = DESKTOP) => {
    const arrow = `  ${node(named(from))} --> ${node(after(from, event, context))}`
    arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(word))
  }
  for (const [, state, context] of STATES) {
    draw(state, { event: "noResponse" }, "no answer", context)
    draw(state, { event: "notFound" }, "knows of none", context)
  }
  for (const [, status, rest, context] of ANSWERS)
    for (const triesLeft of [TRIES, 1])
      draw({ step: "polling", triesLeft }, answered(status, rest), status === "?" ? "anything else" : status, context)
  draw({ step: "submitting", isRetry: false }, answered("PENDING-OK", { qr }), "PENDING-OK with a code")
  draw({ step: "submitting", isRetry: false }, answered("PENDING-NOOK"), "PENDING")
  draw({ step: "checking", triesLeft: TRIES, isFirst: true, canSubmit: false }, answered("PENDING-NOOK"), "PENDING")
  return [
    "```mermaid",
    "stateDiagram-v2",
    "  [*] --> submitting: submit",
    "  [*] --> confirming: submit the answer to a challenge",
    "  [*] --> in_doubt: come back",
    ...[...arrows].map(([arrow, words]) => `${arrow}: ${[...words].join(", ")}`),
    "```",
  ].join("\n")
}

describe("the payment machine", () => {
  it("handles every first response alike, whichever state requested it", () => {
    const begins = STATES.filter(([, state]) => state.step !== "polling").map(([, state]) => state)
    for (const [name, status, rest, context] of ANSWERS) {
      const nexts = begins.map((state) =>
        state.step === "verifyingChallenge" && status === "CHALLENGE"
          ? undefined
          : paymentTransition(state, answered(status, rest), context ?? DESKTOP),
      )
      expect(new Set(nexts.filter((next) => next !== undefined).map((next) => JSON.stringify(next))).size, name).toBe(1)
    }
  })

  it("matches its diagram; `npx vitest run --project domain <this file> -u` updates the diagram", async () => {
    await expect(
      [
        "# The payment machine",
        "What follows an answer, or its absence, about a payment (S4; R6, " +
          "R13, R26). Drawn from `domain/payment/paymentTransition.ts` by its test, which fails where the " +
          "two differ. The effects of the states are in `application/checkout/runPayment.ts`: " +
          "*submitting* sends, *confirming* and *in doubt* ask, *polling* waits and asks; an end in " +
          "**bold** is told by `concludePayment.ts`. Tries and interval are the store's " +
          "(`PAYMENT_POLL_TRIES`, `PAYMENT_POLL_INTERVAL`). A submission that the shop refuses in words " +
          "(total changed, sold out, wrong field) took no effect and leaves the machine as a failure.",
        diagram(),
        "## After an answer",
        "While *polling*, the code of a `PENDING-OK` is not looked for: the shopper has had it. " +
          "*Confirming* takes a `CHALLENGE` for the question that was answered, and submits.",
        byAnswer(),
        "## Without an answer",
        withoutAnswer(),
        "The attempt keeps its key after **unknown** and **unsubmitted**, so that what is sent next is " +
          "the same attempt; every other end closes it.",
      ].join("\n\n") + "\n",
    ).toMatchFileSnapshot("../../../docs/payment-machine.md")
  })
})
