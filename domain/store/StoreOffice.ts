import type { Money } from "../shared/Money.ts"

/** Stores that belong together, by the part of the world they are in. */
export interface StoreGroup {
  readonly id: string
  readonly storeIds: readonly string[]
}

/** A store that is wished for (specification, section 3: store creation). */
export interface StoreCreation {
  /** Eight digits. */
  readonly identifier: string
  readonly category: string
  /** ISO 4217 letters. */
  readonly currencyCode: string
  readonly payments: readonly string[]
  readonly fulfilmentCentres: readonly string[]
  readonly notificationEmail: string
}

/** Something analytics may be told, once a visitor has agreed to its cookie group. */
export interface AnalyticsTopic {
  readonly id: string
  readonly cookieGroup: string
  readonly events: readonly string[]
}

/** What one way of delivery costs before there is a cart. */
export interface DeliveryPrice {
  readonly shippingMethodId: string
  readonly kind: string
  readonly name: string
  readonly price: Money
  /** Total of products from which it is free. */
  readonly freeFrom?: Money
}
