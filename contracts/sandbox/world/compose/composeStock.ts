import { hash } from "../hash.ts"
import type { WorldColour, WorldProduct, WorldSize } from "../World.ts"
import type { NonEmpty } from "../pick.ts"

/** Planned availability of a product as a whole; the stock of its skus is pseudo-random. */
export type Availability = "stocked" | "sold_out" | "coming_soon" | "back_soon"

/** Returns the availability of the product with this ordinal: nearly all are stocked. */
export const plannedAvailability = (ordinal: number): Availability => {
  if (ordinal % 61 === 23) return "coming_soon"
  if (ordinal % 71 === 41) return "back_soon"
  if (ordinal % 97 === 67) return "sold_out"
  return "stocked"
}

/**
 * Returns the initial stock of a product: about one sku in eleven is sold out, one in seven has one to three units
 * left, the others 4 to 63. A stocked product always has five or more of one sku in every store. Unknown colours and
 * sizes have none.
 */
export const composeStock = (
  mfname: string,
  planned: Availability,
  colours: NonEmpty<WorldColour>,
  sizes: NonEmpty<WorldSize>,
): WorldProduct["stock"] => {
  if (planned !== "stocked") return () => 0
  return (storeId, colourId, sizeId) => {
    const size = sizes.findIndex(({ id }) => id === sizeId)
    if (size < 0 || !colours.some(({ id }) => id === colourId)) return 0
    const chance = hash(mfname, storeId, colourId, sizeId)
    const isAlwaysInStock = colours[0].id === colourId && size === Math.floor(sizes.length / 2)
    if (isAlwaysInStock) return 5 + (chance % 40)
    if (chance % 100 < 9) return 0
    return chance % 100 < 23 ? 1 + (chance % 3) : 4 + ((chance >>> 8) % 60)
  }
}
