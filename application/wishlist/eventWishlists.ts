import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { EventUnits } from "../../domain/wishlist/EventWishlist.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { trackAdditions } from "../analytics/trackCart.ts"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { loadCart } from "../cart/loadCart.ts"
import { SharedWishlistGateway } from "./SharedWishlistGateway.ts"

/** Form values of a new event list; the backend generates a code when absent. */
export interface EventWishlistInput {
  readonly name: string
  /** Calendar date, `2026-06-20` (R23). */
  readonly date: string
  readonly accessCode?: string
  readonly items: readonly EventUnits[]
}

/** Creates an event list, from which other customers buy. Fails with `WishlistNameEmpty` before any call. */
export const createEventWishlist = Effect.fn("wishlist.createEventWishlist")(function* ({
  name,
  date,
  accessCode,
  items,
}: EventWishlistInput) {
  const normalizedName = yield* Effect.fromResult(checkWishlistName(name))
  const gateway = yield* SharedWishlistGateway
  const code = accessCode?.trim() ?? ""
  return yield* gateway.createEventWishlist({
    name: normalizedName,
    date,
    items,
    ...(code === "" ? {} : { accessCode: Redacted.make(code) }),
  })
})

/**
 * Adds units of an event list to the cart and returns the cart. Fails with `EventUnitsTaken` when fewer units are left,
 * with `NotFound` for a wrong code or event, and with `RateLimited` after too many attempts.
 */
export const buyFromEventWishlist = Effect.fn("wishlist.buyFromEventWishlist")(function* (
  eventId: string,
  accessCode: string,
  items: readonly EventUnits[],
) {
  const gateway = yield* SharedWishlistGateway
  const event = yield* gateway.createEventWishlist({ eventId, accessCode: Redacted.make(accessCode.trim()), items })
  yield* clearRememberedCart
  const cart = yield* loadCart()
  yield* trackAdditions(
    cart,
    items.map(({ partNumber, quantity }) => ({ sku: partNumber, quantity })),
  )
  return { event, cart }
})
