/** Sort orders of a product list. */
export const PRODUCT_ORDERS = ["relevance", "new", "price_asc", "price_desc"] as const

export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

/** Query of a product list; parameter names are the rules' (S7). */
export interface ProductQuery {
  /** From 1. */
  readonly pageNumber: number
  readonly order: ProductOrder
  /** Minor units, inclusive. */
  readonly priceMin?: number
  readonly priceMax?: number
  /** Colour names (`colFilter`), sizes (`sizeFilter`) and category ids (`catFilter`), sorted, without repeats. */
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly categories: readonly string[]
  /** Only products that this physical store has in stock (`physicalStoreId`). */
  readonly physicalStoreId?: string
}

export const FIRST_PAGE: ProductQuery = { pageNumber: 1, order: "relevance", colors: [], sizes: [], categories: [] }

const MAX_PAGE = 10_000
const MAX_CHOICES = 50

/** Parses a query from address parameters. Ignores invalid values, since addresses can be typed. */
export function productQueryFrom(parameters: Readonly<Record<string, string>>): ProductQuery {
  const [low, high] = [minorUnits(parameters["priceMin"]), minorUnits(parameters["priceMax"])]
  // Swaps a reversed price range.
  const [priceMin, priceMax] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  const page = minorUnits(parameters["pageNumber"]) ?? 1
  const physicalStoreId = parameters["physicalStoreId"] ?? ""
  return {
    pageNumber: Math.min(Math.max(page, 1), MAX_PAGE),
    order: PRODUCT_ORDERS.find((order) => order === parameters["order"]) ?? "relevance",
    ...(priceMin === undefined ? {} : { priceMin }),
    ...(priceMax === undefined ? {} : { priceMax }),
    colors: choices(parameters["colFilter"]),
    sizes: choices(parameters["sizeFilter"]),
    categories: choices(parameters["catFilter"]),
    ...(/^[0-9]{1,20}$/.test(physicalStoreId) ? { physicalStoreId } : {}),
  }
}

/** Returns the address parameters of a query, without default values. */
export function productQueryParameters(query: ProductQuery): Readonly<Record<string, string>> {
  return {
    ...(query.pageNumber === 1 ? {} : { pageNumber: String(query.pageNumber) }),
    ...(query.order === "relevance" ? {} : { order: query.order }),
    ...(query.priceMin === undefined ? {} : { priceMin: String(query.priceMin) }),
    ...(query.priceMax === undefined ? {} : { priceMax: String(query.priceMax) }),
    ...joined("colFilter", query.colors),
    ...joined("sizeFilter", query.sizes),
    ...joined("catFilter", query.categories),
    ...(query.physicalStoreId === undefined ? {} : { physicalStoreId: query.physicalStoreId }),
  }
}

function minorUnits(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9]{1,12}$/.test(text) ? Number(text) : undefined
}

function choices(text: string | undefined): readonly string[] {
  const parts = (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  return [...new Set(parts)].sort().slice(0, MAX_CHOICES)
}

function joined(name: string, values: readonly string[]): Readonly<Record<string, string>> {
  return values.length === 0 ? {} : { [name]: [...values].sort().join(",") }
}
