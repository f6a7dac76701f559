import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { OnQueued } from "../shared/OnQueued.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { StorageError } from "../shared/StorageError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { QueuedAddition } from "./QueuedAddition.ts"
import { addToCart } from "./addToCart.ts"
import { additionLock, changePending } from "./pendingCart.ts"

/**
 * Puts pieces of a sku into the cart; where the shop cannot be reached the device keeps them, in order, under the key
 * they were sent with, so that an addition whose answer was lost is not made twice (rulings R6 and R8). One that waits
 * in the waiting room is kept meanwhile: a page that is loaded again goes on with it. The lock tells other tabs that it
 * is being sent.
 *
 * Fails as `addToCart` does; with `QueuedAddition` when the addition waits on the device. A device that cannot keep it
 * answers the failure of the call.
 */
export const addToCartOrQueue = Effect.fn("cart.addToCartOrQueue")(function* (
  addition: CartAddition & { readonly name?: string },
) {
  const { store } = yield* StoreScope
  const ids = yield* IdGenerator
  const lock = yield* CrossTabLock
  const key = yield* ids.uuid
  const { name: _, ...asked } = addition
  let isQueued = false
  const enqueue = Effect.suspend(() =>
    isQueued
      ? Effect.void
      : Effect.map(
          changePending((items) => [...items, { ...addition, key, storeId: store.id }]),
          () => {
            isQueued = true
          },
        ),
  )
  const dequeue = Effect.suspend(() =>
    isQueued
      ? ignoreStorageError(changePending((items) => items.filter((item) => Object(item).key !== key)))
      : Effect.void,
  )
  const canRetryLater = ({ reason }: BackendError) =>
    reason._tag === "Unreachable" || reason._tag === "TimedOut" || (isQueued && reason._tag === "RateLimited")
  return yield* lock.withLock(additionLock(key))(
    addToCart(asked, key).pipe(
      Effect.provideService(OnQueued, ignoreStorageError(enqueue)),
      Effect.tap(() => dequeue),
      Effect.tapError((error) => (error._tag === "BackendError" && canRetryLater(error) ? Effect.void : dequeue)),
      Effect.catchTag("BackendError", (error) =>
        canRetryLater(error)
          ? Effect.andThen(
              Effect.mapError(enqueue, () => error),
              Effect.fail(new QueuedAddition()),
            )
          : Effect.fail(error),
      ),
    ),
  )
})

/** The addition goes on where the device did not keep or forget it. */
function ignoreStorageError<R>(change: Effect.Effect<void, StorageError, R>): Effect.Effect<void, never, R> {
  return Effect.catch(change, (error) =>
    Effect.logWarning("What waits on this device was not changed", error.reason._tag),
  )
}
