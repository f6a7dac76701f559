import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"

/** Maximum number of stored purchases; confirmations of older ones are rarely reopened. */
const MAX_STORED = 20

const stored = storedValue(
  "purchases",
  1,
  Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      /** Whether the purchase was reported to analytics. */
      isReported: Schema.Boolean,
    }),
  ),
)

const read = Effect.map(stored.read, (saved) => Option.getOrElse(saved, () => []))

/** Cross-tab lock, so that two tabs cannot both claim an unreported purchase. */
const withPurchaseLock = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(CrossTabLock, (lock) => lock.withLock("selvedge.purchases")(effect))

/** Stores that an order was bought on this device, which is the one that reports it. */
export const rememberPurchase = Effect.fnUntraced(function* (orderId: OrderId) {
  const saved = yield* read
  if (saved.some((purchase) => purchase.orderId === orderId)) return
  yield* stored.write([{ orderId, isReported: false }, ...saved].slice(0, MAX_STORED))
}, withPurchaseLock)

/** Returns whether an order was bought on this device and not yet reported, and marks it as reported. */
export const claimUnreportedPurchase = Effect.fnUntraced(function* (orderId: OrderId) {
  const saved = yield* read
  if (!saved.some((purchase) => purchase.orderId === orderId && !purchase.isReported)) return false
  yield* stored.write(
    saved.map((purchase) => (purchase.orderId === orderId ? { orderId, isReported: true } : purchase)),
  )
  return true
}, withPurchaseLock)
