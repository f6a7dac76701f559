import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { Catentry } from "../../../domain/catalog/Catentry.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { ProductFacets, ProductList } from "../../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import type { SearchSuggestion } from "../../../domain/catalog/search/SearchSuggestion.ts"
import type { SkuStock } from "../../../domain/catalog/stock/SkuStock.ts"
import { stockVisibility } from "../../../domain/catalog/stock/StockVisibility.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { lenient } from "../http/wire/lenient.ts"
import { nullish } from "../http/wire/nullish.ts"
import { MoneyWire } from "../http/wire/MoneyWire.ts"
import { ProductSummaryWire, toProductSummary } from "../http/wire/ProductSummaryWire.ts"

interface CategoryType {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly seoId: string
  readonly categoryUrl: string
  readonly description?: string | null
  readonly productCount?: number | null
  readonly subcategories?: readonly CategoryType[] | null
}
interface CategoryEncoded {
  readonly id: string | number
  readonly name: string
  readonly key: string
  readonly seoId: string | number
  readonly categoryUrl: string
  readonly description?: string | null
  readonly productCount?: number | null
  readonly subcategories?: readonly CategoryEncoded[] | null
}

/** A category with its subcategories. The depth is not checked here: `parseJson` bounds it. */
export const CategoryWire: Schema.Codec<CategoryType, CategoryEncoded> = Schema.Struct({
  id: IdWire,
  name: Schema.String,
  key: Schema.String,
  seoId: IdWire,
  categoryUrl: Schema.String,
  description: nullish(Schema.String),
  productCount: nullish(Schema.Int),
  subcategories: nullish(Schema.Array(Schema.suspend((): Schema.Codec<CategoryType, CategoryEncoded> => CategoryWire))),
})

export const CategoryTreeWire = Schema.Struct({ categories: Schema.Array(CategoryWire) })

const CountedWire = { name: Schema.String, count: Schema.Int } as const
const FacetsWire = Schema.Struct({
  colors: Schema.Array(Schema.Struct({ id: IdWire, hex: nullish(Schema.String), ...CountedWire })),
  sizes: Schema.Array(Schema.Struct({ id: IdWire, position: nullish(Schema.Number), ...CountedWire })),
  price: nullish(Schema.Struct({ min: MoneyWire, max: MoneyWire })),
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
    Schema.Struct({ term: Schema.String, categoryId: nullish(IdWire), productId: nullish(IdWire) }),
  ),
})

export const StockListWire = Schema.Struct({
  stocks: Schema.Array(
    Schema.Struct({
      sku: SkuWire,
      productId: nullish(IdWire),
      availability: Schema.String,
      visibility: nullish(Schema.String),
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
      sku: nullish(SkuWire),
      unitsLot: lenient(Schema.Natural),
    }),
  ),
})

type Schemas = components["schemas"]
export type CatalogContractChecks = [
  AssertAccepts<typeof CategoryTreeWire, Schemas["CategoryTree"]>,
  AssertAccepts<typeof ProductListWire, Schemas["ProductList"]>,
  AssertAccepts<typeof ProductsWire, Schemas["ProductArray"]>,
  AssertAccepts<typeof ProductsWire, Schemas["RelatedProducts"]>,
  AssertAccepts<typeof ProductFiltersWire, Schemas["ProductFilters"]>,
  AssertAccepts<typeof SuggestionsWire, Schemas["SearchSuggestions"]>,
  AssertAccepts<typeof StockListWire, Schemas["StockList"]>,
  AssertAccepts<typeof CatentryListWire, Schemas["CatentryList"]>,
]

export const decodeCategoryTree = bodyDecoder(CategoryTreeWire)
export const decodeCategory = bodyDecoder(CategoryWire)
export const decodeProductList = bodyDecoder(ProductListWire)
export const decodeProducts = bodyDecoder(ProductsWire)
export const decodeProductFilters = bodyDecoder(ProductFiltersWire)
export const decodeSuggestions = bodyDecoder(SuggestionsWire)
export const decodeStockList = bodyDecoder(StockListWire)
export const decodeCatentryList = bodyDecoder(CatentryListWire)

export function toCategory(wire: CategoryType): Category {
  return {
    id: wire.id,
    name: wire.name,
    key: wire.key,
    seoId: wire.seoId,
    categoryUrl: wire.categoryUrl,
    ...whenDefined(wire.description, (description) => ({ description })),
    subcategories: (wire.subcategories ?? []).map(toCategory),
  }
}

export function toProductCounts({ categories }: typeof CategoryTreeWire.Type): ReadonlyMap<string, number> {
  return new Map(
    categories.flatMap(({ id, productCount }) =>
      typeof productCount === "number" ? [[id, productCount] as const] : [],
    ),
  )
}

export function toFacets({ colors, sizes, price, subcategories }: typeof FacetsWire.Type): ProductFacets {
  return {
    colors: colors.map(({ id, name, count, hex }) => ({
      value: id,
      label: name,
      count,
      ...whenDefined(hex, (colour) => ({ hex: colour })),
    })),
    sizes: [...sizes]
      .sort((left, right) => (left.position ?? 0) - (right.position ?? 0))
      .map(({ id, name, count }) => ({ value: id, label: name, count })),
    categories: subcategories.map(({ id, name, count }) => ({ value: id, label: name, count })),
    ...whenDefined(price, ({ min, max }) => ({ priceRange: { minimum: min, maximum: max } })),
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

/**
 * Returns the stock by SKU. Without a visibility, `in_stock` and `low` are shown and any other availability is sold
 * out.
 */
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
    ...whenDefined(sku, (known) => ({ sku: known })),
    ...whenDefined(unitsLot, (lot) => ({ unitsLot: lot })),
  }))
}

export function toSuggestion({
  term,
  categoryId,
  productId,
}: (typeof SuggestionsWire.Type)["suggestions"][number]): SearchSuggestion {
  return {
    term,
    ...whenDefined(categoryId, (id) => ({ categoryId: id })),
    ...whenDefined(productId, (id) => ({ productId: id })),
  }
}

/**
 * Returns the query of a product list. Leaves out defaults and filters that are not valid ids. Asks for details when
 * sizes are filtered across several colours, to find the colour that has the size.
 */
export function fromProductQuery(query: ProductQuery) {
  const ids = (values: readonly string[]) =>
    values.filter((value) => /^[0-9]{1,20}$/.test(value)).join(",") || undefined
  return {
    pageNumber: query.pageNumber,
    ...(query.order === "relevance" ? {} : { order: query.order }),
    ...whenDefined(query.priceMin, (priceMin) => ({ priceMin })),
    ...whenDefined(query.priceMax, (priceMax) => ({ priceMax })),
    ...whenDefined(ids(query.colors), (colFilter) => ({ colFilter })),
    ...whenDefined(query.sizes.join(",") || undefined, (sizeFilter) => ({ sizeFilter })),
    ...whenDefined(ids(query.categories), (catFilter) => ({ catFilter })),
    ...(query.colors.length !== 1 && query.sizes.length > 0 ? { detail: true } : {}),
  }
}
