import * as Effect from "effect/Effect"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import { validateWithdrawal } from "../../domain/returns/validateWithdrawal.ts"
import { withdrawalDays } from "../../domain/returns/withdrawalDays.ts"
import type { WithdrawalOptions, WithdrawalStatement } from "../../domain/returns/Withdrawal.ts"
import { WithdrawalRefused } from "../../domain/returns/WithdrawalRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { track } from "../analytics/Analytics.ts"
import { openOrder } from "../order/openOrder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import { retryUnknownOutcome } from "../shared/retryUnknownOutcome.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { WithdrawalGateway } from "./WithdrawalGateway.ts"

/** An order with the items that its customer can withdraw from. */
export interface OpenedWithdrawal {
  readonly order: OrderDetails
  readonly options: WithdrawalOptions
}

/** Fails with `WithdrawalRefused` in a store without a right of withdrawal. */
const requireRight = Effect.gen(function* () {
  const { store } = yield* StoreScope
  if (withdrawalDays(store.configuration) === undefined)
    return yield* new WithdrawalRefused({ reasons: [{ place: "store", rule: "notAvailable" }] })
})

/**
 * Opens the first step of a withdrawal for an order, by the session of the purchase or a guest's token. Fails with
 * `NotFound` when neither opens it, and with `WithdrawalRefused` in a store without the right.
 */
export const openWithdrawal = Effect.fn("returns.openWithdrawal")(function* (orderId: OrderId, guestToken?: string) {
  yield* requireRight
  const gateway = yield* WithdrawalGateway
  const token = optionalSecret(guestToken)
  const [order, options] = yield* Effect.all(
    [openOrder(orderId, guestToken), gateway.getWithdrawalOptions(orderId, token)],
    { concurrency: 2 },
  )
  return { order, options } satisfies OpenedWithdrawal
})

/** Submission of the second step. */
export interface WithdrawalSubmission {
  /** UUID generated at the customer's confirmation: the same statement is stored once (R6). */
  readonly attemptKey: string
  /** Result of the first step; absent for an unidentified person, whose statement is accepted as unverified. */
  readonly options?: WithdrawalOptions
  readonly guestToken?: string
}

/**
 * Submits a statement of withdrawal and returns its receipt with date and time, which is also mailed. A lost response
 * is requested once more with the same key.
 *
 * Fails with `WithdrawalRefused` for missing fields, exempt goods, too many units, and after the period.
 */
export const withdraw = Effect.fn("returns.withdraw")(function* (
  statement: WithdrawalStatement,
  { attemptKey, options, guestToken }: WithdrawalSubmission,
) {
  yield* requireRight
  const reasons = validateWithdrawal(statement, options)
  if (reasons.length > 0) return yield* new WithdrawalRefused({ reasons })
  const gateway = yield* WithdrawalGateway
  const send = gateway.createWithdrawal(statement, attemptKey, optionalSecret(guestToken))
  const receipt = yield* Effect.mapError(retryUnknownOutcome(send), toWithdrawalRefused)
  // The reference of an unverified statement is a free text.
  if (receipt.isVerified) yield* track({ name: "refund", orderId: receipt.orderReference, items: [] })
  return receipt
})

function toWithdrawalRefused(error: BackendError): BackendError | WithdrawalRefused {
  const { reason } = error
  if (reason._tag !== "Rejected") return error
  const [first, second] = reason.parameters
  const refused = (place: string, rule: string, parameter?: string) =>
    new WithdrawalRefused({ reasons: [{ place, rule, ...(parameter === undefined ? {} : { parameter }) }] })
  switch (reason.key) {
    case "_ERR_WITHDRAWAL_NOT_AVAILABLE":
      return refused("store", "notAvailable")
    case "_ERR_WITHDRAWAL_CLOSED":
      return refused("order", "closed", first)
    case "_ERR_WITHDRAWAL_QUANTITY":
      return refused("lines", "tooMany", second)
    default:
      return reason.fields.length === 0
        ? error
        : new WithdrawalRefused({ reasons: reason.fields.map(({ field, rule }) => ({ place: field, rule })) })
  }
}
