import type * as Redacted from "effect/Redacted"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"

/** Units of one sku for an event: wished for, or taken. */
export interface EventUnits {
  /** Part number with colour and size. */
  readonly partNumber: Sku
  /** From 1 to 9999. */
  readonly quantity: number
}

/** A new event list (specification, section 3). */
export interface NewEvent {
  readonly name: string
  /** Calendar date from today on, `2026-06-20` (ruling R23). */
  readonly date: string
  /** Lets others in; the shop makes one where there is none. */
  readonly accessCode?: Redacted.Redacted<string>
  readonly items: readonly EventUnits[]
}

/** What somebody takes from an event list into the cart. */
export interface EventPurchase {
  readonly eventId: string
  readonly accessCode: Redacted.Redacted<string>
  readonly items: readonly EventUnits[]
}

/** An item of an event list as the shop returns it. */
export interface EventItem extends EventUnits {
  /** Price of all its units. */
  readonly amount?: Money
  readonly name?: string
  readonly image?: ProductImage
  readonly unitsBought: number
}

/** An event list as the shop returns it. */
export interface EventWishlist {
  readonly id: string
  readonly name: string
  readonly date: string
  /** The owner's answers only. */
  readonly accessCode?: Redacted.Redacted<string>
  readonly units: number
  readonly unitsBought: number
  /** Price of all units wished for. */
  readonly amount: Money
  readonly items: readonly EventItem[]
  /** Cart that taken units lie in. */
  readonly orderId?: OrderId
}
