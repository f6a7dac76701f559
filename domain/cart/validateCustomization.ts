import * as Schema from "effect/Schema"
import type { CustomizationProperties } from "../catalog/CustomizationProperties.ts"
import { validateCustomizationText } from "../catalog/CustomizationProperties.ts"
import { validateTailoring } from "../catalog/TailoringOffer.ts"
import type { LineCustomization } from "./LineCustomization.ts"

/** An error in a line's customization: `customization.0.text`, `tooLong`. */
export interface CustomizationRefusedReason {
  readonly field: string
  readonly rule: string
}

/**
 * A customization that the product does not offer, or that is incomplete (S8.8); raised before any
 * call.
 */
export class CustomizationRefused extends Schema.TaggedError<CustomizationRefused>()("CustomizationRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Returns the errors of a customization by field, according to the product's options. */
export function validateCustomization(
  properties: CustomizationProperties,
  { customization = [], tailoring }: LineCustomization,
): readonly CustomizationRefusedReason[] {
  const { tailoring: offer } = properties
  return [
    ...(customization.length > properties.maxAreas ? [{ field: "customization", rule: "tooMany" }] : []),
    ...customization.flatMap((entry, index) => {
      const written = { colorId: "", datatype: "TEXT", typographyId: "", text: "", ...entry }
      return [
        ...(customization.findIndex(({ areaId }) => areaId === entry.areaId) < index
          ? [{ field: `customization.${index}.areaId`, rule: "twice" }]
          : []),
        ...validateCustomizationText(properties, written).map(({ field, rule }) => ({
          field: `customization.${index}.${field}`,
          rule,
        })),
      ]
    }),
    ...(tailoring === undefined
      ? []
      : offer === undefined
        ? [{ field: "tailoring", rule: "unknown" }]
        : validateTailoring(offer, tailoring).map(({ field, attributeId, rule }) => ({
            field: `tailoring.${attributeId ?? field}`,
            rule,
          }))),
  ]
}
