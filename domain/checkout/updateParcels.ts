import type { ShippingMethod } from "./Shipping.ts"
import type { ParcelOffer } from "./ParcelOffer.ts"

/** The parts of a cart line that affect parcels. */
interface CartLine {
  readonly id: string
  readonly quantity: number
}

/**
 * Returns the parcels of the current cart: removes deleted lines and updates quantities. Returns none when a single
 * parcel is left.
 */
export function updateParcels(parcels: readonly ParcelOffer[], items: readonly CartLine[]): readonly ParcelOffer[] {
  const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const remaining = parcels
    .map((parcel) => ({
      ...parcel,
      lines: parcel.lines.flatMap(({ lineId }) => {
        const quantity = quantities.get(lineId)
        return quantity === undefined ? [] : [{ lineId, quantity }]
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
  return remaining.length < 2 ? [] : remaining
}

/** Returns the shipping method of a parcel: its own choice, otherwise the order's, with this parcel's data. */
export function parcelMethod(
  { originId, methods }: ParcelOffer,
  chosen: readonly { readonly originId: string; readonly method: ShippingMethod }[],
  method: ShippingMethod,
): ShippingMethod {
  const own = chosen.find((parcel) => parcel.originId === originId)?.method ?? method
  return methods.find(({ id }) => id === own.id) ?? method
}
