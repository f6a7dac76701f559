import type { Money } from "../shared/Money.ts"

/** Stores of one world region. */
export interface StoreGroup {
  readonly id: string
  readonly storeIds: readonly string[]
}

/** An application for a new store (S3.28: store creation). */
export interface StoreCreation {
  /** Eight digits. */
  readonly identifier: string
  readonly category: string
  /** ISO 4217 code. */
  readonly currencyCode: string
  readonly payments: readonly string[]
  readonly fulfilmentCentres: readonly string[]
  readonly notificationEmail: string
}

/** An analytics topic that requires consent to its cookie group. */
export interface AnalyticsTopic {
  readonly id: string
  readonly cookieGroup: string
  readonly events: readonly string[]
}

/** Price of a delivery method before there is a cart. */
export interface DeliveryPrice {
  readonly shippingMethodId: string
  readonly kind: string
  readonly name: string
  readonly price: Money
  /** Product total from which it is free. */
  readonly freeFrom?: Money
  /** First and last day of arrival of an order placed today, as dates at the delivery address. */
  readonly earliest?: string
  readonly latest?: string
}
