import { describe, expect, it } from "vitest"
import type {
  OpenPayment,
  PaymentCircumstances,
  PaymentEvent,
  PaymentState,
} from "../../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { MAX_ROUNDS, paymentInDoubt, paymentTransition } from "../../../domain/payment/paymentTransition.ts"

const TRIES = 30
const DESKTOP: PaymentCircumstances = { tries: TRIES, isMobile: false }
const ASKED_OFTEN: PaymentCircumstances = { ...DESKTOP, challenges: MAX_ROUNDS, passwords: MAX_ROUNDS }
const redirect = { url: "https://pay.example/", method: "GET", parameters: {}, newTab: false } as const
const challenge = { url: "https://bank.example/" }
const qr = { provider: "cash", payload: "1", expiresAt: "2026-11-30T00:00:00Z" }

/** Every answer that the machine tells apart. */
const ANSWERS: readonly (readonly [
  name: string,
  status: string,
  rest?: Partial<PaymentStatus>,
  circumstances?: PaymentCircumstances,
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

/** Every open state that the machine tells apart. */
const STATES: readonly (readonly [name: string, state: OpenPayment, circumstances?: PaymentCircumstances])[] = [
  ["confirming", { at: "confirming" }],
  ["submitting", { at: "submitting", isAgain: false }],
  [
    "submitting, where answers are repeated",
    { at: "submitting", isAgain: false },
    { ...DESKTOP, repeatsAnswers: true },
  ],
  ["submitting again", { at: "submitting", isAgain: true }],
  ["in doubt after a submission", { at: "inDoubt", triesLeft: TRIES, isFirst: true, maySubmit: true }],
  ["in doubt after a submission, last try", { at: "inDoubt", triesLeft: 1, isFirst: false, maySubmit: true }],
  ["in doubt after coming back", paymentInDoubt(DESKTOP)],
  ["in doubt after coming back, last try", { at: "inDoubt", triesLeft: 1, isFirst: false, maySubmit: false }],
  ["polling", { at: "polling", triesLeft: TRIES }],
  ["polling, last try", { at: "polling", triesLeft: 1 }],
]

const NAMES: Readonly<Record<OpenPayment["at"], string>> = {
  confirming: "confirming",
  submitting: "submitting",
  inDoubt: "in doubt",
  polling: "polling",
}

function named(state: PaymentState): string {
  if (state.at === "ended") return `**${state.end.end}**`
  return state.at === "submitting" && state.isAgain ? "submitting again" : NAMES[state.at]
}

function after(state: OpenPayment, event: PaymentEvent, circumstances: PaymentCircumstances = DESKTOP): string {
  return named(paymentTransition(state, event, circumstances))
}

const answered = (status: string, rest: Partial<PaymentStatus> = {}): PaymentEvent => ({
  event: "answered",
  status: { status, authAgain: false, ...rest },
})
const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n")

function byAnswer(): string {
  const first: OpenPayment = { at: "submitting", isAgain: false }
  return table(
    ["The answer", "first answer", "while polling", "at the last try"],
    ANSWERS.map(([name, status, rest, circumstances]) => [
      name,
      after(first, answered(status, rest), circumstances),
      after({ at: "polling", triesLeft: TRIES }, answered(status, rest), circumstances),
      after({ at: "polling", triesLeft: 1 }, answered(status, rest), circumstances),
    ]),
  )
}

function withoutAnswer(): string {
  return table(
    ["The state", "no answer, or a broken one", "the shop knows of none"],
    STATES.map(([name, state, circumstances]) => [
      name,
      after(state, { event: "unanswered" }, circumstances),
      after(state, { event: "unheardOf" }, circumstances),
    ]),
  )
}

/** The arrows between states, each once; the words of an arrow are what came back. */
function diagram(): string {
  const node = (name: string) => name.replaceAll("**", "").replaceAll(" ", "_")
  const arrows = new Map<string, Set<string>>()
  const draw = (
    from: OpenPayment,
    event: PaymentEvent,
    word: string,
    circumstances: PaymentCircumstances = DESKTOP,
  ) => {
    const arrow = `  ${node(named(from))} --> ${node(after(from, event, circumstances))}`
    arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(word))
  }
  for (const [, state, circumstances] of STATES) {
    draw(state, { event: "unanswered" }, "no answer", circumstances)
    draw(state, { event: "unheardOf" }, "knows of none", circumstances)
  }
  for (const [, status, rest, circumstances] of ANSWERS)
    for (const triesLeft of [TRIES, 1])
      draw(
        { at: "polling", triesLeft },
        answered(status, rest),
        status === "?" ? "anything else" : status,
        circumstances,
      )
  draw({ at: "submitting", isAgain: false }, answered("PENDING-OK", { qr }), "PENDING-OK with a code")
  draw({ at: "submitting", isAgain: false }, answered("PENDING-NOOK"), "PENDING")
  draw({ at: "inDoubt", triesLeft: TRIES, isFirst: true, maySubmit: false }, answered("PENDING-NOOK"), "PENDING")
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
  it("tells every first answer alike, whichever state asked for it", () => {
    const begins = STATES.filter(([, state]) => state.at !== "polling").map(([, state]) => state)
    for (const [name, status, rest, circumstances] of ANSWERS) {
      const nexts = begins.map((state) =>
        state.at === "confirming" && status === "CHALLENGE"
          ? undefined
          : paymentTransition(state, answered(status, rest), circumstances ?? DESKTOP),
      )
      expect(new Set(nexts.filter((next) => next !== undefined).map((next) => JSON.stringify(next))).size, name).toBe(1)
    }
  })

  it("is drawn as it is, arrow by arrow: `npx vitest run --project domain tests/domain/payment/paymentMachineTable.test.ts -u` draws it anew", async () => {
    await expect(
      [
        "# The payment machine",
        "What follows an answer, or its absence, about a payment (specification, section 4; rulings R6, R13, R26). Drawn from `domain/payment/paymentTransition.ts` by its test, which fails where the two differ. The effects of the states are in `application/checkout/runPayment.ts`: *submitting* sends, *confirming* and *in doubt* ask, *polling* waits and asks; an end in **bold** is told by `concludePayment.ts`. Tries and interval are the store's (`PAYMENT_POLL_TRIES`, `PAYMENT_POLL_INTERVAL`). A submission that the shop refuses in words (total changed, sold out, wrong field) took no effect and leaves the machine as a failure.",
        diagram(),
        "## After an answer",
        "While *polling*, the code of a `PENDING-OK` is not looked for: the shopper has had it. *Confirming* takes a `CHALLENGE` for the question that was answered, and submits.",
        byAnswer(),
        "## Without an answer",
        withoutAnswer(),
        "The attempt keeps its key after **unknown** and **unsubmitted**, so that what is sent next is the same attempt; every other end closes it.",
      ].join("\n\n") + "\n",
    ).toMatchFileSnapshot("../../../docs/payment-machine.md")
  })
})
