import { useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { RepayDecision } from "../../../../application/checkout/repayment/repayOrder.ts"
import type { PaymentChoice } from "../../../../application/checkout/tracking/submittedPayments.ts"
import type { PaymentQr } from "../../../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { clearFailedPayment, hasFailedPayment } from "./failedPayment.ts"
import { storeOrderToken } from "./orderToken.ts"
import type { PaymentAnswer, PaymentRounds } from "./paymentRounds.ts"
import { isAnswerRejected, paymentRounds } from "./paymentRounds.ts"
import type { PaymentAction } from "./PaymentActionPanel.tsx"
import { isRepaymentEnded } from "./isRepaymentEnded.ts"
import { usePendingPayment } from "./usePendingPayment.ts"
import { useUnmountSignal } from "../useUnmountSignal.ts"

const LOCKED_KEY = "_ERR_AUTH_LOCKED"
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

/** The state of a repayment. */
export type RepaymentState =
  | {
      readonly phase: "editing"
      readonly outcome?: Extract<CheckoutOutcome, { outcome: "declined" | "failed" | "repaymentRequired" }>
      readonly error?: ShopError
    }
  | { readonly phase: "submitting" | "pending" | "redirecting" }
  | { readonly phase: "actionRequired"; readonly action: PaymentAction }
  /** A code awaits scanning or payment in cash. */
  | { readonly phase: "scanRequired"; readonly qr: PaymentQr }
  | { readonly phase: "paid"; readonly guestToken: string | undefined }
  /** The order accepts no further payment. */
  | { readonly phase: "notRepayable" }

export interface RepaymentSubject {
  readonly orderId: OrderId
  readonly guestToken: string | undefined
  /** The amount to pay. */
  readonly total: Money
  /** A payment is pending at the bank: its status is checked before another one can be made. */
  readonly isInFlight: boolean
  /** Called when a pending payment was refused: the order must be loaded again to see whether it is still kept. */
  readonly onRefused: () => void
}

/** Pays an order again, with the same payment methods as a checkout. */
export function useRepayment({ orderId, guestToken, total, isInFlight, onRefused }: RepaymentSubject) {
  const { submitCheckout, resumePayment } = useCommands().checkout
  const [state, setState] = useState<RepaymentState>(
    isInFlight
      ? { phase: "pending" }
      : { phase: "editing", ...(hasFailedPayment(orderId) ? { outcome: { outcome: "failed", orderId } } : {}) },
  )
  const left = useUnmountSignal()
  const rounds = useRef<PaymentRounds<RepayDecision>>(undefined)
  const isAtBank = state.phase === "actionRequired" && state.action.outcome === "redirectRequired"
  const checkNow = usePendingPayment(
    state.phase === "pending" || isAtBank ? orderId : undefined,
    (_, left) => resumePayment({ orderId, guestToken, isRepay: true }, left),
    (outcome) => applyOutcome(outcome),
    isAtBank,
  )
  const ended = (outcome: CheckoutOutcome, submitted?: PaymentAnswer) => setState(after(outcome, guestToken, submitted))
  const applyOutcome = (outcome: CheckoutOutcome) => {
    ended(outcome)
    if (outcome.outcome === "declined") onRefused()
  }
  const follow = async (submitting: Promise<CommandResult<CheckoutOutcome>>, submitted?: PaymentAnswer) => {
    setState({ phase: "submitting" })
    const result = await submitting
    if (result.ok) return ended(result.value, submitted)
    const { error } = result
    const key = error._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.key : undefined
    if (key === LOCKED_KEY) return setState({ phase: "actionRequired", action: { outcome: "passwordLocked" } })
    // The idempotency key was used with other data: the outcome of that attempt must be known first.
    if (key === REUSED_KEY) return setState({ phase: "pending" })
    return isRepaymentEnded(error) ? gone() : setState({ phase: "editing", error })
  }
  /** The order accepts no payment: it was paid elsewhere in the meantime, or its deadline has passed. */
  const gone = async () => {
    setState({ phase: "submitting" })
    const status = await resumePayment({ orderId, guestToken, isRepay: true }, left())
    setState(status.ok && status.value.outcome === "paid" ? after(status.value, guestToken) : { phase: "notRepayable" })
  }
  return {
    state,
    gone,
    checkNow,
    applyOutcome,
    pay: (choice: PaymentChoice) => {
      if (rounds.current?.isInFlight() === true || state.phase !== "editing") return
      clearFailedPayment()
      if (guestToken !== undefined) storeOrderToken(orderId, guestToken)
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
      const submitting = state.phase === "actionRequired" ? rounds.current?.answer(answer) : undefined
      if (submitting !== undefined) void follow(submitting, answer)
    },
    chooseOtherMethod: () => {
      rounds.current?.forget()
      setState({ phase: "editing" })
    },
  }
}

function after(outcome: CheckoutOutcome, guestToken: string | undefined, submitted?: PaymentAnswer): RepaymentState {
  switch (outcome.outcome) {
    case "paid":
      return { phase: "paid", guestToken: outcome.guestToken ?? guestToken }
    case "redirecting":
      return { phase: "redirecting" }
    case "unknown":
      return { phase: "pending" }
    case "scanRequired":
      return { phase: "scanRequired", qr: outcome.qr }
    case "redirectRequired":
    case "challengeRequired":
      return { phase: "actionRequired", action: outcome }
    case "captchaRequired":
    case "passwordRequired":
      return { phase: "actionRequired", action: { ...outcome, again: isAnswerRejected(outcome, submitted) } }
    case "notSubmitted":
      return { phase: "editing" }
    case "declined":
    case "repaymentRequired":
    case "failed":
      return { phase: "editing", outcome }
  }
}
