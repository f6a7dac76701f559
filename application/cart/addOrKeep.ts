import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { BeforeWaiting } from "../shared/BeforeWaiting.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { StorageError } from "../shared/StorageError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { AdditionKept } from "./AdditionKept.ts"
import { addToCart } from "./addToCart.ts"
import { additionLock, changePending } from "./pendingCart.ts"

/**
 * Puts pieces of a sku into the cart; where the shop cannot be reached the device keeps them, in order, under the key
 * they were sent with, so that an addition whose answer was lost is not made twice (rulings R6 and R8). One that waits
 * in the waiting room is kept meanwhile: a page that is loaded again goes on with it. The lock tells other tabs that it
 * is being sent.
 *
 * Fails as `addToCart` does; with `AdditionKept` when the addition waits on the device. A device that cannot keep it
 * answers the failure of the call.
 */
export const addOrKeep = Effect.fn("cart.addOrKeep")(function* (addition: CartAddition & { readonly name?: string }) {
  const { store } = yield* StoreScope
  const ids = yield* IdGenerator
  const lock = yield* CrossTabLock
  const key = yield* ids.uuid
  const { name: _, ...asked } = addition
  let isKept = false
  const keep = Effect.suspend(() =>
    isKept
      ? Effect.void
      : Effect.map(
          changePending((items) => [...items, { ...addition, key, storeId: store.id }]),
          () => {
            isKept = true
          },
        ),
  )
  const forget = Effect.suspend(() =>
    isKept ? told(changePending((items) => items.filter((item) => Object(item).key !== key))) : Effect.void,
  )
  const waitsOn = ({ reason }: BackendError) =>
    reason._tag === "Unreachable" || reason._tag === "TimedOut" || (isKept && reason._tag === "RateLimited")
  return yield* lock.withLock(additionLock(key))(
    addToCart(asked, key).pipe(
      Effect.provideService(BeforeWaiting, told(keep)),
      Effect.tap(() => forget),
      Effect.tapError((error) => (error._tag === "BackendError" && waitsOn(error) ? Effect.void : forget)),
      Effect.catchTag("BackendError", (error) =>
        waitsOn(error)
          ? Effect.andThen(
              Effect.mapError(keep, () => error),
              Effect.fail(new AdditionKept()),
            )
          : Effect.fail(error),
      ),
    ),
  )
})

/** The addition goes on where the device did not keep or forget it. */
function told<R>(change: Effect.Effect<void, StorageError, R>): Effect.Effect<void, never, R> {
  return Effect.catch(change, (error) =>
    Effect.logWarning("What waits on this device was not changed", error.reason._tag),
  )
}
