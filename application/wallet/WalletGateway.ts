import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Wallet, WalletData } from "../../domain/wallet/Wallet.ts"
import type { WalletMovement, WalletMovementDetail } from "../../domain/wallet/WalletMovement.ts"
import type { WalletTicket, WalletTicketEntry } from "../../domain/wallet/WalletTicket.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Which movements are asked for; all of them without anything. */
export interface MovementFilter {
  readonly cardId?: string
  readonly orderId?: OrderId
}

/** What a registered shopper carries besides cards: what was paid, tickets, and how the wallet is used. */
export class WalletGateway extends Context.Service<
  WalletGateway,
  {
    /** The newest first. */
    readonly listWalletMovements: (filter?: MovementFilter) => Answer<readonly WalletMovement[]>
    readonly getWalletMovement: (code: string, deviceId?: string) => Answer<WalletMovementDetail>
    /** With an order also what is to be paid for it. */
    readonly getWalletInfo: (orderId?: OrderId) => Answer<Wallet>
    /** The same ticket twice is there once. */
    readonly addWalletTicket: (ticket: WalletTicketEntry) => Answer<WalletTicket>
    readonly saveWalletData: (data: WalletData) => Answer<Wallet>
  }
>()("WalletGateway") {}
