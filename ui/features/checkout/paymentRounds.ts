import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { PaymentAnswers } from "../../../application/checkout/PaymentAnswers.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"

/** The answer to what a payment asked. */
export type PaymentAnswer = Pick<PaymentAnswers, "password" | "challengeResult">

/** One payment with the questions it asks on its way. */
export interface PaymentRounds<Decision> {
  /** Whether something was sent that is not answered. Known at once, before the page has changed: a second press submits nothing. */
  readonly isUnderWay: () => boolean
  /** Begins a payment. */
  readonly send: (decision: Decision) => Promise<CommandResult<CheckoutOutcome>>
  /** Sends the same once more with the answer; nothing where nothing was asked. */
  readonly answer: (answer: PaymentAnswer) => Promise<CommandResult<CheckoutOutcome>> | undefined
  /** The shopper chose another way: what was to be paid with is kept no longer. */
  readonly forget: () => void
}

/**
 * Keeps what was submitted, the card among it, only while the payment asks something (a challenge, the password), and counts
 * the questions (ruling R13). An answer is sent once and kept nowhere.
 */
export function paymentRounds<Decision extends object>(submit: (decision: Decision & { readonly answers?: PaymentAnswers }) => Promise<CommandResult<CheckoutOutcome>>): PaymentRounds<Decision> {
  let open: { readonly decision: Decision; readonly challenges: number; readonly passwords: number } | undefined
  let underWay = false
  const follow = async (decision: Decision, { challenges, passwords }: Pick<PaymentAnswers, "challenges" | "passwords">, submitting: Promise<CommandResult<CheckoutOutcome>>) => {
    open = undefined
    underWay = true
    const result = await submitting
    underWay = false
    if (result.ok && result.value.outcome === "challenge") open = { decision, challenges: challenges + 1, passwords }
    if (result.ok && result.value.outcome === "authenticate") open = { decision, challenges, passwords: passwords + 1 }
    return result
  }
  return {
    isUnderWay: () => underWay,
    send: (decision) => follow(decision, { challenges: 0, passwords: 0 }, submit(decision)),
    answer: (answer) => {
      if (open === undefined) return undefined
      const { decision, ...asked } = open
      return follow(decision, asked, submit({ ...decision, answers: { ...asked, ...answer } }))
    },
    forget: () => {
      open = undefined
    },
  }
}
