import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { CmsSpot, FoundContent } from "../../../domain/content/FoundContent.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const CmsSpotsWire = Schema.Struct({
  spots: Schema.Array(
    Schema.Struct({
      spot: Schema.String,
      position: Schema.Number,
      title: Schema.String,
      text: nullish(Schema.String),
      callToAction: nullish(Schema.String),
      categoryId: nullish(IdWire),
    }),
  ),
})
export const SearchResponseWire = Schema.Struct({
  searchTerm: Schema.String,
  totalProducts: Schema.Int,
  products: Schema.Array(
    Schema.Struct({
      id: IdWire,
      mfname: Schema.String,
      productUrl: Schema.String,
      name: Schema.String,
      categoryId: nullish(IdWire),
      price: MoneyWire,
      oldPrice: nullish(MoneyWire),
      image: nullish(ImageWire),
    }),
  ),
  categories: Schema.Array(
    Schema.Struct({ id: IdWire, name: Schema.String, key: Schema.String, productCount: nullish(Schema.Int) }),
  ),
  spots: Schema.Array(Schema.Struct({ spot: Schema.String, title: Schema.String, categoryId: nullish(IdWire) })),
})

type Schemas = components["schemas"]
export type FoundContentContractChecks = [
  AssertAccepts<typeof CmsSpotsWire, Schemas["CmsSpots"]>,
  AssertAccepts<typeof SearchResponseWire, Schemas["SearchAnswer"]>,
]

export const decodeCmsSpots = bodyDecoder(CmsSpotsWire)
export const decodeSearch = bodyDecoder(SearchResponseWire)

export function toCmsSpots({ spots }: typeof CmsSpotsWire.Type): readonly CmsSpot[] {
  return spots.map(({ spot, position, title, text, callToAction, categoryId }) => ({
    spot,
    position,
    title,
    ...whenDefined(text, (nullishText) => ({ text: nullishText })),
    ...whenDefined(callToAction, (nullishText) => ({ callToAction: nullishText })),
    ...whenDefined(categoryId, (id) => ({ categoryId: id })),
  }))
}

export function toFoundContent(currencyCode: string): (wire: typeof SearchResponseWire.Type) => FoundContent {
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
      ...whenDefined(oldPrice, (struck) => ({ oldPrice: money(struck) })),
      ...whenDefined(categoryId, (inCategory) => ({ categoryId: inCategory })),
      ...whenDefined(image, (picture) => ({ image: toImage(picture) })),
    })),
    categories: categories.map(({ id, name, key, productCount }) => ({
      id,
      name,
      key,
      ...whenDefined(productCount, (count) => ({ productCount: count })),
    })),
    spots: spots.map(({ spot, title, categoryId }) => ({
      spot,
      title,
      ...whenDefined(categoryId, (id) => ({ categoryId: id })),
    })),
  })
}
