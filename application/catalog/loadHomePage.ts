import * as Effect from "effect/Effect"
import { toProductCard } from "../../domain/catalog/toProductCard.ts"
import type { MarketingSpot } from "../../domain/content/MarketingSpot.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { ContentGateway } from "../content/ContentGateway.ts"

/** Content of a store's home page. Kept minimal, since it is serialized into the page. */
export interface HomePage {
  readonly spots: readonly MarketingSpot[]
}

/** Prefix of the spots on a home page. */
const HOME_SPOTS = "home"

/** A row shows four products; a tile links to a category with a picture of one product. */
const ROW_PRODUCTS = 4
const TILE_PRODUCTS = 2

/**
 * Returns the editorial spots of the home page in order; none when the request fails, since menu and categories still
 * work.
 */
export const loadHomePage = Effect.fn("catalog.loadHomePage")(function* () {
  const gateway = yield* ContentGateway
  const spots = yield* gateway.listMarketingSpots(HOME_SPOTS).pipe(
    // When the store is full the page must be the waiting room, not a home page without spots.
    Effect.catch((error) =>
      error.reason._tag === "RateLimited"
        ? Effect.fail(error)
        : optionalSection<readonly MarketingSpot[], never>("Spots of the home page", Effect.fail(error), []),
    ),
  )
  return { spots: spots.toSorted((a, b) => a.position - b.position).map(shown) } satisfies HomePage
})

function shown(spot: MarketingSpot): MarketingSpot {
  return {
    ...spot,
    products: spot.products.slice(0, spot.spot.endsWith("category") ? TILE_PRODUCTS : ROW_PRODUCTS).map(toProductCard),
  }
}
