import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadNotice } from "../catalog/loadNotice.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything the page about a stock notification shows; apart from `loadPage`, since it needs a gateway that no other
 * page does. Never fails: what cannot be shown is a page that says so.
 */
export const loadNoticePage = Effect.fn("navigation.loadNoticePage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadNotice(address.parameters), (notice): PageContent => ({ content: "notice", notice })),
  )
})
