import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isDefaultListName } from "../../domain/wishlist/defaultListName.ts"
import { DEFAULT_WISHLIST_NAME } from "../../domain/wishlist/Wishlist.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { SharedWishlistGateway, type SponsorList } from "./SharedWishlistGateway.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** Returns the public list of a token; none when the token is invalid or revoked. */
export const openSharedWishlist = Effect.fn("wishlist.openSharedWishlist")(function* (
  token: Redacted.Redacted<string>,
) {
  const gateway = yield* WishlistGateway
  return yield* gateway.getUserWishlist(token)
})

/**
 * Returns public lists by name and PIN; none for a wrong PIN or name, without distinction (F68). Fails with
 * `WishlistNameEmpty` before any call, and with `RateLimited` after too many attempts.
 */
export const findWishlists = Effect.fn("wishlist.findWishlists")(function* (name: string, pin: string) {
  const normalizedName = yield* Effect.fromResult(checkWishlistName(name))
  const gateway = yield* SharedWishlistGateway
  const search = (wanted: string) =>
    Effect.catchReason(gateway.searchWishlists(wanted, Redacted.make(pin.trim())), "BackendError", "NotFound", () =>
      Effect.succeed([]),
    )
  const found = yield* search(normalizedName)
  // The owner sees and shares the default list's display name, in any language.
  return found.length === 0 && isDefaultListName(normalizedName) ? yield* search(DEFAULT_WISHLIST_NAME) : found
})

/** Returns the public and event lists that the customer shares. */
export const listSharedWishlists = Effect.fn("wishlist.listSharedWishlists")(function* () {
  const gateway = yield* SharedWishlistGateway
  return yield* gateway.listSharedLists
})

/** Returns public lists of the teens that the customer sponsors, without teens who share none. Omits links and PINs. */
export const listSponsoredWishlists = Effect.fn("wishlist.listSponsoredWishlists")(function* () {
  const gateway = yield* SharedWishlistGateway
  const teens = yield* gateway.listSponsorLists
  return teens.flatMap(({ wishlists, ...teen }): readonly SponsorList[] =>
    wishlists.length === 0
      ? []
      : [{ ...teen, wishlists: wishlists.map(({ sharedToken: _token, pin: _pin, ...list }) => list) }],
  )
})
