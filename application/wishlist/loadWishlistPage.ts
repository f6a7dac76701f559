import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import { userKind } from "../cart/userKind.ts"
import { listWishlists } from "./listWishlists.ts"
import { openSharedWishlist } from "./sharedWishlists.ts"
import type { WishlistPage } from "./WishlistPage.ts"

/**
 * Loads the wishlist page: with a token the public list it opens, otherwise the customer's own. Fails with
 * `BackendError`.
 */
export const loadWishlistPage = Effect.fn("wishlist.loadWishlistPage")(function* (
  parameters: Readonly<Record<string, string>>,
) {
  const { token } = parameters
  if (token !== undefined) {
    const found = yield* openSharedWishlist(Redacted.make(token))
    const page: WishlistPage = { shared: Option.getOrElse(Option.map(found, withoutSecrets), () => "gone" as const) }
    return page
  }
  const empty: WishlistPage = {}
  if ((yield* userKind) === "guest") return empty
  const own = yield* Effect.catchTag(listWishlists(), "StorageError", () => Effect.undefined)
  const page: WishlistPage = own === undefined ? {} : { own: { ...own, wishlists: own.wishlists.map(withoutSecrets) } }
  return page
})

/** Secrets must not be serialized; the page loads the customer's lists again after hydration. */
function withoutSecrets({ sharedToken: _token, pin: _pin, ...list }: Wishlist): Wishlist {
  return list
}
