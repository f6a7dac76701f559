import * as Schema from "effect/Schema"
import type { components } from "../../../../contracts/generated/cart.d.ts"
import type { LineMaking } from "../../../../domain/cart/LineMaking.ts"
import type { Tailoring, WrittenText } from "../../../../domain/shared/Making.ts"
import type { Accepts } from "../Accepts.ts"
import { given, givenOf } from "../given.ts"
import { IdWire } from "./IdWire.ts"
import { maybe } from "./maybe.ts"

const CustomizationWire = Schema.Struct({
  areaId: IdWire,
  colorId: maybe(IdWire),
  datatype: maybe(Schema.String),
  text: maybe(Schema.String),
  typographyId: maybe(IdWire),
  areaName: maybe(Schema.String),
  colorName: maybe(Schema.String),
  typographyName: maybe(Schema.String),
})

/** How a garment is made to measure; of a personalization its ids are what counts, and one without them is left out. */
export const TailoringModelWire = Schema.Struct({
  garmentId: maybe(IdWire),
  fabricId: maybe(IdWire),
  fabricName: maybe(Schema.String),
  goldFinish: maybe(Schema.Boolean),
  employee: maybe(Schema.String),
  expressService: maybe(Schema.Boolean),
  originalOrderId: maybe(IdWire),
  personalizations: maybe(
    Schema.Array(
      Schema.Struct({
        nameAttr: maybe(Schema.String),
        idAttr: maybe(IdWire),
        nameValueAttr: maybe(Schema.String),
        idValueAttr: maybe(IdWire),
        typeAttr: maybe(Schema.String),
      }),
    ),
  ),
})

/** What a line of a cart or of an order says of how it is made. */
export const MakingWire = Schema.Struct({
  customization: maybe(Schema.Array(CustomizationWire)),
  tailoringModel: maybe(TailoringModelWire),
})

type Schemas = components["schemas"]
export type MakingSeams = [
  Accepts<typeof CustomizationWire, Schemas["Customization"]>,
  Accepts<typeof TailoringModelWire, Schemas["TailoringModel"]>,
]

/** How a line is made; nothing of a plain one. */
export function toMaking({
  customization,
  tailoringModel,
}: { readonly [Part in keyof typeof MakingWire.Type]: (typeof MakingWire.Type)[Part] | undefined }): LineMaking {
  return {
    ...given(customization, (entries) =>
      entries.length === 0 ? {} : { customization: entries.map((entry): WrittenText => givenOf(entry)) },
    ),
    ...given(tailoringModel, (model) => ({ tailoring: toTailoring(model) })),
  }
}

export function toTailoring(wire: typeof TailoringModelWire.Type): Tailoring {
  const { personalizations, ...plain } = wire
  return {
    ...givenOf(plain),
    ...given(personalizations, (choices) => ({
      personalizations: choices.flatMap(({ idAttr, idValueAttr, nameAttr, nameValueAttr, typeAttr }) =>
        typeof idAttr !== "string" || typeof idValueAttr !== "string"
          ? []
          : [
              {
                attributeId: idAttr,
                valueId: idValueAttr,
                ...given(nameAttr, (name) => ({ attributeName: name })),
                ...given(nameValueAttr, (name) => ({ valueName: name })),
                ...given(typeAttr, (type) => ({ type })),
              },
            ],
      ),
    })),
  }
}

/** How a line is to be made, as the shop takes it. Names of letters are the shop's own and stay here. */
export function fromMaking({
  customization = [],
  tailoring,
}: LineMaking): Pick<Schemas["CartItemInput"], "customization" | "tailoringModel"> {
  return {
    ...(customization.length === 0
      ? {}
      : {
          customization: customization.map(
            ({ areaName: _area, colorName: _color, typographyName: _typography, ...entry }) => entry,
          ),
        }),
    ...given(tailoring, ({ personalizations, ...model }) => ({
      tailoringModel: {
        ...model,
        ...given(personalizations, (choices) => ({
          personalizations: choices.map(({ attributeId, valueId, attributeName, valueName, type }) => ({
            idAttr: attributeId,
            idValueAttr: valueId,
            ...given(attributeName, (name) => ({ nameAttr: name })),
            ...given(valueName, (name) => ({ nameValueAttr: name })),
            ...given(type, (typeAttr) => ({ typeAttr })),
          })),
        })),
      },
    })),
  }
}
