import type { Kysely } from "kysely"
import { readBundles } from "../catalog/readBundles.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { CartLineRow } from "./CartScope.ts"
import { readDetails } from "./storedJson.ts"

/** Name and size of the bundle that a line was bought in. */
export interface BundleTexts {
  readonly bundleName: string
  readonly bundleSize: number
}

/**
 * Texts of the bundles that lines were bought in, in one language. Unknown bundles are absent. Runs no query when no
 * line has a bundle.
 */
export const readBundleTexts = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  rows: readonly CartLineRow[],
): Promise<ReadonlyMap<string, BundleTexts>> => {
  const ids = [...new Set(rows.flatMap(({ details }) => readDetails(details)?.bundleId ?? []))]
  const bundles = await readBundles(db, storeId, ids)
  if (bundles.size === 0) return new Map()
  const names = await db
    .selectFrom("product_text")
    .select(["product_id", "name"])
    .where("store_id", "=", storeId)
    .where("language_id", "=", languageId)
    .where("product_id", "in", [...bundles.keys()])
    .execute()
  return new Map(
    names.map(({ product_id, name }) => [
      product_id,
      { bundleName: name, bundleSize: bundles.get(product_id)?.items.length ?? 0 },
    ]),
  )
}
