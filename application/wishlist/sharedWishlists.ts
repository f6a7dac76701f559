import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isDefaultListName } from "../../domain/wishlist/defaultListName.ts"
import { DEFAULT_WISHLIST_NAME } from "../../domain/wishlist/Wishlist.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { SharedWishlistGateway, type SponsorList } from "./SharedWishlistGateway.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** The public list that a token opens; none where it opens nothing, or no longer. */
export const openSharedWishlist = Effect.fn("wishlist.openSharedWishlist")(function* (
  token: Redacted.Redacted<string>,
) {
  const gateway = yield* WishlistGateway
  return yield* gateway.getUserWishlist(token)
})

/**
 * Public lists by name and pin; none for a wrong pin as for a wrong name (F68). Fails with `WishlistNameEmpty` before
 * any call, and with `RateLimited` after too many tries.
 */
export const findWishlists = Effect.fn("wishlist.findWishlists")(function* (name: string, pin: string) {
  const normalizedName = yield* Effect.fromResult(checkWishlistName(name))
  const gateway = yield* SharedWishlistGateway
  const search = (wanted: string) =>
    Effect.catchReason(gateway.searchWishlists(wanted, Redacted.make(pin.trim())), "BackendError", "NotFound", () =>
      Effect.succeed([]),
    )
  const found = yield* search(normalizedName)
  // Its owner reads and tells the name under which the first list is shown, in whatever language.
  return found.length === 0 && isDefaultListName(normalizedName) ? yield* search(DEFAULT_WISHLIST_NAME) : found
})

/** What the shopper shares with others: public lists and event lists. */
export const listSharedWishlists = Effect.fn("wishlist.listSharedWishlists")(function* () {
  const gateway = yield* SharedWishlistGateway
  return yield* gateway.listSharedLists
})

/**
 * Public lists of the teens that the shopper sponsors, without those who share none. Their links and pins stay theirs.
 */
export const listSponsoredWishlists = Effect.fn("wishlist.listSponsoredWishlists")(function* () {
  const gateway = yield* SharedWishlistGateway
  const teens = yield* gateway.listSponsorLists
  return teens.flatMap(({ wishlists, ...teen }): readonly SponsorList[] =>
    wishlists.length === 0
      ? []
      : [{ ...teen, wishlists: wishlists.map(({ sharedToken: _token, pin: _pin, ...list }) => list) }],
  )
})
