import type { Sku } from "../shared/Sku.ts"

/** Units of a sku on the shelves of a physical store. */
export interface StoreShelfStock {
  readonly sku: Sku
  readonly productId: string
  readonly units: number
  /** What a booking of it names; absent where the backend does not say. */
  readonly catentryId?: string
}

/** What a shelf promises a shopper who is on the way: `few` may be gone on arrival. */
export type AvailabilityLevel = "in" | "few" | "none"

/** So many and fewer are few. */
const LOW_STOCK_MAX = 2

/** The state of a shelf with so many units. */
export function availabilityLevel(units: number): AvailabilityLevel {
  if (!(units > 0)) return "none"
  return units <= LOW_STOCK_MAX ? "few" : "in"
}

/** What one physical store has of the products that were asked for. */
export interface StoreStock {
  readonly physicalStoreId: string
  readonly stocks: readonly StoreShelfStock[]
}

/** Where a product lies in physical stores. */
export interface CommerceStock {
  /** In all of them together. */
  readonly units: number
  readonly stores: readonly (StoreStock & {
    readonly name: string
    readonly city: string
    readonly stateCode: string
    readonly countryCode: string
  })[]
}

/** What a search for commerce stock keeps to. */
export interface CommerceStockScope {
  readonly colorId?: string
  readonly countryCode?: string
  readonly brandId?: string
  readonly stateCode?: string
  /** A category of the first level. */
  readonly sectionId?: string
}
