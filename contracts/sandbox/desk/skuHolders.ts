import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { ImportProblem } from "./readImportedProduct.ts"

/** A product of an earlier import with skus that another product brings now. */
export interface SkuHolder {
  readonly handle: string
  readonly productId: string
  /** Whether all it has goes to the other product. */
  readonly isEmptied: boolean
}

/**
 * Who else has the skus of a product, where they may be taken from: from those of `replaced`, which the merchant no longer has.
 * Throws an `ImportProblem` where another product of the store keeps one.
 */
export const skuHolders = async (db: Kysely<Database>, storeId: string, productId: string | undefined, skus: readonly string[], replaced: ReadonlySet<string>): Promise<readonly SkuHolder[]> => {
  const named = skus.filter((sku) => sku !== "")
  if (named.length === 0) return []
  const rows = await db
    .selectFrom("sku")
    .leftJoin("imported_product", (join) => join.onRef("imported_product.store_id", "=", "sku.store_id").onRef("imported_product.product_id", "=", "sku.product_id"))
    .select(["sku.sku", "sku.product_id", "imported_product.handle"])
    .where("sku.store_id", "=", storeId)
    .where("sku.sku", "in", named)
    .where("sku.product_id", "!=", productId ?? "")
    .orderBy("sku.sku")
    .execute()
  const [foreign] = rows.filter(({ handle }) => handle === null)
  if (foreign !== undefined) throw new ImportProblem(`The sku ${foreign.sku} belongs to another product of the store.`)
  const holders = new Map(rows.map(({ product_id, handle }) => [product_id, handle ?? ""]))
  const kept = rows.find(({ handle }) => !replaced.has(handle ?? ""))
  if (kept !== undefined) throw new ImportProblem(`The sku ${kept.sku} belongs to another product of the store, "${kept.handle}".`, [...new Set(holders.values())])
  if (holders.size === 0) return []
  const left = await db.selectFrom("sku").select("product_id").distinct().where("store_id", "=", storeId).where("product_id", "in", [...holders.keys()]).where("sku", "not in", named).execute()
  const keeping = new Set(left.map(({ product_id }) => product_id))
  return [...holders].map(([id, handle]) => ({ handle, productId: id, isEmptied: !keeping.has(id) }))
}
