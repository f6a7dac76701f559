import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadNewsletter, submitSignUp } from "../newsletter/loadNewsletter.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the newsletter page, or runs its sign-up form with the posted `fields`; separate from `loadPage` because of its
 * gateway. Never fails: errors become error pages.
 */
export const loadNewsletterPage = Effect.fn("navigation.loadNewsletterPage")(function* (
  address: PageAddress,
  fields?: Readonly<Record<string, string>>,
) {
  const { step, ...parameters } = address.parameters
  if (step !== undefined && step !== "subscribe") return yield* framedPage(address, Effect.succeed(notFound("page")))
  return yield* framedPage(
    address,
    Effect.map(fields === undefined ? loadNewsletter(parameters) : submitSignUp(fields), (newsletter): PageContent => ({
      content: "newsletter",
      newsletter,
    })),
  )
})
