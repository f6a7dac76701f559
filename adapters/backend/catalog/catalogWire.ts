import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { Catentry } from "../../../domain/catalog/Catentry.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { ProductFacets, ProductList } from "../../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import type { SearchSuggestion } from "../../../domain/catalog/SearchSuggestion.ts"
import type { SkuStock } from "../../../domain/catalog/SkuStock.ts"
import { stockVisibility } from "../../../domain/catalog/StockVisibility.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { lenient } from "../http/wire/lenient.ts"
import { maybe } from "../http/wire/maybe.ts"
import { MoneyWire } from "../http/wire/MoneyWire.ts"
import { ProductSummaryWire, toProductSummary } from "../http/wire/ProductSummaryWire.ts"

interface CategoryType {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly seoId: string
  readonly categoryUrl: string
  readonly description?: string | null
  readonly subcategories?: readonly CategoryType[] | null
}
interface CategoryEncoded {
  readonly id: string | number
  readonly name: string
  readonly key: string
  readonly seoId: string | number
  readonly categoryUrl: string
  readonly description?: string | null
  readonly subcategories?: readonly CategoryEncoded[] | null
}

/** A category with what is below it; the depth of a body is bounded before it is read. */
export const CategoryWire: Schema.Codec<CategoryType, CategoryEncoded> = Schema.Struct({
  id: IdWire,
  name: Schema.String,
  key: Schema.String,
  seoId: IdWire,
  categoryUrl: Schema.String,
  description: maybe(Schema.String),
  subcategories: maybe(Schema.Array(Schema.suspend((): Schema.Codec<CategoryType, CategoryEncoded> => CategoryWire))),
})

export const CategoryTreeWire = Schema.Struct({ categories: Schema.Array(CategoryWire) })

const CountedWire = { name: Schema.String, count: Schema.Int } as const
const FacetsWire = Schema.Struct({
  colors: Schema.Array(Schema.Struct({ id: IdWire, hex: maybe(Schema.String), ...CountedWire })),
  sizes: Schema.Array(Schema.Struct({ id: IdWire, position: maybe(Schema.Number), ...CountedWire })),
  price: maybe(Schema.Struct({ min: MoneyWire, max: MoneyWire })),
  subcategories: Schema.Array(Schema.Struct({ id: IdWire, ...CountedWire })),
})

export const ProductListWire = Schema.Struct({
  totalCount: Schema.Int,
  pageNumber: Schema.Int,
  pageSize: Schema.Int,
  products: Schema.Array(ProductSummaryWire),
  filters: FacetsWire,
})

export const ProductsWire = Schema.Struct({ products: Schema.Array(ProductSummaryWire) })
export const ProductFiltersWire = Schema.Struct({ filters: FacetsWire })
export const SuggestionsWire = Schema.Struct({
  suggestions: Schema.Array(
    Schema.Struct({ term: Schema.String, categoryId: maybe(IdWire), productId: maybe(IdWire) }),
  ),
})

export const StockListWire = Schema.Struct({
  stocks: Schema.Array(
    Schema.Struct({
      sku: SkuWire,
      productId: maybe(IdWire),
      availability: Schema.String,
      visibility: maybe(Schema.String),
    }),
  ),
})

export const CatentryListWire = Schema.Struct({
  catentries: Schema.Array(
    Schema.Struct({
      partNumber: IdWire,
      catentryId: IdWire,
      productId: IdWire,
      categoryId: IdWire,
      sku: maybe(SkuWire),
      unitsLot: lenient(Schema.Natural),
    }),
  ),
})

type Schemas = components["schemas"]
export type CatalogSeams = [
  Accepts<typeof CategoryTreeWire, Schemas["CategoryTree"]>,
  Accepts<typeof ProductListWire, Schemas["ProductList"]>,
  Accepts<typeof ProductsWire, Schemas["ProductArray"]>,
  Accepts<typeof ProductsWire, Schemas["RelatedProducts"]>,
  Accepts<typeof ProductFiltersWire, Schemas["ProductFilters"]>,
  Accepts<typeof SuggestionsWire, Schemas["SearchSuggestions"]>,
  Accepts<typeof StockListWire, Schemas["StockList"]>,
  Accepts<typeof CatentryListWire, Schemas["CatentryList"]>,
]

