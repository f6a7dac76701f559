import type { ShippingChoice, ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import type { PickupLocation } from "../../../../domain/shared/PickupLocation.ts"
import type { ShopError } from "../../../runtime/CommandResult.ts"

/** A place to collect at, with what is read of it. */
export interface ChosenPickupPoint {
  readonly place: PickupLocation
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
  readonly place?: ChosenPickupPoint
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
  const separateMethods = parcels
    .filter(({ method }) => method.id !== id)
    .map(({ originId, method }) => [originId, method.id])
  return {
    shippingMethodId: id,
    kind,
    addressId,
    ...(range === undefined ? {} : { rangeId: range.id }),
    ...(separateMethods.length === 0 ? {} : { parcels: Object.fromEntries(separateMethods) }),
  }
}

const GONE_KEYS: readonly (string | undefined)[] = ["_ERR_SHIPPING_POINT_GONE", "_ERR_SHIPPING_RANGE_GONE"]

/** Whether the shop refused because the place or the hours that were chosen are not possible any more. */
export function isShippingUnavailable(error: ShopError): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && GONE_KEYS.includes(error.reason.key)
}
