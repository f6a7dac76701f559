import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { Address } from "../address/Address.ts"
import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Invoice } from "./Invoice.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** An action that an order currently allows. */
export type OrderAction = "CANCEL" | "CHANGE_ADDRESS" | "INVOICE" | "TICKET"

/** Data of the newer confirmation page. */
export interface PlacedOrder extends OrderWithParts {
  /** Only `OK` means paid. */
  readonly paymentStatus: string
  /** Reopens a guest's order. */
  readonly guestToken?: Redacted.Redacted<string>
  /** Opens the ticket without a session. */
  readonly ticketToken: Redacted.Redacted<string>
  /** Unknown actions are left out. */
  readonly actions: readonly OrderAction[]
  /** Newest first; absent when there is none. */
  readonly invoices?: readonly Invoice[]
}

/** Pickup of an order. */
export interface OrderCollection {
  readonly place: PickupLocation
  /** The location's address at the time of the order, with the name of the person who collects it. */
  readonly address?: Address
  /** `PREPARING`, `READY`, `COLLECTED`, `CANCELLED`; an unknown one is shown as preparing. */
  readonly status: string
  /** Pickup code to show at the counter; absent once the order is abandoned. */
  readonly pickupCode?: Redacted.Redacted<string>
  /** Calendar date of the last pickup day, once it is ready. */
  readonly keptUntil?: string
}

/** A customer's orders in progress. */
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
  /** Reasons against it as message keys with parameters; empty when it can be bought. */
  readonly problems: readonly {
    readonly key: string
    readonly parameters: readonly string[]
    readonly orderItemId?: string
  }[]
}
