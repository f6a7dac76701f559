import { hash } from "./hash.ts"
import { type Texts, texts } from "./texts.ts"
import type { WorldProduct, WorldStore } from "./World.ts"

export const ANNOUNCED_PROMOTION_ID = "MIDSEASON"

export const announcedPromotionName: Texts = texts("Mid-season sale")

/** About one product in twelve of those that are not reduced. */
const PROMOTED_ONE_IN = 12
const PROMOTION_PRICE_FACTOR = 0.8

/**
 * Returns the price of a product in a store during the announced promotion, at one of its price points; undefined for
 * most.
 */
export const upcomingPrice = (
  store: WorldStore,
  { mfname, basePrice, baseOldPrice, visibility }: WorldProduct,
): number | undefined => {
  if (baseOldPrice !== undefined || visibility !== undefined || hash(mfname, "announced") % PROMOTED_ONE_IN !== 0)
    return undefined
  const now = store.pricePoint(Math.round(basePrice * store.priceFactor))
  const then = store.pricePoint(Math.round(basePrice * store.priceFactor * PROMOTION_PRICE_FACTOR))
  return then < now ? then : undefined
}
