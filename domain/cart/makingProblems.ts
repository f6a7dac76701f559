import * as Schema from "effect/Schema"
import type { CustomizationProperties } from "../catalog/CustomizationProperties.ts"
import { customizationProblems } from "../catalog/CustomizationProperties.ts"
import { tailoringProblems } from "../catalog/TailoringOffer.ts"
import type { LineMaking } from "./LineMaking.ts"

/** What is wrong with how a line is to be made: `customization.0.text`, `tooLong`. */
export interface MakingProblem {
  readonly field: string
  readonly rule: string
}

/**
 * A line that its product is not made as, or of which too little is said (specification, section 8); decided before any
 * call.
 */
export class MakingRefused extends Schema.TaggedError<MakingRefused>()("MakingRefused", {
  problems: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Every problem at its field; none means the shop makes it so, by what its product offers. */
export function makingProblems(
  properties: CustomizationProperties,
  { customization = [], tailoring }: LineMaking,
): readonly MakingProblem[] {
  const { tailoring: offer } = properties
  return [
    ...(customization.length > properties.maxAreas ? [{ field: "customization", rule: "tooMany" }] : []),
    ...customization.flatMap((entry, index) => {
      const written = { colorId: "", datatype: "TEXT", typographyId: "", text: "", ...entry }
      return [
        ...(customization.findIndex(({ areaId }) => areaId === entry.areaId) < index
          ? [{ field: `customization.${index}.areaId`, rule: "twice" }]
          : []),
        ...customizationProblems(properties, written).map(({ field, rule }) => ({
          field: `customization.${index}.${field}`,
          rule,
        })),
      ]
    }),
    ...(tailoring === undefined
      ? []
      : offer === undefined
        ? [{ field: "tailoring", rule: "unknown" }]
        : tailoringProblems(offer, tailoring).map(({ field, attributeId, rule }) => ({
            field: `tailoring.${attributeId ?? field}`,
            rule,
          }))),
  ]
}
