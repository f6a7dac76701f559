import type { ParcelOffer } from "../../../domain/checkout/ParcelOffer.ts"
import { parcelMethod } from "../../../domain/checkout/updateParcels.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import { CliUsageError } from "../CliUsageError.ts"

/** A parcel with its own delivery method. */
export interface ParcelSelection {
  readonly originId: string
  readonly method: ShippingMethod
}

/**
 * Parses parcel options of the form `origin=method`. Fails with a `CliUsageError` that lists the choices for an unknown
 * parcel or method, a parcel named twice, and for a cart with a single parcel.
 */
export function chooseParcels(
  selections: readonly string[],
  parcels: readonly ParcelOffer[],
): readonly ParcelSelection[] {
  const chosen: ParcelSelection[] = []
  for (const selection of selections) {
    const [originId = "", methodId = ""] = selection.split("=")
    const parcel = parcels.find((one) => one.originId === originId)
    if (parcel === undefined)
      throw new CliUsageError({
        message:
          `Unknown parcel "${originId}". ` +
          (parcels.length === 0
            ? "The order ships in one parcel: use --delivery-method."
            : `Available: ${parcels.map((one) => one.originId).join(", ")}.`),
      })
    const method = parcel.methods.find(({ id }) => id === methodId)
    if (method === undefined)
      throw new CliUsageError({
        message:
          `Parcel ${originId} cannot be sent by "${methodId}". Use ` +
          `${parcel.methods.map(({ id }) => `${originId}=${id}`).join(" or ")}.`,
      })
    if (chosen.some((other) => other.originId === originId))
      throw new CliUsageError({ message: `Parcel ${originId} is given twice. Give each parcel once.` })
    chosen.push({ originId, method })
  }
  return chosen
}

/** Returns the content, method and date of each parcel; empty for a single parcel. */
export function parcelLines(
  parcels: readonly ParcelOffer[],
  chosen: readonly ParcelSelection[],
  method: ShippingMethod,
): readonly string[] {
  return parcels.map((parcel) => {
    const { originId, lines, methods } = parcel
    const own = parcelMethod(parcel, chosen, method)
    const days = [own.earliest, own.latest].filter((day) => day !== undefined).join(" – ")
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return (
      `Parcel ${originId}: ${units} ${units === 1 ? "item" : "items"}, ${own.name}` +
      `${days === "" ? "" : `, ${days}`} (--parcel-method ${originId}=` +
      `${methods.map(({ id }) => id).join("|")})`
    )
  })
}
