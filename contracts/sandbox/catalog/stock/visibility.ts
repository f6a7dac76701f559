/** Visibility of a SKU or product, ascending (S4.15). */
export const VISIBILITIES = ["hidden", "sold_out", "coming_soon", "back_soon", "show"] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Up to this stock the number of units is shown. */
export const LOW_STOCK_UNITS = 3

/** The units in whole lots; a partial lot cannot be sold. */
export const unitsInLots = (units: number, lot: number): number => units - (units % lot)

/** `units` in whole lots. */
export const skuVisibility = (units: number, override: string | null): Visibility => {
  if (override === "hidden" || override === "coming_soon") return override
  if (units > 0) return "show"
  return override === "back_soon" ? "back_soon" : "sold_out"
}

export const isBuyable = (visibility: Visibility): boolean => visibility === "show"

/** The highest visibility of its SKUs; `hidden` for a product without SKUs. */
export const productVisibility = (units: readonly number[], override: string | null): Visibility =>
  units
    .map((left) => skuVisibility(left, override))
    .reduce<Visibility>((best, one) => (rank(one) > rank(best) ? one : best), "hidden")

const rank = (visibility: Visibility): number => VISIBILITIES.indexOf(visibility)

export interface StockDetails {
  readonly availability: "in_stock" | "low" | "none"
  readonly visibility: Visibility
  /** Only when stock is low. */
  readonly quantity?: number
}

export const stockDetails = (units: number, override: string | null): StockDetails => {
  const visibility = skuVisibility(units, override)
  if (!isBuyable(visibility)) return { availability: "none", visibility }
  return units <= LOW_STOCK_UNITS
    ? { availability: "low", visibility, quantity: units }
    : { availability: "in_stock", visibility }
}
