import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** The lists that the shop keeps for a registered shopper; 404 is none (specification, section 8; F67). */
export const savedLists = Effect.gen(function* () {
  const gateway = yield* WishlistGateway
  return Option.match(yield* gateway.listSavedWishlists, {
    onNone: (): readonly Wishlist[] => [],
    onSome: ({ wishlists }) => wishlists,
  })
})
