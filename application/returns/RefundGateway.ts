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
 * Money for goods that go back. Asked for once per call, however often its answer is lost; fails with `Rejected` when
 * nothing is to be refunded or the account is wrong.
 */
export class RefundGateway extends Context.Service<
  RefundGateway,
  {
    /** Says where the refunds of an order go; what was received is paid now. */
    readonly requestRefund: (orderId: OrderId, target: RefundTarget) => Effect.Effect<RefundReceipt, BackendError>
    /** The same by the token of a guest's order. */
    readonly requestGuestRefund: (
      orderId: OrderId,
      token: OrderToken,
      target: RefundTarget,
    ) => Effect.Effect<RefundReceipt, BackendError>
    /** Transfers the refunds of one order, or of all the shopper's orders. */
    readonly createManualTransfer: (
      account: BankAccount,
      orderId?: OrderId,
    ) => Effect.Effect<RefundReceipt, BackendError>
    /** What would be owed after a refund before the goods come back. */
    readonly getAdvancedDebt: (
      orderId: OrderId,
      items: readonly EntryUnits[],
      token?: OrderToken,
    ) => Effect.Effect<ReturnDebt, BackendError>
    /** What would be owed after a replacement before the goods come back. */
    readonly getReplacementDebt: (
      orderId: OrderId,
      items: readonly EntryUnits[],
      token?: OrderToken,
    ) => Effect.Effect<ReturnDebt, BackendError>
    /** A registered shopper's own, the newest first. */
    readonly listAdvancedReturns: (userId: string) => Effect.Effect<readonly AdvancedReturn[], BackendError>
  }
>()("RefundGateway") {}
