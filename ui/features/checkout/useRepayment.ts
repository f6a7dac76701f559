import { useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { RepayDecision } from "../../../application/checkout/payAgain.ts"
import type { PaymentChoice } from "../../../application/checkout/submittedPayments.ts"
import type { PaymentQr } from "../../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { forgetFailedPayment, hasFailedPayment } from "./failedPayment.ts"
import { keepOrderToken } from "./orderToken.ts"
import type { PaymentAnswer, PaymentRounds } from "./paymentRounds.ts"
import { asksAgain, paymentRounds } from "./paymentRounds.ts"
import type { AskedQuestion } from "./PaymentQuestion.tsx"
import { takesNoPayment } from "./takesNoPayment.ts"
import { useDoubt } from "./useDoubt.ts"
import { useLeft } from "./useLeft.ts"

const LOCKED_KEY = "_ERR_AUTH_LOCKED"
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

/** Where a repayment stands. */
export type RepaymentState =
  | {
      readonly phase: "filling"
      readonly outcome?: Extract<CheckoutOutcome, { outcome: "refused" | "failed" | "repay" }>
      readonly error?: ShopError
    }
  | { readonly phase: "paying" | "inDoubt" | "leaving" }
  | { readonly phase: "asked"; readonly question: AskedQuestion }
  /** A code waits to be scanned, or to be paid in cash. */
  | { readonly phase: "scanning"; readonly qr: PaymentQr }
  | { readonly phase: "confirmed"; readonly guestToken: string | undefined }
  /** The shop takes no further payment for it. */
  | { readonly phase: "over" }

export interface RepaymentSubject {
  readonly orderId: OrderId
  readonly guestToken: string | undefined
  /** What was bought for. */
  readonly total: Money
  /** A payment of it is under way that only the bank can decide: it is looked after before anything can be paid. */
  readonly isUnderWay: boolean
  /** A payment that was waited for was refused: whether the order is kept, the shop has to say anew. */
  readonly onRefused: () => void
}

/** Pays an order again, by the same ways as a checkout does. */
export function useRepayment({ orderId, guestToken, total, isUnderWay, onRefused }: RepaymentSubject) {
  const { submitCheckout, resumePayment } = useCommands()
  const [state, setState] = useState<RepaymentState>(
    isUnderWay
      ? { phase: "inDoubt" }
      : { phase: "filling", ...(hasFailedPayment(orderId) ? { outcome: { outcome: "failed", orderId } } : {}) },
  )
  const left = useLeft()
  const rounds = useRef<PaymentRounds<RepayDecision>>(undefined)
  const isAtBank = state.phase === "asked" && state.question.outcome === "leave"
  const askNow = useDoubt(
    state.phase === "inDoubt" || isAtBank ? orderId : undefined,
    (_, left) => resumePayment({ orderId, guestToken, isRepay: true }, left),
    (outcome) => waited(outcome),
    isAtBank,
  )
  const ended = (outcome: CheckoutOutcome, given?: PaymentAnswer) => setState(after(outcome, guestToken, given))
  const waited = (outcome: CheckoutOutcome) => {
    ended(outcome)
    if (outcome.outcome === "refused") onRefused()
  }
  const follow = async (submitting: Promise<CommandResult<CheckoutOutcome>>, given?: PaymentAnswer) => {
    setState({ phase: "paying" })
    const result = await submitting
    if (result.ok) return ended(result.value, given)
    const { error } = result
    const key = error._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.key : undefined
    if (key === LOCKED_KEY) return setState({ phase: "asked", question: { outcome: "locked" } })
    // Sent before with other words: what became of that has to be known first.
    if (key === REUSED_KEY) return setState({ phase: "inDoubt" })
    return takesNoPayment(error) ? gone() : setState({ phase: "filling", error })
  }
  /** The shop takes no payment for it: it was paid elsewhere meanwhile, or its time is over. */
  const gone = async () => {
    setState({ phase: "paying" })
    const standing = await resumePayment({ orderId, guestToken, isRepay: true }, left())
    setState(
      standing.ok && standing.value.outcome === "confirmed" ? after(standing.value, guestToken) : { phase: "over" },
    )
  }
  return {
    state,
    gone,
    askNow,
    waited,
    pay: (choice: PaymentChoice) => {
      if (rounds.current?.isUnderWay() === true || state.phase !== "filling") return
      forgetFailedPayment()
      if (guestToken !== undefined) keepOrderToken(orderId, guestToken)
      rounds.current = paymentRounds((decision) => submitCheckout(decision, left()))
      void follow(
        rounds.current.send({
          orderId,
          ...(guestToken === undefined ? {} : { guestToken }),
          totalOrder: total,
          ...choice,
        }),
      )
    },
    answer: (answer: PaymentAnswer) => {
      const submitting = state.phase === "asked" ? rounds.current?.answer(answer) : undefined
      if (submitting !== undefined) void follow(submitting, answer)
    },
    otherWay: () => {
      rounds.current?.forget()
      setState({ phase: "filling" })
    },
  }
}

function after(outcome: CheckoutOutcome, guestToken: string | undefined, given?: PaymentAnswer): RepaymentState {
  switch (outcome.outcome) {
    case "confirmed":
      return { phase: "confirmed", guestToken: outcome.guestToken ?? guestToken }
    case "leaving":
      return { phase: "leaving" }
    case "unknown":
      return { phase: "inDoubt" }
    case "scan":
      return { phase: "scanning", qr: outcome.qr }
    case "leave":
    case "challenge":
      return { phase: "asked", question: outcome }
    case "captcha":
    case "authenticate":
      return { phase: "asked", question: { ...outcome, again: asksAgain(outcome, given) } }
    case "unsubmitted":
      return { phase: "filling" }
    case "refused":
    case "repay":
    case "failed":
      return { phase: "filling", outcome }
  }
}
