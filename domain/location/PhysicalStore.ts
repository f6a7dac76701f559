import type { Sku } from "../shared/Sku.ts"
import type { Place } from "./Place.ts"

/** Services of a physical store. */
export const STORE_SERVICES = ["booking", "pickup", "returns", "tailoring"] as const
export type StoreService = (typeof STORE_SERVICES)[number]

/** A physical store. */
export interface PhysicalStore extends Place {
  readonly phones: readonly string[]
  readonly services: readonly StoreService[]
  readonly groupingId: string
  /** Zoom level of the map of its page; absent when the backend reports none. */
  readonly zoom?: number
  /** Base address of its marker images; absent where those of the country store apply. */
  readonly staticUrl?: string
}

/** A kind of store, for example flagships, with its stores. */
export interface StoreGrouping {
  readonly id: string
  readonly name: string
  readonly physicalStores: readonly PhysicalStore[]
}

/** A store that offers pickup of a product, with its stock. */
export interface PickupStore {
  readonly physicalStore: PhysicalStore
  readonly skus: readonly { readonly sku: Sku; readonly units: number }[]
}

/** A customer's favourite stores, most recently added first. */
export interface FavouriteStores {
  readonly storeIds: readonly string[]
  readonly maximum: number
}
