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
const ONE_IN = 12
const KEEPS = 0.8

/**
 * The price that the announced promotion will bring a product in a store, at one of its price points; undefined for
 * most.
 */
export const announcedPrice = (
  store: WorldStore,
  { mfname, basePrice, baseOldPrice, visibility }: WorldProduct,
): number | undefined => {
  if (baseOldPrice !== undefined || visibility !== undefined || hash(mfname, "announced") % ONE_IN !== 0)
    return undefined
  const now = store.pricePoint(Math.round(basePrice * store.priceFactor))
  const then = store.pricePoint(Math.round(basePrice * store.priceFactor * KEEPS))
  return then < now ? then : undefined
}
