import type * as Redacted from "effect/Redacted"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"

/** Name of a customer's first list (S3). */
export const DEFAULT_WISHLIST_NAME = "MyWishlist"

/** Access to a list: only its owner, or also holders of its token or PIN. */
export type WishlistKind = "private" | "public"

/** A stored list item, with enough data to display it wherever the list is read. */
export interface WishlistEntry {
  /** Catalogue entry of the SKU, or of the product when no size was chosen. */
  readonly catentryId: string
  readonly productId: string
  readonly categoryId?: string
  /** From 1 to 9999. */
  readonly quantity: number
  /** Absent when no size was chosen, or the store does not have it. */
  readonly sku?: Sku
  /** Product name at the time of saving, for offline display; the backend overrides it. */
  readonly name?: string
  readonly color?: string
  readonly size?: string
  /** Units per lot at the time of saving (`lotSize`); the backend overrides it. */
  readonly unitsLot?: number
}

/** An item as the backend returns it, with current catalogue data. */
export interface WishlistItem extends WishlistEntry {
  readonly id?: string
  readonly price?: Money
  readonly oldPrice?: Money
  /** Lowest price of the 30 days before the reduction (R21). */
  readonly lowestPrice30Days?: Money
  readonly image?: ProductImage
  readonly productUrl?: string
  readonly mfname?: string
  readonly isBuyable: boolean
  /** Units that others have bought; event lists only. */
  readonly unitsBought?: number
}

/** A list as stored on the device or sent to the backend, which leaves absent fields unchanged. */
export interface WishlistDraft {
  readonly name: string
  readonly description?: string
  readonly items?: readonly WishlistEntry[]
  readonly kind?: WishlistKind
  readonly type?: string
  readonly subtype?: string
  /** Six to eight digits. */
  readonly pin?: Redacted.Redacted<string>
  /** Calendar date, `2026-06-20` (R23). */
  readonly eventDate?: string
  /** Previous name when the list is renamed. */
  readonly oldName?: string
}

/** A list as the backend returns it. */
export interface Wishlist extends Omit<WishlistDraft, "items" | "kind"> {
  readonly id?: string
  readonly items: readonly WishlistItem[]
  readonly kind: WishlistKind
  /** Timestamps of the backend, ISO 8601. */
  readonly createdAt?: string
  readonly changedAt?: string
  /** Opens a public list; only in the owner's responses. */
  readonly sharedToken?: Redacted.Redacted<string>
  /** Whether at least one item is reduced. */
  readonly hasOldPrice: boolean
}

/** All lists of a customer; `revision` grows with every change. */
export interface SavedWishlists {
  readonly revision: number
  readonly wishlists: readonly Wishlist[]
}

/** Name and number of different items of a list (S3: summary). */
export interface WishlistSummary {
  readonly name: string
  readonly items: number
}

export function wishlistSummary({ name, items = [] }: WishlistDraft): WishlistSummary {
  return { name, items: items.length }
}
