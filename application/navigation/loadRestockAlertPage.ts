import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadRestockAlert } from "../catalog/loadRestockAlert.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything the page about a stock notification shows; apart from `loadPage`, since it needs a gateway that no other
 * page does. Never fails: what cannot be shown is a page that says so.
 */
export const loadRestockAlertPage = Effect.fn("navigation.loadRestockAlertPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadRestockAlert(address.parameters), (notice): PageContent => ({ content: "notice", notice })),
  )
})
