import * as Effect from "effect/Effect"
import { HELP_SPOTS, matchHelpArticles, toHelpArticles } from "../../domain/content/matchHelpArticles.ts"
import { FoundContentGateway } from "./FoundContentGateway.ts"

/** Returns the help articles that contain every word of a search; all of them for an empty search. */
export const searchHelp = Effect.fn("content.searchHelp")(function* (search: string) {
  const gateway = yield* FoundContentGateway
  return matchHelpArticles(toHelpArticles(yield* gateway.listCmsSpots(HELP_SPOTS)), search)
})
