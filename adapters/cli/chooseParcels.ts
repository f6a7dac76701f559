import type { ParcelOffer } from "../../domain/checkout/ParcelOffer.ts"
import type { ShippingMethod } from "../../domain/checkout/Shipping.ts"
import { CliProblem } from "./CliProblem.ts"

/**
 * The methods of parcels as given, each as `origin=method`. Fails with a `CliProblem` that names what can be chosen, for a
 * parcel or method that is not offered, one named twice, and for what comes in one.
 */
export function chooseParcels(given: readonly string[], parcels: readonly ParcelOffer[]): Readonly<Record<string, string>> {
  const chosen = new Map<string, string>()
  for (const words of given) {
    const [originId = "", methodId = ""] = words.split("=")
    const parcel = parcels.find((one) => one.originId === originId)
    if (parcel === undefined) throw new CliProblem({ message: `There is no parcel "${originId}": ${parcels.length === 0 ? "it comes in one; choose its way with --shipping" : parcels.map((one) => one.originId).join(", ")}.` })
    if (!parcel.methods.some(({ id }) => id === methodId)) throw new CliProblem({ message: `The parcel ${originId} does not go by "${methodId}": give ${parcel.methods.map(({ id }) => `${originId}=${id}`).join(" or ")}.` })
    if (chosen.has(originId)) throw new CliProblem({ message: `The parcel ${originId} is named twice.` })
    chosen.set(originId, methodId)
  }
  return Object.fromEntries(chosen)
}

/** What each parcel holds, how it goes and when; nothing for what comes in one. */
export function parcelLines(parcels: readonly ParcelOffer[], chosen: Readonly<Record<string, string>>, method: ShippingMethod): readonly string[] {
  return parcels.map(({ originId, lines, methods }) => {
    const own = methods.find(({ id }) => id === (chosen[originId] ?? method.id)) ?? method
    const days = [own.earliest, own.latest].filter((day) => day !== undefined).join(" – ")
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return `Parcel ${originId}: ${units} ${units === 1 ? "piece" : "pieces"}, ${own.name}${days === "" ? "" : `, ${days}`} (--parcel ${originId}=${methods.map(({ id }) => id).join("|")})`
  })
}
