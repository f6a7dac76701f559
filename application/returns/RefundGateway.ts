import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { BankAccount } from "../../domain/returns/BankAccount.ts"
import type {
  AdvancedReturn,
  EntryUnits,
  RefundReceipt,
  RefundTarget,
  ReturnDebt,
} from "../../domain/returns/Refund.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Opens a guest's order in place of the session of the purchase. */
type OrderToken = Redacted.Redacted<string>

/**
 * Refunds of returned items. Requests are idempotent per call when the response is lost; they fail with `Rejected` when
 * there is nothing to refund or the account is invalid.
 */
export class RefundGateway extends Context.Service<
  RefundGateway,
  {
    /** Sets the refund target of an order; received returns are refunded at once. */
    readonly requestRefund: (orderId: OrderId, target: RefundTarget) => Effect.Effect<RefundReceipt, BackendError>
    /** The same with the token of a guest's order. */
    readonly requestGuestRefund: (
      orderId: OrderId,
      token: OrderToken,
      target: RefundTarget,
    ) => Effect.Effect<RefundReceipt, BackendError>
    /** Transfers the refunds of one order, or of all the customer's orders. */
    readonly createManualTransfer: (
      account: BankAccount,
      orderId?: OrderId,
    ) => Effect.Effect<RefundReceipt, BackendError>
    /** Amount that would be due after an advance refund, before the items come back. */
    readonly getAdvancedDebt: (
      orderId: OrderId,
      items: readonly EntryUnits[],
      token?: OrderToken,
    ) => Effect.Effect<ReturnDebt, BackendError>
    /** Amount that would be due after an advance replacement, before the items come back. */
    readonly getReplacementDebt: (
      orderId: OrderId,
      items: readonly EntryUnits[],
      token?: OrderToken,
    ) => Effect.Effect<ReturnDebt, BackendError>
    /** Advance returns of a registered customer, newest first. */
    readonly listAdvancedReturns: (userId: string) => Effect.Effect<readonly AdvancedReturn[], BackendError>
  }
>()("RefundGateway") {}
