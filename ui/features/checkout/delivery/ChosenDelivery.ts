import type { ShippingChoice, ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import type { PickupLocation } from "../../../../domain/shared/PickupLocation.ts"
import type { ShopError } from "../../../runtime/CommandResult.ts"

/** A pickup point with its displayed lines. */
export interface ChosenPickupPoint {
  readonly place: PickupLocation
  /** Name and address, line by line. */
  readonly lines: readonly string[]
}

/** The delivery method of one parcel. */
export interface ChosenParcel {
  readonly originId: string
  readonly method: ShippingMethod
}

/** The delivery details beyond the method: pickup point, time slot, or the methods of single parcels. */
export interface ChosenDelivery {
  readonly place?: ChosenPickupPoint
  readonly range?: ShippingRange
  readonly parcels?: readonly ChosenParcel[]
}

/** Converts a delivery to the backend's format. The address of a pickup names the person who collects it. */
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

/** Whether a request was refused because the chosen point or time slot is no longer available. */
export function isShippingUnavailable(error: ShopError): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && GONE_KEYS.includes(error.reason.key)
}
