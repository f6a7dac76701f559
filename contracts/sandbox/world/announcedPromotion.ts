import { hash } from "./hash.ts"
import type { Texts } from "./texts.ts"
import type { WorldProduct, WorldStore } from "./World.ts"

export const ANNOUNCED_PROMOTION_ID = "MIDSEASON"

export const announcedPromotionName: Texts = {
  en: "Mid-season sale",
  es: "Rebajas de media temporada",
  ca: "Rebaixes de mitja temporada",
  fr: "Soldes de mi-saison",
  de: "Midseason-Sale",
  it: "Saldi di metà stagione",
  pt: "Saldos de meia estação",
  pl: "Wyprzedaż międzysezonowa",
  ja: "ミッドシーズンセール",
  zh: "季中特惠",
  ko: "미드시즌 세일",
  ar: "تخفيضات منتصف الموسم",
  he: "מבצע אמצע העונה",
}

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
