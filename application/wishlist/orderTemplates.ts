import * as Effect from "effect/Effect"
import type { CartItem } from "../../domain/cart/Cart.ts"
import { namedList } from "../../domain/wishlist/changeWishlists.ts"
import type { TemplateLeftover } from "../../domain/cart/templateLines.ts"
import { templateLines, toTemplateLeftover } from "../../domain/cart/templateLines.ts"
import { isOrderTemplate, ORDER_TEMPLATE_TYPE } from "../../domain/wishlist/orderTemplate.ts"
import { MAX_ENTRY_QUANTITY } from "../../domain/wishlist/wishlistEntry.ts"
import type { Wishlist, WishlistEntry } from "../../domain/wishlist/Wishlist.ts"
import { WishlistNameTaken, WishlistsChanged } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import type { ReorderLine } from "../cart/reorder.ts"
import { addLinesAgain } from "../cart/reorder.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { savedLists } from "./savedLists.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** SKUs per request: part numbers have up to 64 characters, and the query up to 1,800 (contract). */
const SKUS_PER_REQUEST = 25

/** Result of saving a template. */
export interface SavedTemplate {
  readonly name: string
  /** Number of different items in it; 0 when there was nothing to save, and no template was made. */
  readonly items: number
  readonly left: readonly TemplateLeftover[]
}

/**
 * Returns the order templates of a registered customer: saved lists of the type `ORDER_TEMPLATE`, which the pages of
 * wishlists leave out.
 */
export const listOrderTemplates = Effect.map(savedLists, (lists) => lists.filter(isOrderTemplate))

/**
 * Saves the items of a cart or an order as a template, each SKU with all its units. Gift cards, customized items and
 * items that the catalogue no longer has are returned, with the reason.
 *
 * Fails with `WishlistNameEmpty` before any call, with `WishlistNameTaken` when a template or a wishlist has the name,
 * with `WishlistLimitReached` when there are more items than a list can have (nothing is saved then), and with
 * `BackendError`.
 */
export const saveOrderTemplate = Effect.fn("wishlist.saveOrderTemplate")(function* (
  name: string,
  items: readonly CartItem[],
) {
  const tidy = yield* Effect.fromResult(checkWishlistName(name))
  const taken = namedList(yield* savedLists, tidy)
  if (taken !== undefined) return yield* new WishlistNameTaken({ name: taken.name })
  const { units, left } = templateLines(items, MAX_ENTRY_QUANTITY)
  const entries = yield* toEntries(units)
  const unknown = items
    .filter(({ sku }) => units.has(sku) && !entries.some((entry) => entry.sku === sku))
    .map((item) => toTemplateLeftover(item, "unavailable"))
  if (entries.length > 0)
    yield* WishlistGateway.use((gateway) =>
      gateway.updateSavedWishlist({ name: tidy, type: ORDER_TEMPLATE_TYPE, items: entries }),
    )
  return { name: tidy, items: entries.length, left: [...left, ...unknown] } satisfies SavedTemplate
})

/**
 * Renames a template. Fails with `WishlistNameEmpty` before any call, with `WishlistNameTaken`, and with
 * `WishlistsChanged` when it no longer exists.
 */
export const renameOrderTemplate = Effect.fn("wishlist.renameOrderTemplate")(function* (oldName: string, name: string) {
  const tidy = yield* Effect.fromResult(checkWishlistName(name))
  const { name: known } = yield* requireTemplate(yield* savedLists, oldName)
  const renamed = WishlistGateway.use((gateway) => gateway.updateSavedWishlist({ name: tidy, oldName: known }))
  yield* Effect.catchReason(renamed, "BackendError", "NotFound", () => Effect.fail(new WishlistsChanged()))
  return tidy
})

/** Deletes a template. Fails with `WishlistsChanged` when it no longer exists. */
export const deleteOrderTemplate = Effect.fn("wishlist.deleteOrderTemplate")(function* (name: string) {
  const lists = yield* savedLists
  const known = yield* requireTemplate(lists, name)
  yield* WishlistGateway.use((gateway) => gateway.deleteSavedWishlist(lists.indexOf(known), known.name))
})

/**
 * Adds the items of a template to the cart at today's prices; the template is unchanged. Items that are no longer sold,
 * sold out or beyond the cart's limit are returned, with the units that were added. Fails with `WishlistsChanged` when
 * the template no longer exists, and with `BackendError`; the items before are then in the cart.
 */
export const addTemplateToCart = Effect.fn("wishlist.addTemplateToCart")(function* (name: string) {
  const { items } = yield* requireTemplate(yield* savedLists, name)
  return yield* addLinesAgain(
    items.map(({ catentryId, sku, quantity, productId, unitsLot, color, size, ...item }): ReorderLine => ({
      id: catentryId,
      name: item.name ?? sku ?? catentryId,
      ...(color === undefined ? {} : { color }),
      ...(size === undefined ? {} : { size }),
      // The catalogue no longer has an item without a SKU.
      addition:
        sku === undefined
          ? "unavailable"
          : { sku, quantity, productId, ...(unitsLot === undefined ? {} : { unitsLot }) },
    })),
  )
})

const requireTemplate = (lists: readonly Wishlist[], name: string): Effect.Effect<Wishlist, WishlistsChanged> => {
  const known = namedList(lists.filter(isOrderTemplate), name)
  return known === undefined ? Effect.fail(new WishlistsChanged()) : Effect.succeed(known)
}

const toEntries = Effect.fnUntraced(function* (units: ReadonlyMap<string, number>) {
  const catalog = yield* CatalogGateway
  const skus = [...units.keys()]
  const parts = Array.from({ length: Math.ceil(skus.length / SKUS_PER_REQUEST) }, (_, index) =>
    skus.slice(index * SKUS_PER_REQUEST, (index + 1) * SKUS_PER_REQUEST),
  )
  const found = yield* Effect.forEach(parts, (part) => catalog.listCatentriesByPartNumbers(part), { concurrency: 2 })
  return found.flat().flatMap(({ sku, catentryId, productId, categoryId, unitsLot }): readonly WishlistEntry[] => {
    const quantity = sku === undefined ? undefined : units.get(sku)
    return sku === undefined || quantity === undefined
      ? []
      : [{ catentryId, productId, categoryId, sku, quantity, ...(unitsLot === undefined ? {} : { unitsLot }) }]
  })
})
