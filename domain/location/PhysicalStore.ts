import type { Sku } from "../shared/Sku.ts"
import type { Place } from "./Place.ts"

/** What a store does besides selling. */
export const STORE_SERVICES = ["booking", "pickup", "returns", "tailoring"] as const
export type StoreService = (typeof STORE_SERVICES)[number]

/** A store in a street. */
export interface PhysicalStore extends Place {
  readonly phones: readonly string[]
  readonly services: readonly StoreService[]
  readonly groupingId: string
}

/** A kind of store, for example the flagships, with its stores. */
export interface StoreGrouping {
  readonly id: string
  readonly name: string
  readonly physicalStores: readonly PhysicalStore[]
}

/** A store in which a product can be collected, with what it has of it. */
export interface PickupStore {
  readonly physicalStore: PhysicalStore
  readonly skus: readonly { readonly sku: Sku; readonly units: number }[]
}

/** The favourite stores of a shopper, the one added last first. */
export interface FavouriteStores {
  readonly storeIds: readonly string[]
  readonly maximum: number
}
