import * as Schema from "effect/Schema"
import type { components } from "../../../../contracts/generated/cart.d.ts"
import type { LineCustomization } from "../../../../domain/cart/LineCustomization.ts"
import type { Tailoring, MonogramText } from "../../../../domain/shared/Customization.ts"
import type { AssertAccepts } from "../AssertAccepts.ts"
import { whenDefined, withoutNulls } from "../whenDefined.ts"
import { IdWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"

const MonogramWire = Schema.Struct({
  areaId: IdWire,
  colorId: nullish(IdWire),
  datatype: nullish(Schema.String),
  text: nullish(Schema.String),
  typographyId: nullish(IdWire),
  areaName: nullish(Schema.String),
  colorName: nullish(Schema.String),
  typographyName: nullish(Schema.String),
})

/** Made-to-measure data. A personalization is identified by its ids and left out without them. */
export const TailoringModelWire = Schema.Struct({
  garmentId: nullish(IdWire),
  fabricId: nullish(IdWire),
  fabricName: nullish(Schema.String),
  goldFinish: nullish(Schema.Boolean),
  employee: nullish(Schema.String),
  expressService: nullish(Schema.Boolean),
  originalOrderId: nullish(IdWire),
  personalizations: nullish(
    Schema.Array(
      Schema.Struct({
        nameAttr: nullish(Schema.String),
        idAttr: nullish(IdWire),
        nameValueAttr: nullish(Schema.String),
        idValueAttr: nullish(IdWire),
        typeAttr: nullish(Schema.String),
      }),
    ),
  ),
})

/** The customization of a cart or order line. */
export const LineCustomizationWire = Schema.Struct({
  customization: nullish(Schema.Array(MonogramWire)),
  tailoringModel: nullish(TailoringModelWire),
})

type Schemas = components["schemas"]
export type LineCustomizationContractChecks = [
  AssertAccepts<typeof MonogramWire, Schemas["Customization"]>,
  AssertAccepts<typeof TailoringModelWire, Schemas["TailoringModel"]>,
]

/** Returns the customization; nothing for a plain line. */
export function toLineCustomization({
  customization,
  tailoringModel,
}: {
  readonly [Part in keyof typeof LineCustomizationWire.Type]: (typeof LineCustomizationWire.Type)[Part] | undefined
}): LineCustomization {
  return {
    ...whenDefined(customization, (entries) =>
      entries.length === 0 ? {} : { customization: entries.map((entry): MonogramText => withoutNulls(entry)) },
    ),
    ...whenDefined(tailoringModel, (model) => ({ tailoring: toTailoring(model) })),
  }
}

export function toTailoring(wire: typeof TailoringModelWire.Type): Tailoring {
  const { personalizations, ...plain } = wire
  return {
    ...withoutNulls(plain),
    ...whenDefined(personalizations, (choices) => ({
      personalizations: choices.flatMap(({ idAttr, idValueAttr, nameAttr, nameValueAttr, typeAttr }) =>
        typeof idAttr !== "string" || typeof idValueAttr !== "string"
          ? []
          : [
              {
                attributeId: idAttr,
                valueId: idValueAttr,
                ...whenDefined(nameAttr, (name) => ({ attributeName: name })),
                ...whenDefined(nameValueAttr, (name) => ({ valueName: name })),
                ...whenDefined(typeAttr, (type) => ({ type })),
              },
            ],
      ),
    })),
  }
}

/** Returns the customization in the contract's form. Names of letters belong to the backend and are not sent. */
export function fromLineCustomization({
  customization = [],
  tailoring,
}: LineCustomization): Pick<Schemas["CartItemInput"], "customization" | "tailoringModel"> {
  return {
    ...(customization.length === 0
      ? {}
      : {
          customization: customization.map(
            ({ areaName: _area, colorName: _color, typographyName: _typography, ...entry }) => entry,
          ),
        }),
    ...whenDefined(tailoring, ({ personalizations, ...model }) => ({
      tailoringModel: {
        ...model,
        ...whenDefined(personalizations, (choices) => ({
          personalizations: choices.map(({ attributeId, valueId, attributeName, valueName, type }) => ({
            idAttr: attributeId,
            idValueAttr: valueId,
            ...whenDefined(attributeName, (name) => ({ nameAttr: name })),
            ...whenDefined(valueName, (name) => ({ nameValueAttr: name })),
            ...whenDefined(type, (typeAttr) => ({ typeAttr })),
          })),
        })),
      },
    })),
  }
}
