import type { ShippingMethod } from "./Shipping.ts"

/** One parcel of a cart, with its shipping methods to an address. */
export interface ParcelOffer {
  /** ID of its origin, unique per parcel. */
  readonly originId: string
  /** Cart lines in it. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  /** With the delivery days of this parcel. A method's price is charged once for all parcels that use it. */
  readonly methods: readonly ShippingMethod[]
}

/** Delivery options of a cart, and its parcels when it ships from several origins. */
export interface DeliveryOffer {
  readonly methods: readonly ShippingMethod[]
  /** Empty for a single parcel. */
  readonly parcels: readonly ParcelOffer[]
}
