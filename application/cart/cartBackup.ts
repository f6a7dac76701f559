import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { toAddition } from "../../domain/cart/toAddition.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { trackingDifference } from "../analytics/trackCart.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { CartDetailGateway } from "./CartDetailGateway.ts"
import { lastBackup } from "./lastBackup.ts"
import { loadCart } from "./loadCart.ts"
import { withRememberedCart } from "./withRememberedCart.ts"
import { SafeCartGateway } from "./SafeCartGateway.ts"
import { userKind } from "./userKind.ts"

const isGuest = Effect.map(userKind, (kind) => kind === "guest")

/**
 * Backs up an account's cart (S6.2: guests have no backup). An empty cart is backed up only when
 * the customer emptied it (`wasEmptied`); otherwise it may have been lost.
 *
 * Never fails, and ends within 5,000 ms (S9.3). A failed backup is repeated with the next cart change.
 */
export const saveBackup = Effect.fn("cart.backUp")(
  function* (cart: Pick<Cart, "items">, wasEmptied = false) {
    if ((yield* isGuest) || (cart.items.length === 0 && !wasEmptied)) return
    const { store } = yield* StoreScope
    const gateway = yield* SafeCartGateway
    // Includes customization and bundle: the same SKU with another text is another cart.
    const items = cart.items.map((item) => toAddition(item))
    const fingerprint = JSON.stringify([store.id, items])
    if (Option.getOrUndefined(yield* lastBackup.read) === fingerprint) return
    yield* gateway.saveSafeCart({ items })
    yield* lastBackup.write(fingerprint)
  },
  Effect.catch((error) => Effect.logWarning("The cart was not backed up", error.message)),
)

/**
 * Returns the backup, to be offered when the account's cart is empty. Returns nothing for guests, without a backup
 * (404), when it cannot be read in time, and when the customer changed the cart on this page: it was not lost.
 */
export const readBackup = Effect.fn("cart.readBackup")(function* (wasChanged = false) {
  const none: readonly CartAddition[] = []
  if (wasChanged || (yield* isGuest)) return none
  const gateway = yield* SafeCartGateway
  const found = yield* Effect.catch(gateway.getSafeCart(), (error) =>
    Effect.as(Effect.logWarning("The backup of the cart was not read", error.message), Option.none()),
  )
  return Option.match(found, {
    onNone: () => none,
    onSome: ({ items }) => items.filter(({ quantity }) => quantity > 0),
  })
})

/**
 * Adds the backed-up items to the cart, as far as stock and limits allow, and returns the cart. Fails with
 * `BackendError`.
 */
export const restoreBackup = Effect.fn("cart.restoreBackup")(function* () {
  const items = yield* readBackup()
  if (items.length === 0) return yield* loadCart()
  const gateway = yield* CartDetailGateway
  return yield* trackingDifference(withRememberedCart(gateway.moveWishlistToCart(items)), loadCart())
})

/** Deletes the backup; leftovers of the sign-in merge stay. */
export const discardBackup = Effect.fn("cart.discardBackup")(function* () {
  const gateway = yield* SafeCartGateway
  yield* gateway.saveSafeCart({ items: [] })
  yield* lastBackup.remove
})
