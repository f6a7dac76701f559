import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { CustomizationProperties } from "../../../domain/catalog/CustomizationProperties.ts"
import type { FullIndex } from "../../../domain/catalog/IndexEntry.ts"
import type { StockNotification } from "../../../domain/catalog/StockNotification.ts"
import { stockVisibility } from "../../../domain/catalog/StockVisibility.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { BytesWire } from "../http/wire/BytesWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const StockNotificationWire = Schema.Struct({ email: Schema.String, sku: SkuWire, status: Schema.String })

export const CustomizationPropertiesWire = Schema.Struct({
  isCustomizable: Schema.Boolean,
  maxAreas: Schema.Int,
  price: MoneyWire,
  areas: Schema.Array(
    Schema.Struct({
      areaId: IdWire,
      name: Schema.String,
      datatypes: Schema.Array(Schema.String),
      maxCharacters: Schema.Int,
      maxInitials: Schema.Int,
      position: maybe(
        Schema.Struct({
          view: Schema.String,
          x: Schema.Number,
          y: Schema.Number,
          size: Schema.Number,
          angle: maybe(Schema.Number),
        }),
      ),
    }),
  ),
  colors: Schema.Array(Schema.Struct({ colorId: IdWire, name: Schema.String, hex: Schema.String })),
  typographies: Schema.Array(
    Schema.Struct({
      typographyId: IdWire,
      name: Schema.String,
      characters: Schema.String,
      family: maybe(Schema.String),
    }),
  ),
  tailoring: maybe(
    Schema.Struct({
      garmentId: IdWire,
      fabrics: Schema.Array(
        Schema.Struct({ fabricId: IdWire, fabricName: Schema.String, hex: maybe(Schema.String), price: MoneyWire }),
      ),
      personalizations: Schema.Array(
        Schema.Struct({
          idAttr: IdWire,
          nameAttr: Schema.String,
          typeAttr: Schema.String,
          values: Schema.Array(Schema.Struct({ idValueAttr: IdWire, nameValueAttr: Schema.String, price: MoneyWire })),
        }),
      ),
      goldFinish: maybe(Schema.Struct({ price: MoneyWire })),
      expressService: maybe(Schema.Struct({ price: MoneyWire })),
    }),
  ),
})

export const FullIndexWire = Schema.Struct({
  numFound: Schema.Int,
  docs: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: maybe(Schema.String),
      mfname: maybe(IdWire),
      productUrl: maybe(Schema.String),
      categoryId: maybe(IdWire),
      price: maybe(MoneyWire),
      oldPrice: maybe(MoneyWire),
      visibility: maybe(Schema.String),
      colors: maybe(Schema.Array(Schema.String)),
      skus: maybe(Schema.Array(SkuWire)),
      image: maybe(ImageWire),
    }),
  ),
})

export const NativeCaptchaWire = Schema.Struct({
  captchaId: Schema.String,
  imageData: BytesWire,
  question: maybe(Schema.String),
})

type Schemas = components["schemas"]
export type ProductServiceSeams = [
  Accepts<typeof StockNotificationWire, Schemas["StockNotification"]>,
  Accepts<typeof CustomizationPropertiesWire, Schemas["CustomizationProperties"]>,
  Accepts<typeof FullIndexWire, Schemas["FullIndex"]>,
  Accepts<typeof NativeCaptchaWire, Schemas["NativeCaptcha"]>,
]

export const stockNotificationAnswer = answerSchema(StockNotificationWire)
export const customizationPropertiesAnswer = answerSchema(CustomizationPropertiesWire)
export const fullIndexAnswer = answerSchema(FullIndexWire)
export const nativeCaptchaAnswer = answerSchema(NativeCaptchaWire)

/** The notification; a status that is not known promises nothing (ruling R26). */
export function toStockNotification({ email, sku, status }: typeof StockNotificationWire.Type): StockNotification {
  return { email, sku, status: status === "active" || status === "done" ? status : "pending" }
}

export function toCustomizationProperties(
  currencyCode: string,
): (wire: typeof CustomizationPropertiesWire.Type) => CustomizationProperties {
  const money = moneyIn(currencyCode)
  return ({ isCustomizable, maxAreas, price, areas, colors, typographies, tailoring }) => ({
    isCustomizable,
    maxAreas,
    price: money(price),
    areas: areas.map(({ areaId, position, ...area }) => ({
      id: areaId,
      ...area,
      ...given(position, ({ angle, ...place }) => ({
        position: { ...place, ...given(angle, (degrees) => ({ angle: degrees })) },
      })),
    })),
    colors: colors.map(({ colorId, ...color }) => ({ id: colorId, ...color })),
    typographies: typographies.map(({ typographyId, family, ...typography }) => ({
      id: typographyId,
      ...typography,
      ...given(family, (kind) => ({ family: kind })),
    })),
    ...given(tailoring, ({ garmentId, fabrics, personalizations, goldFinish, expressService }) => ({
      tailoring: {
        garmentId,
        fabrics: fabrics.map(({ fabricId, fabricName, hex, price: added }) => ({
          id: fabricId,
          name: fabricName,
          ...given(hex, (color) => ({ hex: color })),
          price: money(added),
        })),
        attributes: personalizations.map(({ idAttr, nameAttr, typeAttr, values }) => ({
          id: idAttr,
          name: nameAttr,
          type: typeAttr,
          values: values.map(({ idValueAttr, nameValueAttr, price: added }) => ({
            id: idValueAttr,
            name: nameValueAttr,
            price: money(added),
          })),
        })),
        ...given(goldFinish, (extra) => ({ goldFinish: money(extra.price) })),
        ...given(expressService, (extra) => ({ expressService: money(extra.price) })),
      },
    })),
  })
}

export function toFullIndex(currencyCode: string): (wire: typeof FullIndexWire.Type) => FullIndex {
  const money = moneyIn(currencyCode)
  return ({ numFound, docs }) => ({
    found: numFound,
    entries: docs.map((doc) => ({
      id: doc.id,
      ...given(doc.name, (name) => ({ name })),
      ...given(doc.mfname, (mfname) => ({ mfname })),
      ...given(doc.productUrl, (productUrl) => ({ productUrl })),
      ...given(doc.categoryId, (categoryId) => ({ categoryId })),
      ...given(doc.price, (price) => ({ price: money(price) })),
      ...given(doc.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
      ...given(doc.visibility, (visibility) => ({ visibility: stockVisibility(visibility) })),
      ...given(doc.colors, (colors) => ({ colors })),
      ...given(doc.skus, (skus) => ({ skus })),
      ...given(doc.image, (image) => ({ image: toImage(image) })),
    })),
  })
}
