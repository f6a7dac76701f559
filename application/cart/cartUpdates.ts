import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartMerge } from "../../domain/cart/CartMerge.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { lastBackup } from "./lastBackup.ts"
import { loadCart } from "./loadCart.ts"
import { changePending, readPending } from "./pending/pendingCart.ts"
import { type PendingItem, pendingItems } from "./pending/PendingItem.ts"
import { SafeCartGateway } from "./SafeCartGateway.ts"

/** Notices about a cart beside its lines. */
export interface CartUpdates {
  /** Additions that wait on this device until the backend is reachable. */
  readonly waiting: readonly PendingItem[]
  /** Additions that the backend rejected. */
  readonly refused: readonly (PendingItem & { readonly refusedReason: NonNullable<PendingItem["refusedReason"]> })[]
  /** Cart merge of the last sign-in, until dismissed on this device. */
  readonly merge?: CartMerge
}

const dismissedMerge = storedValue("seenMerge", 1, Schema.String)

/** Returns the notices of a cart in this store. */
export const cartUpdates = Effect.fn("cart.updates")(function* (cart: Pick<Cart, "merge"> | undefined) {
  const { store } = yield* StoreScope
  const stored = yield* Effect.orElseSucceed(readPending, (): readonly unknown[] => [])
  const items = pendingItems(stored).items.filter(({ storeId }) => storeId === store.id)
  const seen = Option.getOrUndefined(yield* dismissedMerge.read)
  const updates: CartUpdates = {
    waiting: items.filter(({ refusedReason }) => refusedReason === undefined),
    refused: items.flatMap(({ refusedReason, ...item }) =>
      refusedReason === undefined ? [] : [{ ...item, refusedReason }],
    ),
    ...(cart?.merge === undefined || cart.merge.id === seen ? {} : { merge: cart.merge }),
  }
  return updates
})

/** Dismisses the shown notices on this device. Pending additions keep waiting. */
export const dismissCartUpdates = Effect.fn("cart.dismissUpdates")(function* ({ merge, refused }: CartUpdates) {
  if (merge !== undefined) yield* dismissedMerge.write(merge.id)
  const keys = refused.map(({ key }) => key)
  if (keys.length === 0) return
  yield* Effect.catch(
    changePending((stored) => pendingItems(stored).items.filter(({ key }) => !keys.includes(key))),
    (error) => Effect.logWarning("The device did not forget what was refused", error),
  )
})

/** Discards all leftovers and the backup, and returns the cart. */
export const discardLeftovers = Effect.fn("cart.discardLeftovers")(function* () {
  const gateway = yield* SafeCartGateway
  yield* gateway.deleteSafeCart()
  yield* lastBackup.remove
  return yield* loadCart()
})
