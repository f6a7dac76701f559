import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadNewsletter } from "../newsletter/loadNewsletter.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the newsletter page; separate from `loadPage` because of its gateway. Never fails: errors become error pages.
 */
export const loadNewsletterPage = Effect.fn("navigation.loadNewsletterPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadNewsletter(address.parameters), (newsletter): PageContent => ({
      content: "newsletter",
      newsletter,
    })),
  )
})
