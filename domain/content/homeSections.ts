import type { MarketingSpot } from "./MarketingSpot.ts"

/** The sections of a home page. Only the rows show products; the others show a picture of one at most. */
export interface HomeSections {
  readonly hero: MarketingSpot | undefined
  readonly tiles: readonly MarketingSpot[]
  readonly rows: readonly MarketingSpot[]
}

/** Returns the sections of a home page by the names of its spots. */
export function homeSections(spots: readonly MarketingSpot[]): HomeSections {
  const hero = spots.find(({ spot }) => spot.endsWith("hero")) ?? spots[0]
  const tiles = spots.filter((spot) => spot !== hero && spot.spot.endsWith("category"))
  return { hero, tiles, rows: spots.filter((spot) => spot !== hero && !tiles.includes(spot)) }
}
