import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { CustomizationProperties } from "../../../domain/catalog/CustomizationProperties.ts"
import type { FullIndex } from "../../../domain/catalog/IndexEntry.ts"
import type { RestockAlert } from "../../../domain/catalog/stock/RestockAlert.ts"
import { stockVisibility } from "../../../domain/catalog/stock/StockVisibility.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { BytesWire } from "../http/wire/BytesWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
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
      position: nullish(
        Schema.Struct({
          view: Schema.String,
          x: Schema.Number,
          y: Schema.Number,
          size: Schema.Number,
          angle: nullish(Schema.Number),
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
      family: nullish(Schema.String),
    }),
  ),
  tailoring: nullish(
    Schema.Struct({
      garmentId: IdWire,
      fabrics: Schema.Array(
        Schema.Struct({ fabricId: IdWire, fabricName: Schema.String, hex: nullish(Schema.String), price: MoneyWire }),
      ),
      personalizations: Schema.Array(
        Schema.Struct({
          idAttr: IdWire,
          nameAttr: Schema.String,
          typeAttr: Schema.String,
          values: Schema.Array(Schema.Struct({ idValueAttr: IdWire, nameValueAttr: Schema.String, price: MoneyWire })),
        }),
      ),
      goldFinish: nullish(Schema.Struct({ price: MoneyWire })),
      expressService: nullish(Schema.Struct({ price: MoneyWire })),
    }),
  ),
})

export const FullIndexWire = Schema.Struct({
  numFound: Schema.Int,
  docs: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: nullish(Schema.String),
      mfname: nullish(IdWire),
      productUrl: nullish(Schema.String),
      categoryId: nullish(IdWire),
      price: nullish(MoneyWire),
      oldPrice: nullish(MoneyWire),
      visibility: nullish(Schema.String),
      colors: nullish(Schema.Array(Schema.String)),
      skus: nullish(Schema.Array(SkuWire)),
      image: nullish(ImageWire),
    }),
  ),
})

export const NativeCaptchaWire = Schema.Struct({
  captchaId: Schema.String,
  imageData: BytesWire,
  question: nullish(Schema.String),
})

type Schemas = components["schemas"]
export type ProductServiceContractChecks = [
  AssertAccepts<typeof StockNotificationWire, Schemas["StockNotification"]>,
  AssertAccepts<typeof CustomizationPropertiesWire, Schemas["CustomizationProperties"]>,
  AssertAccepts<typeof FullIndexWire, Schemas["FullIndex"]>,
  AssertAccepts<typeof NativeCaptchaWire, Schemas["NativeCaptcha"]>,
]

export const decodeStockNotification = bodyDecoder(StockNotificationWire)
export const decodeCustomizationProperties = bodyDecoder(CustomizationPropertiesWire)
export const decodeFullIndex = bodyDecoder(FullIndexWire)
export const decodeNativeCaptcha = bodyDecoder(NativeCaptchaWire)

/** An unknown status counts as pending (R26). */
export function toStockNotification({ email, sku, status }: typeof StockNotificationWire.Type): RestockAlert {
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
      ...whenDefined(position, ({ angle, ...place }) => ({
        position: { ...place, ...whenDefined(angle, (degrees) => ({ angle: degrees })) },
      })),
    })),
    colors: colors.map(({ colorId, ...color }) => ({ id: colorId, ...color })),
    typographies: typographies.map(({ typographyId, family, ...typography }) => ({
      id: typographyId,
      ...typography,
      ...whenDefined(family, (kind) => ({ family: kind })),
    })),
    ...whenDefined(tailoring, ({ garmentId, fabrics, personalizations, goldFinish, expressService }) => ({
      tailoring: {
        garmentId,
        fabrics: fabrics.map(({ fabricId, fabricName, hex, price: added }) => ({
          id: fabricId,
          name: fabricName,
          ...whenDefined(hex, (color) => ({ hex: color })),
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
        ...whenDefined(goldFinish, (extra) => ({ goldFinish: money(extra.price) })),
        ...whenDefined(expressService, (extra) => ({ expressService: money(extra.price) })),
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
      ...whenDefined(doc.name, (name) => ({ name })),
      ...whenDefined(doc.mfname, (mfname) => ({ mfname })),
      ...whenDefined(doc.productUrl, (productUrl) => ({ productUrl })),
      ...whenDefined(doc.categoryId, (categoryId) => ({ categoryId })),
      ...whenDefined(doc.price, (price) => ({ price: money(price) })),
      ...whenDefined(doc.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
      ...whenDefined(doc.visibility, (visibility) => ({ visibility: stockVisibility(visibility) })),
      ...whenDefined(doc.colors, (colors) => ({ colors })),
      ...whenDefined(doc.skus, (skus) => ({ skus })),
      ...whenDefined(doc.image, (image) => ({ image: toImage(image) })),
    })),
  })
}
