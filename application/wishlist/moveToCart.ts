import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { canAdd } from "../../domain/cart/canAdd.ts"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { MAX_QUANTITY } from "../../domain/cart/CartAddition.ts"
import { cartLimits } from "../../domain/cart/CartLimits.ts"
import type { CartLimitReached, QuantityRefused } from "../../domain/cart/CartChangeRefused.ts"
import { wholeLots } from "../../domain/catalog/lotSize.ts"
import { isCustomizedLine } from "../../domain/cart/LineCustomization.ts"
import type { WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import { CustomizedLineRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { handleCartError } from "../cart/handleCartError.ts"
import { CartDetailGateway } from "../cart/CartDetailGateway.ts"
import { rememberCart } from "../cart/CartSnapshot.ts"
import { removeFromCart } from "../cart/changeCart.ts"
import { cartLimitKind } from "../cart/cartLimitKind.ts"
import { loadCart } from "../cart/loadCart.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { setWishlistQuantity, removeFromList } from "./changeLists.ts"
import { saveToWishlist } from "./saveToWishlist.ts"

/** What became of a move: the cart as it is now, and what stayed in the list. */
export interface MoveToCartResult {
  readonly cart: Cart
  /** How many items the cart took, wholly or in part. */
  readonly moved: number
  /**
   * Without a size, sold out, less than a lot, or more than the cart may hold; with the quantity that stayed, where the
   * cart took a part.
   */
  readonly left: readonly WishlistItem[]
}

/**
 * Moves items with a size from a list into the cart, in the quantity that is wished for, as far as it makes whole lots.
 * What the shop took leaves the list; what it did not take, what has no size, and the pieces over what one line holds
 * stay there. Without a list's name nothing leaves: the list is somebody else's.
 *
 * Fails with `CartLimitReached` or `QuantityRefused` before any call where not one item fits, and with `BackendError`.
 */
export const moveToCart = Effect.fn("wishlist.moveToCart")(function* (
  items: readonly WishlistItem[],
  listName?: string,
) {
  // Not the cart that this device remembers: what another tab has added since is not what the cart takes now.
  const before = yield* loadCart()
  const additions = yield* fittingAdditions(before, items)
  const gateway = yield* CartDetailGateway
  const cart = yield* Effect.tapErrorTag(gateway.moveWishlistToCart(additions), "BackendError", handleCartError)
  yield* rememberCart(cart)
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
 * Keeps a line of the cart for later: in the list of the default name, else the first. `lineId` names the line where
 * its sku does not. Answers the cart without it, the list's name, and the entry that stands for the line there. Fails
 * with `CustomizedLineRefused` before any call for a line that is made for the shopper: its making would be lost.
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

/** Additions that the limits allow, in their order; the refusal where there are none. */
const fittingAdditions = Effect.fnUntraced(function* (cart: Skus, items: readonly WishlistItem[]) {
  const { store } = yield* StoreScope
  const limits = cartLimits(store.configuration)
  const kind = yield* cartLimitKind
  let refusal: CartLimitReached | QuantityRefused | undefined
  let inCart = [...cart.items]
  const additions: CartAddition[] = []
  for (const { sku, productId, categoryId, unitsLot, ...item } of items) {
    if (sku === undefined) continue
    const sold = unitsLot === undefined ? {} : { unitsLot }
    // Less than a lot stays as it is wished for, and is refused in its own words.
    const quantity = wholeLots(Math.min(item.quantity, MAX_QUANTITY), sold) || item.quantity
    const addition = { sku, quantity, productId, ...(categoryId === undefined ? {} : { categoryId }), ...sold }
    const allowed = canAdd({ items: inCart }, addition, limits, kind)
    if (Result.isFailure(allowed)) {
      refusal ??= allowed.failure
      continue
    }
    inCart = [...inCart, addition]
    additions.push(addition)
  }
  if (additions.length === 0 && refusal !== undefined) return yield* refusal
  return additions
})

function unitsOf({ items }: Skus, sku: string): number {
  return items.filter((item) => item.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
}
