import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadRestockAlert } from "../catalog/restock/loadRestockAlert.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the restock alert page; separate from `loadPage` because of its gateway. Never fails: errors become error
 * pages.
 */
export const loadRestockAlertPage = Effect.fn("navigation.loadRestockAlertPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadRestockAlert(address.parameters), (notice): PageContent => ({ content: "notice", notice })),
  )
})
