import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadWishlistPage } from "../wishlist/loadWishlistPage.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything the page of the lists shows; apart from `loadPage`, since it needs gateways that no other page does. Never
 * fails: what cannot be shown is a page that says so.
 */
export const loadWishlistsPage = Effect.fn("navigation.loadWishlistsPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadWishlistPage(address.parameters), (wishlist): PageContent => ({ content: "wishlist", wishlist })),
  )
})
