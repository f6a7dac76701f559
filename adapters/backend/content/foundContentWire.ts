import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { CmsSpot, FoundContent } from "../../../domain/content/FoundContent.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const CmsSpotsWire = Schema.Struct({
  spots: Schema.Array(
    Schema.Struct({
      spot: Schema.String,
      position: Schema.Number,
      title: Schema.String,
      text: maybe(Schema.String),
      callToAction: maybe(Schema.String),
      categoryId: maybe(IdWire),
    }),
  ),
})
export const SearchAnswerWire = Schema.Struct({
  searchTerm: Schema.String,
  totalProducts: Schema.Int,
  products: Schema.Array(
    Schema.Struct({
      id: IdWire,
      mfname: Schema.String,
      productUrl: Schema.String,
      name: Schema.String,
      categoryId: maybe(IdWire),
      price: MoneyWire,
      oldPrice: maybe(MoneyWire),
      image: maybe(ImageWire),
    }),
  ),
  categories: Schema.Array(
    Schema.Struct({ id: IdWire, name: Schema.String, key: Schema.String, productCount: maybe(Schema.Int) }),
  ),
  spots: Schema.Array(Schema.Struct({ spot: Schema.String, title: Schema.String, categoryId: maybe(IdWire) })),
})

type Schemas = components["schemas"]
export type FoundContentSeams = [
  Accepts<typeof CmsSpotsWire, Schemas["CmsSpots"]>,
  Accepts<typeof SearchAnswerWire, Schemas["SearchAnswer"]>,
]

export const cmsSpotsAnswer = answerSchema(CmsSpotsWire)
export const searchAnswer = answerSchema(SearchAnswerWire)

export function toCmsSpots({ spots }: typeof CmsSpotsWire.Type): readonly CmsSpot[] {
  return spots.map(({ spot, position, title, text, callToAction, categoryId }) => ({
    spot,
    position,
    title,
    ...given(text, (words) => ({ text: words })),
    ...given(callToAction, (words) => ({ callToAction: words })),
    ...given(categoryId, (id) => ({ categoryId: id })),
  }))
}

export function toFoundContent(currencyCode: string): (wire: typeof SearchAnswerWire.Type) => FoundContent {
  const money = moneyIn(currencyCode)
  return ({ searchTerm, totalProducts, products, categories, spots }) => ({
    searchTerm,
    totalProducts,
    products: products.map(({ id, mfname, productUrl, name, price, oldPrice, categoryId, image }) => ({
      id,
      mfname,
      productUrl,
      name,
      price: money(price),
      ...given(oldPrice, (struck) => ({ oldPrice: money(struck) })),
      ...given(categoryId, (inCategory) => ({ categoryId: inCategory })),
      ...given(image, (picture) => ({ image: toImage(picture) })),
    })),
    categories: categories.map(({ id, name, key, productCount }) => ({
      id,
      name,
      key,
      ...given(productCount, (count) => ({ productCount: count })),
    })),
    spots: spots.map(({ spot, title, categoryId }) => ({
      spot,
      title,
      ...given(categoryId, (id) => ({ categoryId: id })),
    })),
  })
}
