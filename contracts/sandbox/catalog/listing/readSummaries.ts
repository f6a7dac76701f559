import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/catalog.d.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { CatalogTables } from "../../platform/storage/tables/CatalogTables.ts"
import { readBundles } from "../readBundles.ts"
import { parseSummary, type StoredSummary } from "../productJson.ts"
import type { PlannedProducts } from "../../stores/StoreFilling.ts"
import { isBuyable, stockDetails, unitsInLots } from "../stock/visibility.ts"

type ProductSummary = components["schemas"]["ProductSummary"]
type ProductSize = components["schemas"]["ProductSize"]

const isVisibility = (text: string): boolean => text !== "hidden"

/** Reads the stored summaries of products in one language. Unknown products are absent. */
export type ReadStored = (
  storeId: string,
  languageId: string,
  productIds: readonly string[],
) => Promise<readonly StoredProduct[]>

/** A product's stored summary, with the columns that decide whether it is shown. */
export interface StoredProduct {
  readonly productId: string
  readonly summary: StoredSummary
  readonly visibility: string
  readonly override: string | null
  /** Length of the summary's text. */
  readonly length: number
}

export const readStoredProducts = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  productIds: readonly string[],
): Promise<readonly StoredProduct[]> => {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom("product_text")
    .innerJoin("product", (join) =>
      join
        .onRef("product.store_id", "=", "product_text.store_id")
        .onRef("product.product_id", "=", "product_text.product_id"),
    )
    .select(["product_text.product_id", "product_text.summary", "product.visibility", "product.override"])
    .where("product_text.store_id", "=", storeId)
    .where("product_text.language_id", "=", languageId)
    .where("product_text.product_id", "in", [...productIds])
    .execute()
  return rows.map(({ product_id, summary, ...row }) => ({
    productId: product_id,
    summary: parseSummary(summary),
    length: summary.length,
    ...row,
  }))
}

/** Product summaries in the order of the ids; unknown and hidden products are omitted. */
export const readSummaries = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  productIds: readonly string[],
  withSizes = false,
  readStored: ReadStored = (...asked) => readStoredProducts(db, ...asked),
): Promise<readonly ProductSummary[]> => {
  if (productIds.length === 0) return []
  const read = await readStored(storeId, languageId, productIds)
  const sizes = withSizes ? await readSizes(db, storeId, productIds) : undefined
  const bundles = await readBundles(
    db,
    storeId,
    read.filter(({ summary }) => summary.bundleSize !== undefined).map(({ summary }) => summary.id),
  )
  const byId = new Map(
    read
      .map(({ productId, summary, override, ...stored }): [string, ProductSummary] => {
        const own = sizes?.get(productId)
        const colors =
          own === undefined
            ? summary.colors
            : summary.colors.map((color) => ({
                ...color,
                sizes: sizesOf(own, color.id, override, summary.lowestPrice30Days !== undefined),
              }))
        const { price = summary.price, visibility = stored.visibility } = bundles.get(productId) ?? {}
        return [productId, { ...summary, price, colors, visibility }]
      })
      .filter(([, { visibility }]) => isVisibility(visibility)),
  )
  return productIds.flatMap((id) => byId.get(id) ?? [])
}

/** The same for a store whose products are not written yet. */
export const plannedSummaries = (
  planned: PlannedProducts,
  languageId: string,
  productIds: readonly string[],
): readonly ProductSummary[] =>
  planned
    .rows(productIds, languageId)
    .flatMap(({ product: { visibility }, texts }) =>
      isVisibility(visibility) ? texts.map(({ summary }) => ({ ...parseSummary(summary), visibility })) : [],
    )

type SkuRow = Selectable<CatalogTables["sku"]>

/** All SKUs of the products, by product, with sizes in order. */
export const readSizes = async (
  db: Kysely<Database>,
  storeId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SkuRow[]>> => {
  const rows = await db
    .selectFrom("sku")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("product_id", "in", [...productIds])
    .orderBy("position")
    .orderBy("sku")
    .execute()
  const byProduct = new Map<string, SkuRow[]>()
  for (const row of rows) {
    const own = byProduct.get(row.product_id)
    if (own === undefined) byProduct.set(row.product_id, [row])
    else own.push(row)
  }
  return byProduct
}

/**
 * The sizes of a colour. With `hasPriceHistory` the price before a reduction is the lowest of the 30 days before it
 * (R21), for each size separately.
 */
export const sizesOf = (
  rows: readonly SkuRow[],
  colorId: string,
  override: string | null,
  hasPriceHistory: boolean,
): readonly ProductSize[] =>
  rows
    .filter(({ color_id }) => color_id === colorId)
    .map((row) => {
      const stock = stockDetails(unitsInLots(row.units, row.units_lot), override)
      return {
        sku: row.sku,
        id: row.catentry_id,
        name: row.size_name,
        position: row.position,
        price: row.price,
        ...(row.old_price === null
          ? {}
          : { oldPrice: row.old_price, ...(hasPriceHistory ? { lowestPrice30Days: row.old_price } : {}) }),
        ...(row.units_lot === 1 ? {} : { unitsLot: row.units_lot }),
        isBuyable: isBuyable(stock.visibility),
        backSoon: stock.visibility === "back_soon",
        ...stock,
      }
    })
