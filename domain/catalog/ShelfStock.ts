import type { Sku } from "../shared/Sku.ts"

/** Units of a sku on the shelves of a physical store. */
export interface ShelfStock {
  readonly sku: Sku
  readonly productId: string
  readonly units: number
}

/** What one physical store has of the products that were asked for. */
export interface StoreStock {
  readonly physicalStoreId: string
  readonly stocks: readonly ShelfStock[]
}

/** Where a product lies in physical stores. */
export interface CommerceStock {
  /** In all of them together. */
  readonly units: number
  readonly stores: readonly (StoreStock & { readonly name: string; readonly city: string; readonly stateCode: string; readonly countryCode: string })[]
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
