import { hash } from "../hash.ts"
import { euroPricePoint } from "./pricePoints.ts"

/** Base price in euro cents, with the price before a reduction for about one product in seven. */
export interface BasePrice {
  readonly basePrice: number
  readonly baseOldPrice?: number
}

/**
 * Returns a price between two amounts in euros, in proportion to the fabric's price; reductions are 25 to 50 percent.
 */
export const composePrice = (mfname: string, [from, to]: readonly [number, number], priceFactor: number): BasePrice => {
  const chance = hash(mfname, "price")
  const full = euroPricePoint((from + (chance % (to - from + 1))) * priceFactor * 100)
  const reductionHash = hash(mfname, "reduction")
  if (reductionHash % 100 >= 15) return { basePrice: full }
  const keep = 0.5 + ((reductionHash >>> 16) % 6) * 0.05
  return { basePrice: euroPricePoint(full * keep), baseOldPrice: full }
}
