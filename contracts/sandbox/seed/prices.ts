import type { WorldProduct, WorldStore } from "../world/World.ts"

export interface StorePrice {
  readonly price: number
  readonly oldPrice?: number
}

/** Returns a product's price in a store, at one of its price points; without a reduction when rounding removes it. */
export const storePrice = (store: WorldStore, { basePrice, baseOldPrice }: WorldProduct): StorePrice => {
  const price = store.pricePoint(Math.round(basePrice * store.priceFactor))
  if (baseOldPrice === undefined) return { price }
  const oldPrice = store.pricePoint(Math.round(baseOldPrice * store.priceFactor))
  return oldPrice > price ? { price, oldPrice } : { price }
}
