import type { ShippingChoice, ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import type { CollectionPlace } from "../../../../domain/shared/CollectionPlace.ts"
import type { ShopError } from "../../../runtime/CommandResult.ts"

/** A place to collect at, with what is read of it. */
export interface ChosenPlace {
  readonly place: CollectionPlace
  /** Name and address, line by line. */
  readonly lines: readonly string[]
}

/** How one parcel goes. */
export interface ChosenParcel {
  readonly originId: string
  readonly method: ShippingMethod
}

/**
 * What is chosen of a delivery beyond its method: where it waits, in which hours it is brought, or how each parcel
 * goes.
 */
export interface ChosenDelivery {
  readonly place?: ChosenPlace
  readonly range?: ShippingRange
  readonly parcels?: readonly ChosenParcel[]
}

/** A delivery in the shop's words; the address of what is collected says who does it. */
export function shippingChoice(
  { id, kind }: ShippingMethod,
  addressId: string,
  { place, range, parcels = [] }: ChosenDelivery = {},
): ShippingChoice {
  if (place !== undefined) return { shippingMethodId: id, place: place.place, addressId }
  const apart = parcels.filter(({ method }) => method.id !== id).map(({ originId, method }) => [originId, method.id])
  return {
    shippingMethodId: id,
    kind,
    addressId,
    ...(range === undefined ? {} : { rangeId: range.id }),
    ...(apart.length === 0 ? {} : { parcels: Object.fromEntries(apart) }),
  }
}

const GONE: readonly (string | undefined)[] = ["_ERR_SHIPPING_POINT_GONE", "_ERR_SHIPPING_RANGE_GONE"]

/** Whether the shop refused because the place or the hours that were chosen are not possible any more. */
export function isShippingGone(error: ShopError): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && GONE.includes(error.reason.key)
}
