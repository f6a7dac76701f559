import * as Effect from "effect/Effect"
import type { MarketingSpot } from "../../domain/content/MarketingSpot.ts"
import { ContentGateway } from "../content/ContentGateway.ts"

/** What a store's home page shows. */
export interface HomePage {
  readonly spots: readonly MarketingSpot[]
}

/** Prefix of the spots on a home page. */
const HOME_SPOTS = "home"

/** The editorial spots of the home page, in their order. */
export const loadHomePage = Effect.fn("catalog.loadHomePage")(function* () {
  const gateway = yield* ContentGateway
  const spots = yield* gateway.listMarketingSpots(HOME_SPOTS)
  return { spots: spots.toSorted((a, b) => a.position - b.position) } satisfies HomePage
})
