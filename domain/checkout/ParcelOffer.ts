import type { ShippingMethod } from "./Shipping.ts"

/** One of the parcels a cart would be sent in, and the ways it can go to an address. */
export interface ParcelOffer {
  /** Where it is sent from; names the parcel. */
  readonly originId: string
  /** Lines of the cart it holds. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  /** With the days of this parcel. A price is paid once, however many parcels go by its method. */
  readonly methods: readonly ShippingMethod[]
}

/** How a cart can be had: its ways, and its parcels where an address is reached from more than one origin. */
export interface DeliveryOffer {
  readonly methods: readonly ShippingMethod[]
  /** Empty for what comes in one. */
  readonly parcels: readonly ParcelOffer[]
}