export const categoryTreeAnswer = answerSchema(CategoryTreeWire)
export const categoryAnswer = answerSchema(CategoryWire)
export const productListAnswer = answerSchema(ProductListWire)
export const productsAnswer = answerSchema(ProductsWire)
export const productFiltersAnswer = answerSchema(ProductFiltersWire)
export const suggestionsAnswer = answerSchema(SuggestionsWire)
export const stockListAnswer = answerSchema(StockListWire)
export const catentryListAnswer = answerSchema(CatentryListWire)

export function toCategory(wire: CategoryType): Category {
  return {
    id: wire.id,
    name: wire.name,
    key: wire.key,
    seoId: wire.seoId,
    categoryUrl: wire.categoryUrl,
    ...given(wire.description, (description) => ({ description })),
    subcategories: (wire.subcategories ?? []).map(toCategory),
  }
}

export function toFacets({ colors, sizes, price, subcategories }: typeof FacetsWire.Type): ProductFacets {
  return {
    colors: colors.map(({ id, name, count, hex }) => ({
      value: id,
      label: name,
      count,
      ...given(hex, (colour) => ({ hex: colour })),
    })),
    sizes: [...sizes]
      .sort((left, right) => (left.position ?? 0) - (right.position ?? 0))
      .map(({ id, name, count }) => ({ value: id, label: name, count })),
    categories: subcategories.map(({ id, name, count }) => ({ value: id, label: name, count })),
    ...given(price, ({ min, max }) => ({ priceRange: { minimum: min, maximum: max } })),
  }
}

export function toProductList(currencyCode: string): (wire: typeof ProductListWire.Type) => ProductList {
  const summaryOf = toProductSummary(currencyCode)
  return ({ totalCount, pageNumber, pageSize, products, filters }) => ({
    totalCount,
    pageNumber,
    pageSize,
    products: products.map(summaryOf),
    facets: toFacets(filters),
  })
}

/** Stock by sku. Where the shop says only how many there are, few or some are shown and none is sold out. */
export function toSkuStock({ stocks }: typeof StockListWire.Type): readonly SkuStock[] {
  return stocks.map(({ sku, productId, availability, visibility }) => ({
    sku,
    productId: productId ?? "",
    visibility: stockVisibility(
      visibility ?? (availability === "in_stock" || availability === "low" ? "show" : "sold_out"),
    ),
    isLow: availability === "low",
  }))
}

export function toCatentries({ catentries }: typeof CatentryListWire.Type): readonly Catentry[] {
  return catentries.map(({ sku, unitsLot, ...entry }) => ({
    ...entry,
    ...given(sku, (known) => ({ sku: known })),
    ...given(unitsLot, (lot) => ({ unitsLot: lot })),
  }))
}

export function toSuggestion({
  term,
  categoryId,
  productId,
}: (typeof SuggestionsWire.Type)["suggestions"][number]): SearchSuggestion {
  return { term, ...given(categoryId, (id) => ({ categoryId: id })), ...given(productId, (id) => ({ productId: id })) }
}

/**
 * The query of a product list; what is at its default is left out, and so are filters that cannot be an id. The sizes
 * of several colours tell which has the one asked for.
 */
export function fromProductQuery(query: ProductQuery) {
  const ids = (values: readonly string[]) =>
    values.filter((value) => /^[0-9]{1,20}$/.test(value)).join(",") || undefined
  return {
    pageNumber: query.pageNumber,
    ...(query.order === "relevance" ? {} : { order: query.order }),
    ...given(query.priceMin, (priceMin) => ({ priceMin })),
    ...given(query.priceMax, (priceMax) => ({ priceMax })),
    ...given(ids(query.colors), (colFilter) => ({ colFilter })),
    ...given(query.sizes.join(",") || undefined, (sizeFilter) => ({ sizeFilter })),
    ...given(ids(query.categories), (catFilter) => ({ catFilter })),
    ...(query.colors.length !== 1 && query.sizes.length > 0 ? { detail: true } : {}),
  }
}
