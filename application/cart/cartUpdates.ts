import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartMerge } from "../../domain/cart/CartMerge.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { lastBackup } from "./lastBackup.ts"
import { loadCart } from "./loadCart.ts"
import { changePending, readPending } from "./pendingCart.ts"
import { type PendingItem, pendingItems } from "./PendingItem.ts"
import { SafeCartGateway } from "./SafeCartGateway.ts"

/** What the shopper is to be told of the cart beside its lines. */
export interface CartUpdates {
  /** Waits on this device until the shop can be reached. */
  readonly waiting: readonly PendingItem[]
  /** What the shop would not have when it was pushed. */
  readonly refused: readonly (PendingItem & { readonly refusal: NonNullable<PendingItem["refusal"]> })[]
  /** The last login's merge, until it was seen on this device. */
  readonly merge?: CartMerge
}

const seenMerge = storedValue("seenMerge", 1, Schema.String)

/** The news of a cart in this store. */
export const cartUpdates = Effect.fn("cart.updates")(function* (cart: Pick<Cart, "merge"> | undefined) {
  const { store } = yield* StoreScope
  const kept = yield* Effect.orElseSucceed(readPending, (): readonly unknown[] => [])
  const items = pendingItems(kept).items.filter(({ storeId }) => storeId === store.id)
  const seen = Option.getOrUndefined(yield* seenMerge.read)
  const updates: CartUpdates = {
    waiting: items.filter(({ refusal }) => refusal === undefined),
    refused: items.flatMap(({ refusal, ...item }) => (refusal === undefined ? [] : [{ ...item, refusal }])),
    ...(cart?.merge === undefined || cart.merge.id === seen ? {} : { merge: cart.merge }),
  }
  return updates
})

/** The shopper has read the news: they are not told again on this device. What waits goes on waiting. */
export const dismissCartUpdates = Effect.fn("cart.dismissUpdates")(function* ({ merge, refused }: CartUpdates) {
  if (merge !== undefined) yield* seenMerge.write(merge.id)
  const keys = refused.map(({ key }) => key)
  if (keys.length === 0) return
  yield* Effect.catch(
    changePending((kept) => pendingItems(kept).items.filter(({ key }) => !keys.includes(key))),
    (error) => Effect.logWarning("The device did not forget what was refused", error),
  )
})

/** Lets go of everything that is kept for later, and of the backup, and answers the cart. */
export const discardLeftovers = Effect.fn("cart.discardLeftovers")(function* () {
  const gateway = yield* SafeCartGateway
  yield* gateway.deleteSafeCart()
  yield* lastBackup.remove
  return yield* loadCart()
})
