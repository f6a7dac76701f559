import type { components } from "../../generated/wishlists.d.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** In which stores something is reduced, and which of the asked items are. */
export const readSaleInfo = async ({ storage: { db }, stores }: SandboxServices, catentryIds: readonly string[]): Promise<components["schemas"]["WishlistsSaleInfo"]> => {
  const onSale = await db.selectFrom("product").select("store_id").distinct().where("old_price", "is not", null).execute()
  const reduced = catentryIds.length === 0 ? [] : [
    ...(await db.selectFrom("sku").select(["store_id", "catentry_id as id"]).where("catentry_id", "in", catentryIds).where("old_price", "is not", null).execute()),
    ...(await db.selectFrom("product").select(["store_id", "product_id as id"]).where("product_id", "in", catentryIds).where("old_price", "is not", null).execute()),
  ]
  return {
    stores: (await stores.all()).map(({ id: storeId }) => ({
      storeId,
      isOnSale: onSale.some(({ store_id }) => store_id === storeId),
      catentryIds: [...new Set(reduced.filter(({ store_id }) => store_id === storeId).map(({ id }) => id))].sort(),
    })),
  }
}
