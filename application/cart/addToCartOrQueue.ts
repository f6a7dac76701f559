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
import { additionLock, changePending } from "./pending/pendingCart.ts"

/**
 * Adds units of a SKU to the cart. When the backend is unreachable the addition is queued on the device, in order and
 * under its idempotency key, so that an addition whose response was lost takes effect once (R6 and R8). An
 * addition in the waiting room is queued too, so that a reloaded page continues it. A lock shows other tabs that it is
 * being sent.
 *
 * Fails as `addToCart` does; with `QueuedAddition` when the addition was queued. If the device cannot store it, fails
 * with the error of the call.
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

/** A storage error must not stop the addition. */
function ignoreStorageError<R>(change: Effect.Effect<void, StorageError, R>): Effect.Effect<void, never, R> {
  return Effect.catch(change, (error) =>
    Effect.logWarning("What waits on this device was not changed", error.reason._tag),
  )
}
