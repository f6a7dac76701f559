import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Wallet, WalletData } from "../../domain/wallet/Wallet.ts"
import type { WalletMovement, WalletMovementDetail } from "../../domain/wallet/WalletMovement.ts"
import type { WalletTicket, WalletTicketEntry } from "../../domain/wallet/WalletTicket.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Filter of wallet movements; all without fields. */
export interface MovementFilter {
  readonly cardId?: string
  readonly orderId?: OrderId
}

/** A registered customer's wallet except cards: movements, tickets and settings. */
export class WalletGateway extends Context.Service<
  WalletGateway,
  {
    /** Newest first. */
    readonly listWalletMovements: (filter?: MovementFilter) => Answer<readonly WalletMovement[]>
    readonly getWalletMovement: (code: string, deviceId?: string) => Answer<WalletMovementDetail>
    /** With an order also the amount due for it. */
    readonly getWalletInfo: (orderId?: OrderId) => Answer<Wallet>
    /** Idempotent: the same ticket is stored once. */
    readonly addWalletTicket: (ticket: WalletTicketEntry) => Answer<WalletTicket>
    readonly saveWalletData: (data: WalletData) => Answer<Wallet>
  }
>()("WalletGateway") {}
