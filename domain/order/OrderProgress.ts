import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { Address } from "../address/Address.ts"
import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Invoice } from "./Invoice.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** What may be done with an order at the moment. */
export type OrderAction = "CANCEL" | "CHANGE_ADDRESS" | "INVOICE" | "TICKET"

/** What the newer confirmation page shows. */
export interface PlacedOrder extends OrderWithParts {
  /** Only `OK` means paid. */
  readonly paymentStatus: string
  /** With which a guest comes back. */
  readonly guestToken?: Redacted.Redacted<string>
  /** Opens the ticket without a session. */
  readonly ticketToken: Redacted.Redacted<string>
  /** Actions that are not known are left out. */
  readonly actions: readonly OrderAction[]
  /** The newest first; absent where there is none. */
  readonly invoices?: readonly Invoice[]
}

/** Where an order is collected. */
export interface OrderCollection {
  readonly place: PickupLocation
  /** The place's address when the order was made, with the name of who collects it. */
  readonly address?: Address
  /** `PREPARING`, `READY`, `COLLECTED`, `CANCELLED`; one not known is shown as preparing. */
  readonly status: string
  /** What is shown at the counter; absent once the order is given up. */
  readonly pickupCode?: Redacted.Redacted<string>
  /** Calendar date of the last day it is kept, once it is ready. */
  readonly keptUntil?: string
}

/** A shopper's orders on their way. */
export interface LiveOrders {
  readonly total: number
  readonly states: readonly { readonly status: string; readonly count: number }[]
  /** Calendar date. */
  readonly nextDelivery?: string
  readonly latestOrderId?: OrderId
}

/** Whether the open cart can be bought now. */
export interface CartValidation {
  readonly totalOrder: Money
  /** Every reason why not, as message keys with their values; empty when it can. */
  readonly problems: readonly {
    readonly key: string
    readonly parameters: readonly string[]
    readonly orderItemId?: string
  }[]
}
