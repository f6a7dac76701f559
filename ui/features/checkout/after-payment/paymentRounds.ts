import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { PromptAnswers } from "../../../../application/checkout/PromptAnswers.ts"
import type { CommandResult } from "../../../runtime/CommandResult.ts"

/** The result of an action that a payment required. */
export type PaymentAnswer = Pick<PromptAnswers, "password" | "challengeResult" | "captcha">

/** Whether a payment requires the same action again because the submitted answer was rejected. */
export function isAnswerRejected({ outcome }: CheckoutOutcome, submitted: PaymentAnswer | undefined): boolean {
  return (
    (outcome === "passwordRequired" && submitted?.password !== undefined) ||
    (outcome === "captchaRequired" && submitted?.captcha !== undefined)
  )
}

/** One payment with the actions it requires on the way. */
export interface PaymentRounds<Decision> {
  /** Whether a request is pending. Set synchronously, so that a second press before the next render submits nothing. */
  readonly isInFlight: () => boolean
  /** Starts a payment. */
  readonly send: (decision: Decision) => Promise<CommandResult<CheckoutOutcome>>
  /** Repeats the request with the answer; `undefined` if no action was required. */
  readonly answer: (answer: PaymentAnswer) => Promise<CommandResult<CheckoutOutcome>> | undefined
  /** Discards the payment details when the customer chooses another method. */
  readonly forget: () => void
}

/** The submitted payment, the number of required actions, and the answers sent with it. */
interface PaymentRound<Decision> {
  readonly decision: Decision
  readonly challenges: number
  readonly passwords: number
  readonly submitted?: PaymentAnswer | undefined
}

/**
 * Holds the submitted payment, including its card, only while it requires an action (a challenge, the password, a
 * captcha), and counts the actions (R13). An answer is sent once and not stored, with one exception: the server
 * checks a captcha before any other answer, so that answer is sent again with the captcha.
 */
export function paymentRounds<Decision extends object>(
  submit: (decision: Decision & { readonly answers?: PromptAnswers }) => Promise<CommandResult<CheckoutOutcome>>,
): PaymentRounds<Decision> {
  let open: PaymentRound<Decision> | undefined
  let inFlight = false
  const follow = async ({ decision, submitted, ...asked }: PaymentRound<Decision>) => {
    open = undefined
    inFlight = true
    const result = await submit(
      submitted === undefined ? decision : { ...decision, answers: { ...asked, ...submitted } },
    )
    inFlight = false
    const outcome = result.ok ? result.value.outcome : ""
    if (outcome === "challengeRequired") open = { decision, ...asked, challenges: asked.challenges + 1 }
    if (outcome === "passwordRequired") open = { decision, ...asked, passwords: asked.passwords + 1 }
    if (outcome === "captchaRequired") open = { decision, ...asked, submitted }
    return result
  }
  return {
    isInFlight: () => inFlight,
    send: (decision) => follow({ decision, challenges: 0, passwords: 0 }),
    answer: (answer) => open && follow({ ...open, submitted: { ...open.submitted, ...answer } }),
    forget: () => {
      open = undefined
    },
  }
}
