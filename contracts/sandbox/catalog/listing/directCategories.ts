import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"

/** Keys of the categories that products are assigned to directly, oldest first. Unknown products are absent. */
export const readDirectCategories = async (
  db: Kysely<Database>,
  storeId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("listing")
    .innerJoin("category", (join) =>
      join
        .onRef("category.store_id", "=", "listing.store_id")
        .onRef("category.category_id", "=", "listing.category_id"),
    )
    .select(["listing.product_id", "category.category_key"])
    .where("listing.store_id", "=", storeId)
    .where("listing.product_id", "in", productIds)
    .where("listing.direct", "=", true)
    .orderBy("category.category_id")
    .execute()
  const keys = new Map<string, readonly string[]>()
  for (const { product_id, category_key } of rows) keys.set(product_id, [...(keys.get(product_id) ?? []), category_key])
  return keys
}
