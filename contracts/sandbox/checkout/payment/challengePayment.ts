import type { components } from "../../../generated/checkout.d.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { type BankTransaction, advanceTransaction, transactionOf } from "../bank/bankTransactions.ts"
import { lastAttempt, type PaymentAttempt } from "./paymentAttempts.ts"
import type { PaymentPlan } from "../../purchase/payments/paymentPlan.ts"
import type { PaymentState } from "../../platform/storage/tables/CheckoutTables.ts"
import type { AmountDue, MainPayment } from "./readPayment.ts"

/** The first response to a submission. */
export interface Decision {
  readonly state: PaymentState
  readonly errorKey?: string | undefined
  /** Challenges shown so far. */
  readonly rounds: number
}

/** Maximum number of challenges for one purchase (R13). */
const MAX_ROUNDS = 3
const FAILED = "_ERR_CHALLENGE_FAILED"

type Submission = Pick<components["schemas"]["AsyncCheckoutRequest"], "challenge" | "paymentBundle">

/** The transaction that a submission returns as the result of a challenge. */
export const challengeResult = ({ challenge, paymentBundle }: Submission): string | undefined => {
  const reportedId: unknown = challenge?.["transactionId"]
  return typeof reportedId === "string"
    ? reportedId
    : paymentBundle.paymentData.find(({ transactionId }) => transactionId !== undefined)?.transactionId
}

/** Whether this is the result of the challenge of the order's last payment. */
export const isChallengeAnswer = async (
  work: UnitOfWork,
  orderId: number,
  result: string | undefined,
): Promise<boolean> => {
  const attempt = result === undefined ? undefined : await lastAttempt(work.db, orderId)
  return attempt?.state === "CHALLENGE" && (await transactionOf(work.db, attempt))?.transaction_id === result
}

/**
 * The bank's decision about a payment. A challenge result is valid once, for the card and amount of its challenge; any
 * other submission starts over.
 */
export const decidePayment = async (
  work: UnitOfWork,
  { orderId }: Pick<AmountDue, "orderId">,
  main: MainPayment,
  result: string | undefined,
  now: number,
): Promise<Decision> => {
  const asked = result === undefined ? undefined : await findChallenge(work, orderId, main, result)
  if (asked === undefined) return first(main.plan)
  const { attempt, transaction } = asked
  if (transaction.state === "refused")
    return { state: "NOOK", errorKey: "_ERR_CHALLENGE_REFUSED", rounds: attempt.rounds }
  if (transaction.state === "open") return repeatedChallenge(main.plan, attempt)
  if (
    transaction.state !== "approved" ||
    !(await advanceTransaction(work, transaction.transaction_id, "approved", "spent", now))
  )
    return first(main.plan)
  const { afterChallenge = "OK", errorKey } = main.plan
  return afterChallenge === "CHALLENGE"
    ? repeatedChallenge(main.plan, attempt)
    : { state: afterChallenge, errorKey, rounds: attempt.rounds }
}

const first = ({ first: state, errorKey }: PaymentPlan): Decision => ({
  state,
  errorKey,
  rounds: state === "CHALLENGE" ? 1 : 0,
})

const repeatedChallenge = (plan: PaymentPlan, { rounds }: PaymentAttempt): Decision =>
  rounds >= MAX_ROUNDS ? { state: "NOOK", errorKey: FAILED, rounds } : { state: plan.first, rounds: rounds + 1 }

const findChallenge = async (
  work: UnitOfWork,
  orderId: number,
  { network, lastDigits, amount }: MainPayment,
  result: string,
) => {
  const attempt = await lastAttempt(work.db, orderId)
  if (
    attempt?.state !== "CHALLENGE" ||
    attempt.network !== network?.id ||
    attempt.last_digits !== lastDigits ||
    attempt.amount !== amount
  )
    return undefined
  const transaction: BankTransaction | undefined = await transactionOf(work.db, attempt)
  return transaction?.transaction_id === result ? { attempt, transaction } : undefined
}
