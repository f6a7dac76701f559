import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { storedValue } from "../platform/StoredValue.ts"

const CheckoutAttempt = Schema.Struct({ orderId: Schema.String, key: Schema.String })

const stored = storedValue("checkout-attempt", 1, CheckoutAttempt)

/**
 * The idempotency key of the attempt that is under way for an order, kept on the device, so that a reload or a second click
 * sends the same attempt again and not a new one.
 */
export const attemptKey = Effect.fnUntraced(function* (orderId: OrderId) {
  const kept = yield* stored.read
  if (Option.isSome(kept) && kept.value.orderId === orderId) return kept.value.key
  const ids = yield* IdGenerator
  const key = yield* ids.uuid
  yield* stored.write({ orderId, key })
  return key
})

/** Ends the attempt: its outcome is known, and the next submission is another one. */
export const endAttempt = stored.remove
