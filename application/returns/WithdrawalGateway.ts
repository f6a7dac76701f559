import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Withdrawal, WithdrawalOptions, WithdrawalStatement } from "../../domain/returns/Withdrawal.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Opens a guest's order in place of the session of the purchase. */
type OrderToken = Redacted.Redacted<string>

/** Right of withdrawal (R22), in stores that have it. */
export class WithdrawalGateway extends Context.Service<
  WithdrawalGateway,
  {
    /** Fails with `NotFound` for another customer's order, and with `Rejected` in a store without the right. */
    readonly getWithdrawalOptions: (
      orderId: OrderId,
      token?: OrderToken,
    ) => Effect.Effect<WithdrawalOptions, BackendError>
    /**
     * Stores a statement once per `attemptKey`, a UUID. Without the session of the purchase or its token it is accepted
     * as unverified.
     */
    readonly createWithdrawal: (
      statement: WithdrawalStatement,
      attemptKey: string,
      token?: OrderToken,
    ) => Effect.Effect<Withdrawal, BackendError>
  }
>()("WithdrawalGateway") {}
