import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** Returns a registered customer's lists at the backend; 404 means none (S8.10; F67). */
export const savedLists = Effect.gen(function* () {
  const gateway = yield* WishlistGateway
  return Option.match(yield* gateway.listSavedWishlists, {
    onNone: (): readonly Wishlist[] => [],
    onSome: ({ wishlists }) => wishlists,
  })
})
