import * as Schema from "effect/Schema"
import type { components as CatalogComponents } from "../../../contracts/generated/catalog.d.ts"
import type { components as OtherComponents } from "../../../contracts/generated/other.d.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { ProductSummaryWire, toProductSummary } from "../http/wire/ProductSummaryWire.ts"

export const TranslationsWire = Schema.Struct({ translations: Schema.Record(Schema.String, Schema.String) })
export const ConfigurationWire = Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.String }))
export const MarketingSpotsWire = Schema.Struct({
  spots: Schema.Array(
    Schema.Struct({
      spot: Schema.String,
      position: Schema.Number,
      title: Schema.String,
      text: maybe(Schema.String),
      callToAction: maybe(Schema.String),
      categoryId: maybe(IdWire),
      products: maybe(Schema.Array(ProductSummaryWire)),
      images: maybe(Schema.Array(ImageWire)),
    }),
  ),
})

export type ContentSeams = [
  Accepts<typeof TranslationsWire, OtherComponents["schemas"]["Translations"]>,
  Accepts<typeof ConfigurationWire, readonly OtherComponents["schemas"]["ConfigurationEntry"][]>,
  Accepts<typeof MarketingSpotsWire, CatalogComponents["schemas"]["MarketingSpots"]>,
]

export const translationsAnswer = answerSchema(TranslationsWire)
export const configurationAnswer = answerSchema(ConfigurationWire)
export const marketingSpotsAnswer = answerSchema(MarketingSpotsWire)

export function toMarketingSpots(
  currencyCode: string,
): (wire: typeof MarketingSpotsWire.Type) => readonly MarketingSpot[] {
  const summaryOf = toProductSummary(currencyCode)
  return ({ spots }) =>
    spots.map((spot) => ({
      spot: spot.spot,
      position: spot.position,
      title: spot.title,
      ...given(spot.text, (text) => ({ text })),
      ...given(spot.callToAction, (callToAction) => ({ callToAction })),
      ...given(spot.categoryId, (categoryId) => ({ categoryId })),
      images: (spot.images ?? []).map(toImage),
      products: (spot.products ?? []).map(summaryOf),
    }))
}
