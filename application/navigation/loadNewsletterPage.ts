import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadNewsletter } from "../newsletter/loadNewsletter.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything the newsletter's page shows; apart from `loadPage`, since it needs a gateway that few pages do. Never
 * fails: what cannot be shown is a page that says so.
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
