import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadWishlistPage } from "../wishlist/loadWishlistPage.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the wishlist page; separate from `loadPage` because of its gateways. Never fails: errors become error pages.
 */
export const loadWishlistsPage = Effect.fn("navigation.loadWishlistsPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadWishlistPage(address.parameters), (wishlist): PageContent => ({ content: "wishlist", wishlist })),
  )
})
