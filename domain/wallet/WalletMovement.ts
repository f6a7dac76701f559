import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { WalletTicket } from "./WalletTicket.ts"

/** A payment (negative) or refund. */
export interface WalletMovement {
  readonly code: string
  /** ISO 8601. */
  readonly date: string
  /** `PURCHASE`, `GIFT_CARD`, `GIFT_CARD_REFUND` or `TICKET`; an unknown one is shown as a movement (R26). */
  readonly kind: string
  readonly amount: Money
  /** Name of the payment method. */
  readonly name: string
  readonly maskedNumber?: string
  readonly orderId?: OrderId
  readonly cardId?: string
}

/** A movement with its related order or ticket. */
export interface WalletMovementDetail {
  readonly movement: WalletMovement
  readonly order?: { readonly orderId: OrderId; readonly status: string; readonly total: Money; readonly units: number }
  readonly ticket?: WalletTicket
}
