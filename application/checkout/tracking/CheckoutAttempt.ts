import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { CrossTabLock } from "../../platform/CrossTabLock.ts"
import { IdGenerator } from "../../platform/IdGenerator.ts"
import type { KeyValueStore } from "../../platform/KeyValueStore.ts"
import { storedValue } from "../../platform/StoredValue.ts"
import { StoreScope } from "../../store/StoreScope.ts"

/** Maximum number of stored attempts; older ones are dropped. */
const MAX_STORED = 20

const CheckoutAttempts = Schema.Array(
  Schema.Struct({ storeId: Schema.String, orderId: Schema.String, key: Schema.String }),
)
type Attempts = typeof CheckoutAttempts.Type

/** Idempotency key of an order's payment attempt until its outcome is known. */
export interface PaymentAttempt {
  readonly key: (
    orderId: OrderId,
  ) => Effect.Effect<string, never, CrossTabLock | IdGenerator | KeyValueStore | StoreScope>
  /** Ends an order's attempt, so that its next submission gets a new key; other orders are not affected. */
  readonly end: (orderId: OrderId) => Effect.Effect<void, never, CrossTabLock | KeyValueStore | StoreScope>
}

/**
 * Idempotency keys of pending attempts, one per order, stored on the device so that a reload, a second click or another
 * tab repeats the same attempt.
 */
function storeAttempts(name: string): PaymentAttempt {
  const stored = storedValue(name, 2, CheckoutAttempts)
  /** Runs with the stored attempts under a cross-tab lock, so that two tabs cannot both create an attempt. */
  const withAttempt = <A, R>(
    orderId: OrderId,
    use: (own: Attempts[number] | undefined, others: Attempts, storeId: string) => Effect.Effect<A, never, R>,
  ) =>
    Effect.gen(function* () {
      const { store } = yield* StoreScope
      const lock = yield* CrossTabLock
      return yield* lock.withLock(name)(
        Effect.flatMap(stored.read, (read) => {
          const saved = Option.getOrElse(read, (): Attempts => [])
          const own = saved.find((attempt) => attempt.orderId === orderId && attempt.storeId === store.id)
          return use(
            own,
            saved.filter((attempt) => attempt !== own),
            store.id,
          )
        }),
      )
    })
  return {
    key: (orderId) =>
      withAttempt(
        orderId,
        Effect.fnUntraced(function* (own, others, storeId) {
          if (own !== undefined) return own.key
          const key = yield* (yield* IdGenerator).uuid
          yield* stored.write([{ storeId, orderId, key }, ...others].slice(0, MAX_STORED))
          return key
        }),
      ),
    end: (orderId) =>
      withAttempt(orderId, (own, others) =>
        own === undefined ? Effect.void : others.length === 0 ? stored.remove : stored.write(others),
      ),
  }
}

/** Attempts to buy a cart. */
export const checkoutAttempt = storeAttempts("checkout-attempt")

/** Attempts to pay an unpaid order again. */
export const repayAttempt = storeAttempts("repay-attempt")
