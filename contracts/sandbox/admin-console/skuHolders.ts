import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import type { ImportRun } from "./importRuns.ts"
import { describeSource } from "./importSource.ts"
import { ImportRefused } from "./readImportedProduct.ts"

/** What a product is brought with. */
export interface ImportContext {
  /** Which of the files that fill the store it is from; empty where that has no name. */
  readonly source: string
  /** Products of the same source that the merchant no longer has: their skus may move. */
  readonly replaced: ReadonlySet<string>
  /** The import it is a part of; absent where that cannot be undone. */
  readonly run?: ImportRun
}

/** A product of an earlier import with skus that another product brings now. */
export interface SkuHolder {
  readonly handle: string
  readonly source: string
  readonly productId: string
  /** Whether all it has goes to the other product. */
  readonly isEmptied: boolean
}

/**
 * Who else has the skus of a product, where they may be taken from: from those of `replaced`, which the merchant no
 * longer has, and from what another source has withdrawn. Throws an `ImportRefused` where another product of the store
 * keeps one, and says whose it is.
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
  if (foreign !== undefined) throw new ImportRefused(`The sku ${foreign.sku} belongs to another product of the store.`)
  const sold = rows.find(({ import_source, override }) => import_source !== source && override !== "hidden")
  if (sold !== undefined)
    throw new ImportRefused(
      `The sku ${sold.sku} is sold by "${sold.handle}", a product of ${describeSource(sold.import_source ?? "")}. It can be brought here once that product is hidden there.`,
    )
  const own = rows.filter(({ import_source }) => import_source === source)
  const kept = own.find(({ handle }) => !replaced.has(handle ?? ""))
  if (kept !== undefined)
    throw new ImportRefused(`The sku ${kept.sku} belongs to another product of the store, "${kept.handle}".`, [
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

/** What becomes of the other products, as far as the merchant is told of it. */
export interface HolderReport {
  /** Products of the same source all of whose skus are taken over; they are hidden. */
  readonly emptied?: readonly string[]
  /** Products that another source has withdrawn; `source` is absent where it has no name. */
  readonly movedFrom?: readonly { readonly handle: string; readonly source?: string }[]
}

export const reportHolders = (holders: readonly SkuHolder[], source: string): HolderReport => {
  const emptied = holders.filter((holder) => holder.isEmptied && holder.source === source).map(({ handle }) => handle)
  const movedFrom = holders
    .filter((holder) => holder.source !== source)
    .map((holder) => ({ handle: holder.handle, ...(holder.source === "" ? {} : { source: holder.source }) }))
  return { ...(emptied.length === 0 ? {} : { emptied }), ...(movedFrom.length === 0 ? {} : { movedFrom }) }
}
