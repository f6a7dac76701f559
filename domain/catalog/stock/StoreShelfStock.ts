import type { Sku } from "../../shared/Sku.ts"

/** Stock of a SKU in a physical store. */
export interface StoreShelfStock {
  readonly sku: Sku
  readonly productId: string
  readonly units: number
  /** Catalogue entry for a booking; absent when the backend does not report it. */
  readonly catentryId?: string
}

/** Stock level for a customer on the way to the store: `few` may be sold on arrival. */
export type AvailabilityLevel = "in" | "few" | "none"

/** Maximum units that count as `few`. */
const LOW_STOCK_MAX = 2

/** Returns the level of a stock count. */
export function availabilityLevel(units: number): AvailabilityLevel {
  if (!(units > 0)) return "none"
  return units <= LOW_STOCK_MAX ? "few" : "in"
}

/** Stock of the requested products in one physical store. */
export interface StoreStock {
  readonly physicalStoreId: string
  readonly stocks: readonly StoreShelfStock[]
}

/** Stock of a product in physical stores. */
export interface CommerceStock {
  /** Sum over all stores. */
  readonly units: number
  readonly stores: readonly (StoreStock & {
    readonly name: string
    readonly city: string
    readonly stateCode: string
    readonly countryCode: string
  })[]
}

/** Filter of a stock search. */
export interface CommerceStockScope {
  readonly colorId?: string
  readonly countryCode?: string
  readonly brandId?: string
  readonly stateCode?: string
  /** A top-level category. */
  readonly sectionId?: string
}
