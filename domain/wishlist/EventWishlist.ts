import type * as Redacted from "effect/Redacted"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"

/** Requested or bought units of one SKU of an event. */
export interface EventUnits {
  /** Part number with colour and size. */
  readonly partNumber: Sku
  /** From 1 to 9999. */
  readonly quantity: number
}

/** A new event list (S3.18). */
export interface NewEvent {
  readonly name: string
  /** Calendar date, today or later, `2026-06-20` (R23). */
  readonly date: string
  /** Access code for other customers; the backend generates one when absent. */
  readonly accessCode?: Redacted.Redacted<string>
  readonly items: readonly EventUnits[]
}

/** Units that a customer adds from an event list to the cart. */
export interface EventPurchase {
  readonly eventId: string
  readonly accessCode: Redacted.Redacted<string>
  readonly items: readonly EventUnits[]
}

/** An item of an event list as the backend returns it. */
export interface EventItem extends EventUnits {
  /** Price of all its units. */
  readonly amount?: Money
  readonly name?: string
  readonly image?: ProductImage
  readonly unitsBought: number
}

/** An event list as the backend returns it. */
export interface EventWishlist {
  readonly id: string
  readonly name: string
  readonly date: string
  /** Only in the owner's responses. */
  readonly accessCode?: Redacted.Redacted<string>
  readonly units: number
  readonly unitsBought: number
  /** Price of all requested units. */
  readonly amount: Money
  readonly items: readonly EventItem[]
  /** Cart that contains the units. */
  readonly orderId?: OrderId
}
