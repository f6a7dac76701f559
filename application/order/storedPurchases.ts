import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"

/** The newest of them are kept: nobody comes back to the confirmation of an older one. */
const MAX_STORED = 20

const stored = storedValue(
  "purchases",
  1,
  Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      /** Whether analytics was told of it. */
      isTold: Schema.Boolean,
    }),
  ),
)

const read = Effect.map(stored.read, (kept) => Option.getOrElse(kept, () => []))

/** One tab at a time, so that two of them never both find a purchase untold. */
const withPurchaseLock = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(CrossTabLock, (lock) => lock.withLock("selvedge.purchases")(effect))

/** Remembers that an order is bought on this device; the device that bought it is the one that tells of it. */
export const rememberPurchase = Effect.fnUntraced(function* (orderId: OrderId) {
  const kept = yield* read
  if (kept.some((purchase) => purchase.orderId === orderId)) return
  yield* stored.write([{ orderId, isTold: false }, ...kept].slice(0, MAX_STORED))
}, withPurchaseLock)

/** Whether an order was bought on this device and nobody was told of it until now; from now on somebody is. */
export const claimUnreportedPurchase = Effect.fnUntraced(function* (orderId: OrderId) {
  const kept = yield* read
  if (!kept.some((purchase) => purchase.orderId === orderId && !purchase.isTold)) return false
  yield* stored.write(kept.map((purchase) => (purchase.orderId === orderId ? { orderId, isTold: true } : purchase)))
  return true
}, withPurchaseLock)
