import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { cartDifference } from "../../domain/analytics/cartDifference.ts"
import { canAdd } from "../../domain/cart/canAdd.ts"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { MAX_QUANTITY } from "../../domain/cart/CartAddition.ts"
import { cartLimits } from "../../domain/cart/CartLimits.ts"
import type { CartLimitReached, QuantityRefused } from "../../domain/cart/CartChangeRefused.ts"
import { wholeLots } from "../../domain/catalog/stock/lotSize.ts"
import { isCustomizedLine } from "../../domain/cart/LineCustomization.ts"
import type { WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import { CustomizedLineRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { trackAdditions } from "../analytics/trackCart.ts"
import { handleCartError } from "../cart/handleCartError.ts"
import { CartDetailGateway } from "../cart/CartDetailGateway.ts"
import { rememberCart } from "../cart/CartSnapshot.ts"
import { removeFromCart } from "../cart/changeCart.ts"
import { cartLimitKind } from "../cart/cartLimitKind.ts"
import { loadCart } from "../cart/loadCart.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { setWishlistQuantity, removeFromList } from "./changeLists.ts"
import { saveToWishlist } from "./saveToWishlist.ts"

/** Result of a move: the updated cart and the remaining list items. */
export interface MoveToCartResult {
  readonly cart: Cart
  /** Number of items that were moved, wholly or in part. */
  readonly moved: number
  /**
   * Items without a size, sold out, below a lot, or above the cart's limit; with the remaining quantity when partly
   * moved.
   */
  readonly left: readonly WishlistItem[]
}

/**
 * Moves items with a size from a list into the cart, in the saved quantity rounded down to whole lots. Accepted items
 * leave the list; rejected items, items without a size and quantities above a line's maximum stay. Without a list name
 * nothing is removed: the list belongs to another customer.
 *
 * Fails with `CartLimitReached` or `QuantityRefused` before any call when no item fits, and with `BackendError`.
 */
export const moveToCart = Effect.fn("wishlist.moveToCart")(function* (
  items: readonly WishlistItem[],
  listName?: string,
) {
  // Loads the cart instead of the device's copy, so that additions from another tab are not counted as moved.
  const before = yield* loadCart()
  const additions = yield* additionsWithinLimits(before, items)
  const gateway = yield* CartDetailGateway
  const cart = yield* Effect.tapErrorTag(gateway.moveWishlistToCart(additions), "BackendError", handleCartError)
  yield* rememberCart(cart)
  yield* trackAdditions(cart, cartDifference(before.items, cart.items).added)
  const left = items.flatMap((item): readonly WishlistItem[] => {
    const quantity = item.quantity - movedUnits(item)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  if (listName !== undefined)
    yield* Effect.catch(removeMovedItems(listName), (error) =>
      Effect.logWarning("What was moved into the cart still stands in the list", error._tag),
    )
  const moved: MoveToCartResult = { cart, moved: items.filter((item) => movedUnits(item) > 0).length, left }
  return moved

  function movedUnits({ sku }: WishlistItem): number {
    return sku === undefined ? 0 : Math.max(0, unitsOf(cart, sku) - unitsOf(before, sku))
  }

  function removeMovedItems(name: string) {
    return Effect.gen(function* () {
      const whole = items.filter((item) => movedUnits(item) >= item.quantity)
      if (whole.length > 0)
        yield* removeFromList(
          name,
          whole.map(({ catentryId }) => catentryId),
        )
      for (const { catentryId, quantity } of left.filter((item) => movedUnits(item) > 0))
        yield* setWishlistQuantity(name, catentryId, quantity)
    })
  }
})

/**
 * Moves a cart line to the list of the default name, else the first. `lineId` identifies the line when the SKU is
 * ambiguous. Returns the cart without it, the list's name, and its list item. Fails with `CustomizedLineRefused` before
 * any call for a customized line, whose customization would be lost.
 */
export const saveForLater = Effect.fn("wishlist.saveForLater")(function* (item: CartItem, lineId?: string) {
  if (isCustomizedLine(item)) return yield* new CustomizedLineRefused()
  const { sku, productId, categoryId, quantity, name, color, size } = item
  const wished = {
    sku,
    productId,
    quantity,
    name,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
  }
  const saved = yield* saveToWishlist(wished)
  return { cart: yield* removeFromCart(sku, lineId), listName: saved.name, catentryId: saved.entry.catentryId }
})

type Skus = { readonly items: readonly { readonly sku: string; readonly quantity: number }[] }

/** Returns the additions within the limits, in order; fails with the first refusal when there are none. */
const additionsWithinLimits = Effect.fnUntraced(function* (cart: Skus, items: readonly WishlistItem[]) {
  const { store } = yield* StoreScope
  const limits = cartLimits(store.configuration)
  const kind = yield* cartLimitKind
  let refused: CartLimitReached | QuantityRefused | undefined
  let inCart = [...cart.items]
  const additions: CartAddition[] = []
  for (const { sku, productId, categoryId, unitsLot, ...item } of items) {
    if (sku === undefined) continue
    const sold = unitsLot === undefined ? {} : { unitsLot }
    // A quantity below one lot stays unchanged, so that it is refused with its own error.
    const quantity = wholeLots(Math.min(item.quantity, MAX_QUANTITY), sold) || item.quantity
    const addition = { sku, quantity, productId, ...(categoryId === undefined ? {} : { categoryId }), ...sold }
    const allowed = canAdd({ items: inCart }, addition, limits, kind)
    if (Result.isFailure(allowed)) {
      refused ??= allowed.failure
      continue
    }
    inCart = [...inCart, addition]
    additions.push(addition)
  }
  if (additions.length === 0 && refused !== undefined) return yield* refused
  return additions
})

function unitsOf({ items }: Skus, sku: string): number {
  return items.filter((item) => item.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
}
