import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { PromptAnswers } from "../../../application/checkout/PromptAnswers.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"

/** The answer to what a payment asked. */
export type PaymentAnswer = Pick<PromptAnswers, "password" | "challengeResult" | "captcha">

/** Whether a payment asks once more for what it was just given: that was not right. */
export function isAnswerRejected({ outcome }: CheckoutOutcome, submitted: PaymentAnswer | undefined): boolean {
  return (
    (outcome === "passwordRequired" && submitted?.password !== undefined) ||
    (outcome === "captchaRequired" && submitted?.captcha !== undefined)
  )
}

/** One payment with the questions it asks on its way. */
export interface PaymentRounds<Decision> {
  /**
   * Whether something was sent that is not answered. Known at once, before the page has changed: a second press submits
   * nothing.
   */
  readonly isInFlight: () => boolean
  /** Begins a payment. */
  readonly send: (decision: Decision) => Promise<CommandResult<CheckoutOutcome>>
  /** Sends the same once more with the answer; nothing where nothing was asked. */
  readonly answer: (answer: PaymentAnswer) => Promise<CommandResult<CheckoutOutcome>> | undefined
  /** The shopper chose another way: what was to be paid with is kept no longer. */
  readonly forget: () => void
}

/** What was submitted, how often it was asked something, and what it carries of answers. */
interface Round<Decision> {
  readonly decision: Decision
  readonly challenges: number
  readonly passwords: number
  readonly submitted?: PaymentAnswer | undefined
}

/**
 * Keeps what was submitted, the card among it, only while the payment asks something (a challenge, the password, a
 * captcha), and counts the questions (ruling R13). An answer is sent once and kept nowhere; but for a captcha, which is
 * looked at before it: it goes with that once more.
 */
export function paymentRounds<Decision extends object>(
  submit: (decision: Decision & { readonly answers?: PromptAnswers }) => Promise<CommandResult<CheckoutOutcome>>,
): PaymentRounds<Decision> {
  let open: Round<Decision> | undefined
  let inFlight = false
  const follow = async ({ decision, submitted, ...asked }: Round<Decision>) => {
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
