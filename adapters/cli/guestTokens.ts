import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { storedValue } from "../../application/platform/StoredValue.ts"
import type { GuestOrderToken } from "../../domain/account/Registration.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"

const MAX_STORED = 50

const stored = storedValue(
  "guest-tokens",
  1,
  Schema.Array(Schema.Struct({ orderId: Schema.String, guestToken: Schema.String })),
)

/** Stores a guest order's token in the state file, which holds the newest fifty. */
export const saveGuestToken = Effect.fnUntraced(function* (orderId: OrderId, guestToken: string) {
  const previous = Option.getOrElse(yield* stored.read, () => [])
  yield* stored.write(
    [{ orderId, guestToken }, ...previous.filter((entry) => entry.orderId !== orderId)].slice(0, MAX_STORED),
  )
})

/** All stored tokens, for a sign-in that claims these orders. */
export const guestOrderTokens: Effect.Effect<readonly GuestOrderToken[], never, KeyValueStore> = Effect.map(
  stored.read,
  (tokens) =>
    Option.getOrElse(tokens, () => []).flatMap(({ orderId, guestToken }) =>
      isOrderId(orderId) ? [{ orderId, guestToken: Redacted.make(guestToken) }] : [],
    ),
)

/** Returns the stored token of a guest's order, if any. */
export const guestTokenOf = Effect.fnUntraced(function* (orderId: OrderId) {
  const previous = Option.getOrElse(yield* stored.read, () => [])
  return previous.find((entry) => entry.orderId === orderId)?.guestToken
})
