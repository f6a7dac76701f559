import type * as Redacted from "effect/Redacted"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"

/** Name of a shopper's first list (specification, section 3). */
export const DEFAULT_WISHLIST_NAME = "MyWishlist"

/** Who can open a list: its owner alone, or whoever has its token or its pin. */
export type WishlistKind = "private" | "public"

/** What is kept of a product in a list; enough to show it again wherever the list is read. */
export interface WishlistEntry {
  /** Catalogue entry of the sku, or of the product where no size was chosen. */
  readonly catentryId: string
  readonly productId: string
  readonly categoryId?: string
  /** From 1 to 9999. */
  readonly quantity: number
  /** Absent where no size was chosen, or the store does not have it. */
  readonly sku?: Sku
  /** What it was called when it was saved, for a device that cannot ask; the shop says it anew. */
  readonly name?: string
  readonly color?: string
  readonly size?: string
  /** How many pieces a lot holds, as the catalogue said when it was saved (`lotSize`); the shop says it anew. */
  readonly unitsLot?: number
}

/** An entry as the shop returns it, with what the catalogue says of it now. */
export interface WishlistItem extends WishlistEntry {
  readonly id?: string
  readonly price?: Money
  readonly oldPrice?: Money
  /** Lowest price of the 30 days before the reduction (ruling R21). */
  readonly lowestPrice30Days?: Money
  readonly image?: ProductImage
  readonly productUrl?: string
  readonly mfname?: string
  readonly isBuyable: boolean
  /** Units that others have bought; event lists only. */
  readonly unitsBought?: number
}

/** A list as a shopper keeps it, on the device or at the shop. What is absent stays as it is when it is sent. */
export interface WishlistDraft {
  readonly name: string
  readonly description?: string
  readonly items?: readonly WishlistEntry[]
  readonly kind?: WishlistKind
  readonly type?: string
  readonly subtype?: string
  /** Six to eight digits. */
  readonly pin?: Redacted.Redacted<string>
  /** Calendar date, `2026-06-20` (ruling R23). */
  readonly eventDate?: string
  /** Name of the list that is renamed. */
  readonly oldName?: string
}

/** A list as the shop returns it. */
export interface Wishlist extends Omit<WishlistDraft, "items" | "kind"> {
  readonly id?: string
  readonly items: readonly WishlistItem[]
  readonly kind: WishlistKind
  /** Moments as the shop writes them, ISO 8601. */
  readonly createdAt?: string
  readonly changedAt?: string
  /** Opens a public list; the owner's answers only. */
  readonly sharedToken?: Redacted.Redacted<string>
  /** Whether at least one item is reduced. */
  readonly hasOldPrice: boolean
}

/** All lists of a shopper; `revision` grows with every change. */
export interface SavedWishlists {
  readonly revision: number
  readonly wishlists: readonly Wishlist[]
}

/** A list by its name and how many different items it has (specification, section 3: summary). */
export interface WishlistSummary {
  readonly name: string
  readonly items: number
}

/** The summary of a list. */
export function wishlistSummary({ name, items = [] }: WishlistDraft): WishlistSummary {
  return { name, items: items.length }
}
