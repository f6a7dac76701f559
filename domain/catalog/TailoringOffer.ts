import type { Tailoring } from "../shared/Customization.ts"
import type { Money } from "../shared/Money.ts"

/** A fabric, with its surcharge per unit. */
export interface TailoringFabric {
  readonly id: string
  readonly name: string
  readonly hex?: string
  readonly price: Money
}

/** A made-to-measure option with its values. */
export interface TailoringAttribute {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly price: Money }[]
}

/** Made-to-measure options of a product: one fabric and one value of each attribute. */
export interface TailoringOffer {
  readonly garmentId: string
  readonly fabrics: readonly TailoringFabric[]
  readonly attributes: readonly TailoringAttribute[]
  /** Surcharge for a gold finish; absent when not offered. */
  readonly goldFinish?: Money
  /** Surcharge for express service; absent when not offered. */
  readonly expressService?: Money
}

/** `field` is the property, or the id of an attribute for `attribute`. */
export interface TailoringRefusedReason {
  readonly field: "garmentId" | "fabricId" | "goldFinish" | "expressService" | "attribute"
  readonly attributeId?: string
  readonly rule: "unknown" | "required" | "twice"
}

/** Validates made-to-measure choices against the product's offer. */
export function validateTailoring(offer: TailoringOffer, tailoring: Tailoring): readonly TailoringRefusedReason[] {
  const { garmentId, fabricId, goldFinish, expressService, personalizations = [] } = tailoring
  const whenBroken = (isBroken: boolean, reason: TailoringRefusedReason): readonly TailoringRefusedReason[] =>
    isBroken ? [reason] : []
  return [
    ...whenBroken(garmentId !== offer.garmentId, {
      field: "garmentId",
      rule: garmentId === undefined ? "required" : "unknown",
    }),
    ...whenBroken(!offer.fabrics.some(({ id }) => id === fabricId), {
      field: "fabricId",
      rule: fabricId === undefined ? "required" : "unknown",
    }),
    ...whenBroken(goldFinish === true && offer.goldFinish === undefined, { field: "goldFinish", rule: "unknown" }),
    ...whenBroken(expressService === true && offer.expressService === undefined, {
      field: "expressService",
      rule: "unknown",
    }),
    ...offer.attributes.flatMap(({ id, values }) => {
      const chosen = personalizations.filter(({ attributeId }) => attributeId === id)
      return [
        ...whenBroken(chosen.length === 0, { field: "attribute", attributeId: id, rule: "required" }),
        ...whenBroken(chosen.length > 1, { field: "attribute", attributeId: id, rule: "twice" }),
        ...whenBroken(
          chosen.some(({ valueId }) => !values.some((value) => value.id === valueId)),
          { field: "attribute", attributeId: id, rule: "unknown" },
        ),
      ]
    }),
    ...personalizations.flatMap(({ attributeId }) =>
      whenBroken(!offer.attributes.some(({ id }) => id === attributeId), {
        field: "attribute",
        attributeId,
        rule: "unknown",
      }),
    ),
  ]
}

/**
 * Returns the surcharge per unit, in `price`'s currency, for the summary before the backend has calculated the price.
 * Unknown choices add nothing; the cart's own price is paid (R3).
 */
export function tailoringPrice(
  offer: TailoringOffer,
  { fabricId, goldFinish, expressService, personalizations = [] }: Tailoring,
  price: Money,
): Money {
  const parts = [
    offer.fabrics.find(({ id }) => id === fabricId)?.price,
    ...personalizations.map(
      ({ attributeId, valueId }) =>
        offer.attributes.find(({ id }) => id === attributeId)?.values.find(({ id }) => id === valueId)?.price,
    ),
    goldFinish === true ? offer.goldFinish : undefined,
    expressService === true ? offer.expressService : undefined,
  ]
  return { ...price, minorUnits: parts.reduce((sum, part) => sum + (part?.minorUnits ?? 0), price.minorUnits) }
}
