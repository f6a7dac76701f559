import * as Schema from "effect/Schema"
import type { components as CatalogComponents } from "../../../contracts/generated/catalog.d.ts"
import type { components as OtherComponents } from "../../../contracts/generated/other.d.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { ProductSummaryWire, toProductSummary } from "../http/wire/ProductSummaryWire.ts"

export const TranslationsWire = Schema.Struct({ translations: Schema.Record(Schema.String, Schema.String) })
export const ConfigurationWire = Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.String }))
export const MarketingSpotsWire = Schema.Struct({
  spots: Schema.Array(
    Schema.Struct({
      spot: Schema.String,
      position: Schema.Number,
      title: Schema.String,
      text: nullish(Schema.String),
      callToAction: nullish(Schema.String),
      categoryId: nullish(IdWire),
      products: nullish(Schema.Array(ProductSummaryWire)),
      images: nullish(Schema.Array(ImageWire)),
    }),
  ),
})

export type ContentContractChecks = [
  AssertAccepts<typeof TranslationsWire, OtherComponents["schemas"]["Translations"]>,
  AssertAccepts<typeof ConfigurationWire, readonly OtherComponents["schemas"]["ConfigurationEntry"][]>,
  AssertAccepts<typeof MarketingSpotsWire, CatalogComponents["schemas"]["MarketingSpots"]>,
]

export const decodeTranslations = bodyDecoder(TranslationsWire)
export const decodeConfiguration = bodyDecoder(ConfigurationWire)
export const decodeMarketingSpots = bodyDecoder(MarketingSpotsWire)

export function toMarketingSpots(
  currencyCode: string,
): (wire: typeof MarketingSpotsWire.Type) => readonly MarketingSpot[] {
  const summaryOf = toProductSummary(currencyCode)
  return ({ spots }) =>
    spots.map((spot) => ({
      spot: spot.spot,
      position: spot.position,
      title: spot.title,
      ...whenDefined(spot.text, (text) => ({ text })),
      ...whenDefined(spot.callToAction, (callToAction) => ({ callToAction })),
      ...whenDefined(spot.categoryId, (categoryId) => ({ categoryId })),
      images: (spot.images ?? []).map(toImage),
      products: (spot.products ?? []).map(summaryOf),
    }))
}
