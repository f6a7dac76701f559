import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { storedValue } from "../platform/StoredValue.ts"

const CheckoutAttempt = Schema.Struct({ orderId: Schema.String, key: Schema.String })

/** The key of what is tried with an order until its outcome is known. */
export interface PaymentAttempt {
  readonly key: (orderId: OrderId) => Effect.Effect<string, never, IdGenerator | KeyValueStore>
  /** Its outcome is known, and the next submission is another attempt. */
  readonly end: Effect.Effect<void, never, KeyValueStore>
}

/**
 * The idempotency key of the attempt that is under way for an order, kept on the device, so that a reload or a second click
 * sends the same attempt again and not a new one.
 */
function attemptKept(name: string): PaymentAttempt {
  const stored = storedValue(name, 1, CheckoutAttempt)
  return {
    key: Effect.fnUntraced(function* (orderId: OrderId) {
      const kept = yield* stored.read
      if (Option.isSome(kept) && kept.value.orderId === orderId) return kept.value.key
      const ids = yield* IdGenerator
      const key = yield* ids.uuid
      yield* stored.write({ orderId, key })
      return key
    }),
    end: stored.remove,
  }
}

/** Buying a cart. */
export const checkoutAttempt = attemptKept("checkout-attempt")

/** Paying an order again that stands unpaid. */
export const repayAttempt = attemptKept("repay-attempt")
