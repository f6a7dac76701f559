import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** The newest of them are kept. */
const MAX_STORED = 20

const stored = storedValue(
  "waitingOrders",
  1,
  Schema.Array(Schema.Struct({ storeId: Schema.String, orderId: Schema.String.pipe(Schema.refine(isOrderId)) })),
)
type StoredOrder = { readonly storeId: string; readonly orderId: OrderId }

/** One tab at a time, so that none writes over what another has just kept. */
const change = (next: (kept: readonly StoredOrder[], storeId: string) => readonly StoredOrder[]) =>
  Effect.gen(function* () {
    const { store } = yield* StoreScope
    const lock = yield* CrossTabLock
    yield* lock.withLock("selvedge.waitingOrders")(
      Effect.gen(function* () {
        const kept = Option.getOrElse(yield* stored.read, (): readonly StoredOrder[] => [])
        const after = next(kept, store.id)
        if (after.length === 0 && kept.length > 0) return yield* stored.remove
        if (after.length > 0) yield* stored.write(after.slice(0, MAX_STORED))
      }),
    )
  })

/**
 * Remembers on this device that a purchase was sent and may wait for its payment, so that it is found again from the
 * cart (F197).
 */
export const storeUnpaidOrder = (orderId: OrderId) =>
  change((kept, storeId) => [{ storeId, orderId }, ...kept.filter((one) => one.orderId !== orderId)])

/** Forgets it: it is paid, or there is no such order. */
export const removeUnpaidOrder = (orderId: OrderId) => change((kept) => kept.filter((one) => one.orderId !== orderId))

/** Orders of this store that this device sent and that may wait for their payment, the newest first. */
export const storedUnpaidOrders = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const kept = Option.getOrElse(yield* stored.read, (): readonly StoredOrder[] => [])
  return kept.filter(({ storeId }) => storeId === store.id).map(({ orderId }) => orderId)
})
