import { useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { RepayDecision } from "../../../application/checkout/payAgain.ts"
import type { CardEntry } from "../../../domain/payment/Card.ts"
import type { SealedCard, TokenPayment } from "../../../domain/payment/PaymentEntry.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { PaymentAnswer, PaymentRounds } from "./paymentRounds.ts"
import { paymentRounds } from "./paymentRounds.ts"
import type { AskedQuestion } from "./PaymentQuestion.tsx"
import { takesNoPayment } from "./takesNoPayment.ts"
import { useDoubt } from "./useDoubt.ts"

const LOCKED_KEY = "_ERR_AUTH_LOCKED"

/** Where a repayment stands. */
export type RepaymentState =
  | { readonly phase: "filling"; readonly outcome?: Extract<CheckoutOutcome, { outcome: "refused" | "failed" | "repay" }>; readonly error?: ShopError }
  | { readonly phase: "paying" | "inDoubt" | "leaving" }
  | { readonly phase: "asked"; readonly question: AskedQuestion }
  | { readonly phase: "confirmed"; readonly guestToken: string | undefined }
  /** The shop takes no further payment for it. */
  | { readonly phase: "over" }

/** Pays an order again, by the same way as a checkout does. */
export function useRepayment({ orderId, guestToken }: { readonly orderId: OrderId; readonly guestToken: string | undefined }) {
  const { submitCheckout, resumePayment } = useCommands()
  const [state, setState] = useState<RepaymentState>({ phase: "filling" })
  const rounds = useRef<PaymentRounds<RepayDecision>>(undefined)
  const isAtBank = state.phase === "asked" && state.question.outcome === "leave"
  useDoubt(state.phase === "inDoubt" || isAtBank ? orderId : undefined, () => resumePayment({ orderId, guestToken, isRepay: true }), (outcome) => ended(outcome, false), isAtBank)
  const ended = (outcome: CheckoutOutcome, gavePassword: boolean) => setState(after(outcome, guestToken, gavePassword))
  const follow = async (submitting: Promise<CommandResult<CheckoutOutcome>>, gavePassword: boolean) => {
    setState({ phase: "paying" })
    const result = await submitting
    if (result.ok) return ended(result.value, gavePassword)
    const { error } = result
    const key = error._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.key : undefined
    if (key === LOCKED_KEY) return setState({ phase: "asked", question: { outcome: "locked" } })
    return takesNoPayment(error) ? gone() : setState({ phase: "filling", error })
  }
  /** The shop takes no payment for it: it was paid elsewhere meanwhile, or its time is over. */
  const gone = async () => {
    setState({ phase: "paying" })
    const standing = await resumePayment({ orderId, guestToken, isRepay: true })
    setState(standing.ok && standing.value.outcome === "confirmed" ? after(standing.value, guestToken, false) : { phase: "over" })
  }
  return {
    state,
    gone,
    pay: (methodId: string, means: CardEntry | SealedCard | TokenPayment) => {
      if (state.phase !== "filling") return
      rounds.current = paymentRounds(submitCheckout)
      void follow(rounds.current.send({ orderId, ...(guestToken === undefined ? {} : { guestToken }), paymentMethod: { id: methodId }, ...("of" in means ? { deviceWallet: means } : { card: means }) }), false)
    },
    answer: (answer: PaymentAnswer) => {
      const submitting = state.phase === "asked" ? rounds.current?.answer(answer) : undefined
      if (submitting !== undefined) void follow(submitting, answer.password !== undefined)
    },
    otherWay: () => {
      rounds.current?.forget()
      setState({ phase: "filling" })
    },
  }
}

function after(outcome: CheckoutOutcome, guestToken: string | undefined, gavePassword: boolean): RepaymentState {
  switch (outcome.outcome) {
    case "confirmed":
      return { phase: "confirmed", guestToken: outcome.guestToken ?? guestToken }
    case "leaving":
      return { phase: "leaving" }
    case "unknown":
    // A code of an earlier attempt is still open.
    case "scan":
      return { phase: "inDoubt" }
    case "leave":
    case "challenge":
      return { phase: "asked", question: outcome }
    case "authenticate":
      return { phase: "asked", question: { ...outcome, again: gavePassword } }
    case "unsubmitted":
      return { phase: "filling" }
    case "refused":
    case "repay":
    case "failed":
      return { phase: "filling", outcome }
  }
}
