import * as Effect from "effect/Effect"
import type { Sku } from "../../domain/shared/Sku.ts"
import { defaultWishlistName } from "../../domain/wishlist/changeWishlists.ts"
import { isOrderTemplate } from "../../domain/wishlist/orderTemplate.ts"
import type { WishlistDraft, WishlistEntry } from "../../domain/wishlist/Wishlist.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { userKind } from "../cart/userKind.ts"
import { addToList, removeFromList } from "./changeLists.ts"
import { readDeviceWishlists } from "./DeviceWishlists.ts"
import { savedLists } from "./savedLists.ts"

/** A product to save, or one colour and size of it. */
export interface WishlistProduct {
  readonly productId: string
  readonly categoryId?: string
  readonly sku?: Sku
  /** Product name for offline display. */
  readonly name?: string
  readonly color?: string
  readonly size?: string
  /** Number of units. Default: 1. */
  readonly quantity?: number
}

/**
 * Saves a product in a list; without a name in that of the default name, else the first. Returns the list's name and
 * all lists.
 *
 * A size is saved as its catalogue entry, looked up in the catalogue; an unknown size is saved as its product. Fails as
 * `addToList` does.
 */
export const saveToWishlist = Effect.fn("wishlist.saveToWishlist")(function* (
  product: WishlistProduct,
  listName?: string,
) {
  const name = listName ?? defaultWishlistName(yield* knownLists)
  const entry = yield* toEntry(product)
  const lists = yield* addToList(name, [entry])
  return { name, entry, ...lists }
})

/** Removes a product in every size from every list. Returns the removed items by list, for undo. */
export const removeProductFromLists = Effect.fn("wishlist.removeProductFromLists")(function* (productId: string) {
  const wishlists = (yield* knownLists).filter((list) => !isOrderTemplate(list))
  const removed = wishlists.flatMap(({ name, items = [] }) => {
    const entries = items.filter((item) => item.productId === productId)
    return entries.length === 0 ? [] : [{ name, entries }]
  })
  for (const { name, entries } of removed)
    yield* removeFromList(
      name,
      entries.map(({ catentryId }) => catentryId),
    )
  return removed
})

const knownLists = Effect.gen(function* () {
  const lists: readonly WishlistDraft[] =
    (yield* userKind) === "guest" ? (yield* readDeviceWishlists).lists : yield* savedLists
  return lists
})

const toEntry = Effect.fnUntraced(function* ({ quantity = 1, sku, ...product }: WishlistProduct) {
  const whole: WishlistEntry = { catentryId: product.productId, ...product, quantity }
  if (sku === undefined) return whole
  const gateway = yield* CatalogGateway
  const found = yield* gateway
    .listCatentriesByPartNumbers([sku])
    .pipe(
      Effect.catch((error) => Effect.as(Effect.logWarning("A product is saved without its size", error.message), [])),
    )
  const catentry = found.find((known) => known.sku === sku)
  if (catentry === undefined) return whole
  const { catentryId, productId, unitsLot } = catentry
  return { ...whole, catentryId, productId, sku, ...(unitsLot === undefined ? {} : { unitsLot }) }
})
