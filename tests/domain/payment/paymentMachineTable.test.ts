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
  ["`NOOK` with `authAgain`, after three prompts", "NOOK", { authAgain: true }, ASKED_OFTEN],
  ["`PENDING-OK`", "PENDING-OK"],
  ["`PENDING-OK` with a code to scan", "PENDING-OK", { qr }],
  ["`PENDING-NOOK`", "PENDING-NOOK"],
  ["`REDIRECT`", "REDIRECT", { redirect }],
  ["`REDIRECT` without an address", "REDIRECT"],
  ["`REPAY`", "REPAY", { redirect }],
  ["`REPAY` on mobile", "REPAY", { redirect }, { ...DESKTOP, isMobile: true }],
  ["`CHALLENGE`", "CHALLENGE", { challenge }],
  ["`CHALLENGE`, after three prompts", "CHALLENGE", { challenge }, ASKED_OFTEN],
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
    "submitting, where responses are replayed",
    { step: "submitting", isRetry: false },
    { ...DESKTOP, replaysResponses: true },
  ],
  ["submitting again", { step: "submitting", isRetry: true }],
  ["checking after a submission", { step: "checking", triesLeft: TRIES, isFirst: true, canSubmit: true }],
  ["checking after a submission, last try", { step: "checking", triesLeft: 1, isFirst: false, canSubmit: true }],
  ["checking after a return", checkingPayment(DESKTOP)],
  ["checking after a return, last try", { step: "checking", triesLeft: 1, isFirst: false, canSubmit: false }],
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
const lines = (...texts: readonly string[]) => texts.join("\n")
const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n")

function byAnswer(): string {
  const first: ActivePayment = { step: "submitting", isRetry: false }
  return table(
    ["Response", "first response", "while polling", "at the last try"],
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
    ["State", "no response, or an invalid one", "not found"],
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
    draw(state, { event: "noResponse" }, "no response", context)
    draw(state, { event: "notFound" }, "not found", context)
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
    "  [*] --> verifying_challenge: submit after a challenge",
    "  [*] --> checking: return to a payment",
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
        lines(
          "Transitions of a payment after each response, or without one (S4; R6, R13, R26). A test generates this page",
          "from `domain/payment/paymentTransition.ts` and fails when the two differ.",
          "`application/checkout/runPayment.ts` performs the effects: *submitting* submits, *verifying challenge* and",
          "*checking* fetch the status, *polling* waits and fetches it. `concludePayment.ts` handles the outcomes, in",
          "**bold**. Tries and interval are settings of the store (`PAYMENT_POLL_TRIES`, `PAYMENT_POLL_INTERVAL`). A",
          "submission that the backend refuses (total changed, sold out, invalid field) had no effect and ends the run",
          "with an error.",
        ),
        diagram(),
        "## After a response",
        lines(
          "While *polling*, the code of a `PENDING-OK` is ignored: the customer has seen it. *Verifying challenge*",
          "treats a `CHALLENGE` as the one already answered, and submits.",
        ),
        byAnswer(),
        "## Without a response",
        withoutAnswer(),
        lines(
          "The attempt keeps its key after **unknown** and **notSubmitted**, so that the next submission repeats it.",
          "Every other outcome closes the attempt.",
        ),
      ].join("\n\n") + "\n",
    ).toMatchFileSnapshot("../../../docs/payment-machine.md")
  })
})
