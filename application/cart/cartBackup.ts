import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { toAddition } from "../../domain/cart/toAddition.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { CartDetailGateway } from "./CartDetailGateway.ts"
import { lastBackup } from "./lastBackup.ts"
import { loadCart } from "./loadCart.ts"
import { withRememberedCart } from "./withRememberedCart.ts"
import { SafeCartGateway } from "./SafeCartGateway.ts"
import { userKind } from "./userKind.ts"

const isGuest = Effect.map(userKind, (kind) => kind === "guest")

/**
 * Backs an account's cart up (specification, section 6: guests have no backup). A cart that is merely found empty is
 * not backed up: it may have been lost. One that was emptied is: `wasEmptied`.
 *
 * Never fails, and ends after 5,000 ms at the latest (section 9): what could not be backed up is with the next change.
 */
export const saveBackup = Effect.fn("cart.backUp")(
  function* (cart: Pick<Cart, "items">, wasEmptied = false) {
    if ((yield* isGuest) || (cart.items.length === 0 && !wasEmptied)) return
    const { store } = yield* StoreScope
    const gateway = yield* SafeCartGateway
    // As it was made and in the bundle it was in: another text on the same piece is another cart.
    const items = cart.items.map((item) => toAddition(item))
    const fingerprint = JSON.stringify([store.id, items])
    if (Option.getOrUndefined(yield* lastBackup.read) === fingerprint) return
    yield* gateway.saveSafeCart({ items })
    yield* lastBackup.write(fingerprint)
  },
  Effect.catch((error) => Effect.logWarning("The cart was not backed up", error.message)),
)

/**
 * What is backed up, to be offered where the shop's cart is empty; nothing for guests, without a backup (404), and when
 * it cannot be read in time.
 */
export const readBackup = Effect.fn("cart.readBackup")(function* () {
  const none: readonly CartAddition[] = []
  if (yield* isGuest) return none
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
 * Puts what is backed up into the cart again, as far as the shop has it: what does not fit stays out. Answers the cart.
 * Fails with `BackendError`.
 */
export const restoreBackup = Effect.fn("cart.restoreBackup")(function* () {
  const items = yield* readBackup()
  if (items.length === 0) return yield* loadCart()
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.moveWishlistToCart(items))
})

/** Lets the backup go; what logins left out is kept all the same. */
export const discardBackup = Effect.fn("cart.discardBackup")(function* () {
  const gateway = yield* SafeCartGateway
  yield* gateway.saveSafeCart({ items: [] })
  yield* lastBackup.remove
})
