import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import type { ImportRun } from "./importRuns.ts"
import { describeSource } from "./importSource.ts"
import { ImportRefused } from "./readImportedProduct.ts"

/** The import that a product belongs to. */
export interface ImportContext {
  /** The source of the import; empty without a name. */
  readonly source: string
  /** Products of the same source that the merchant no longer sells: their SKUs may move. */
  readonly replaced: ReadonlySet<string>
  /** The import run; absent when it cannot be undone. */
  readonly run?: ImportRun
}

/** A product of an earlier import with SKUs that the imported product claims. */
export interface SkuHolder {
  readonly handle: string
  readonly source: string
  readonly productId: string
  /** Whether all its SKUs move to the other product. */
  readonly isEmptied: boolean
}

/**
 * The other products that own SKUs of a product and may lose them: those in `replaced`, which the merchant no longer
 * sells, and those withdrawn by another source. Throws an `ImportRefused` with the owner when any other product of the
 * store has one.
 */
export const skuHolders = async (
  db: Kysely<Database>,
  storeId: string,
  productId: string | undefined,
  skus: readonly string[],
  { source, replaced }: ImportContext,
): Promise<readonly SkuHolder[]> => {
  const named = skus.filter((sku) => sku !== "")
  if (named.length === 0) return []
  const rows = await db
    .selectFrom("sku")
    .innerJoin("product", (join) =>
      join.onRef("product.store_id", "=", "sku.store_id").onRef("product.product_id", "=", "sku.product_id"),
    )
    .leftJoin("imported_product", (join) =>
      join
        .onRef("imported_product.store_id", "=", "sku.store_id")
        .onRef("imported_product.product_id", "=", "sku.product_id"),
    )
    .select([
      "sku.sku",
      "sku.product_id",
      "imported_product.handle",
      "imported_product.import_source",
      "product.override",
    ])
    .where("sku.store_id", "=", storeId)
    .where("sku.sku", "in", named)
    .where("sku.product_id", "!=", productId ?? "")
    .orderBy("sku.sku")
    .execute()
  const [foreign] = rows.filter(({ handle }) => handle === null)
  if (foreign !== undefined) throw new ImportRefused(`The SKU ${foreign.sku} belongs to another product of the store.`)
  const sold = rows.find(({ import_source, override }) => import_source !== source && override !== "hidden")
  if (sold !== undefined)
    throw new ImportRefused(
      `The SKU ${sold.sku} belongs to the product "${sold.handle}" from ${describeSource(sold.import_source ?? "")}. ` +
        "Hide that product there first.",
    )
  const own = rows.filter(({ import_source }) => import_source === source)
  const stored = own.find(({ handle }) => !replaced.has(handle ?? ""))
  if (stored !== undefined)
    throw new ImportRefused(`The SKU ${stored.sku} belongs to another product of the store, "${stored.handle}".`, [
      ...new Set(own.map(({ handle }) => handle ?? "")),
    ])
  const holders = new Map(
    rows.map(({ product_id, handle, import_source }) => [
      product_id,
      { handle: handle ?? "", source: import_source ?? "" },
    ]),
  )
  if (holders.size === 0) return []
  const left = await db
    .selectFrom("sku")
    .select("product_id")
    .distinct()
    .where("store_id", "=", storeId)
    .where("product_id", "in", [...holders.keys()])
    .where("sku", "not in", named)
    .execute()
  const accountChangeOperations = new Set(left.map(({ product_id }) => product_id))
  return [...holders].map(([id, holder]) => ({ ...holder, productId: id, isEmptied: !accountChangeOperations.has(id) }))
}

/** The effect on other products, as reported to the merchant. */
export interface HolderReport {
  /** Products of the same source that lose all their SKUs; they are hidden. */
  readonly emptied?: readonly string[]
  /** Products withdrawn by another source; `source` is absent without a name. */
  readonly movedFrom?: readonly { readonly handle: string; readonly source?: string }[]
}

export const reportHolders = (holders: readonly SkuHolder[], source: string): HolderReport => {
  const emptied = holders.filter((holder) => holder.isEmptied && holder.source === source).map(({ handle }) => handle)
  const movedFrom = holders
    .filter((holder) => holder.source !== source)
    .map((holder) => ({ handle: holder.handle, ...(holder.source === "" ? {} : { source: holder.source }) }))
  return { ...(emptied.length === 0 ? {} : { emptied }), ...(movedFrom.length === 0 ? {} : { movedFrom }) }
}
