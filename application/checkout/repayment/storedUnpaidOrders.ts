import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { CrossTabLock } from "../../platform/CrossTabLock.ts"
import { storedByCodec } from "../../platform/StoredValue.ts"
import { StoreScope } from "../../store/StoreScope.ts"
import type { StoredOrder } from "../unpaidOrdersCodec.ts"
import { unpaidOrdersCodec } from "../unpaidOrdersCodec.ts"

/** Maximum number of stored orders; the oldest are dropped. */
const MAX_STORED = 20

const stored = storedByCodec(unpaidOrdersCodec)

/** Cross-tab lock, so that concurrent changes are not lost. */
const change = (next: (saved: readonly StoredOrder[], storeId: string) => readonly StoredOrder[]) =>
  Effect.gen(function* () {
    const { store } = yield* StoreScope
    const lock = yield* CrossTabLock
    yield* lock.withLock("selvedge.waitingOrders")(
      Effect.gen(function* () {
        const saved = Option.getOrElse(yield* stored.read, (): readonly StoredOrder[] => [])
        const after = next(saved, store.id)
        if (after.length === 0 && saved.length > 0) return yield* stored.remove
        if (after.length > 0) yield* stored.write(after.slice(0, MAX_STORED))
      }),
    )
  })

/**
 * Stores on this device that a purchase was submitted and may wait for its payment, so that the cart page can link to
 * it (F197).
 */
export const storeUnpaidOrder = (orderId: OrderId) =>
  change((saved, storeId) => [{ storeId, orderId }, ...saved.filter((one) => one.orderId !== orderId)])

/** Removes an order that is paid or does not exist. */
export const removeUnpaidOrder = (orderId: OrderId) => change((saved) => saved.filter((one) => one.orderId !== orderId))

/** Returns orders of this store that this device submitted and that may wait for their payment, newest first. */
export const storedUnpaidOrders = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const saved = Option.getOrElse(yield* stored.read, (): readonly StoredOrder[] => [])
  return saved.filter(({ storeId }) => storeId === store.id).map(({ orderId }) => orderId)
})
