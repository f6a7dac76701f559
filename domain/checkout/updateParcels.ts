import type { ShippingMethod } from "./Shipping.ts"
import type { ParcelOffer } from "./ParcelOffer.ts"

/** What of a cart's line a parcel is told by. */
interface CartLine {
  readonly id: string
  readonly quantity: number
}

/**
 * The parcels as the cart is now: a line that was taken out is in none of them, one that changed has its quantity. None
 * for what is left in one.
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

/** The way a parcel goes: the one that was chosen for it, else the order's, as this parcel has it. */
export function parcelMethod(
  { originId, methods }: ParcelOffer,
  chosen: readonly { readonly originId: string; readonly method: ShippingMethod }[],
  method: ShippingMethod,
): ShippingMethod {
  const own = chosen.find((parcel) => parcel.originId === originId)?.method ?? method
  return methods.find(({ id }) => id === own.id) ?? method
}
