import type { components } from "../../generated/wishlists.d.ts"
import type { PlannedProducts } from "../stores/StoreFilling.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Digits at the end of a catalogue entry's number, after those of its product. */
const ENTRY_DIGITS = 3

/** Returns the stores with reductions, and the requested items that are reduced. */
export const readSaleInfo = async (
  { storage: { db }, filling, stores }: SandboxServices,
  catentryIds: readonly string[],
): Promise<components["schemas"]["WishlistsSaleInfo"]> => {
  const known = await Promise.all(
    (await stores.all()).map(async ({ id: storeId }) => ({ storeId, planned: await filling.planned(storeId) })),
  )
  const eventsOnSale = await db
    .selectFrom("product")
    .select("store_id")
    .distinct()
    .where("old_price", "is not", null)
    .execute()
  const reduced =
    catentryIds.length === 0
      ? []
      : [
          ...(await db
            .selectFrom("sku")
            .select(["store_id", "catentry_id as id"])
            .where("catentry_id", "in", catentryIds)
            .where("old_price", "is not", null)
            .execute()),
          ...(await db
            .selectFrom("product")
            .select(["store_id", "product_id as id"])
            .where("product_id", "in", catentryIds)
            .where("old_price", "is not", null)
            .execute()),
        ]
  return {
    stores: known.map(({ storeId, planned }) => ({
      storeId,
      isOnSale: planned === undefined ? eventsOnSale.some(({ store_id }) => store_id === storeId) : planned.isOnSale(),
      catentryIds: [
        ...new Set(
          planned === undefined
            ? reduced.filter(({ store_id }) => store_id === storeId).map(({ id }) => id)
            : plannedSale(planned, catentryIds),
        ),
      ].sort(),
    })),
  }
}

/** Returns the items that will be reduced in a store without products yet. */
const plannedSale = (planned: PlannedProducts, catentryIds: readonly string[]): readonly string[] => {
  const rows = planned.rows([...new Set(catentryIds.flatMap((id) => [id, id.slice(0, -ENTRY_DIGITS)]))])
  const reduced = new Set(
    rows
      .filter(({ product }) => (product.old_price ?? null) !== null)
      .flatMap(({ product, skus }) => [product.product_id, ...skus.map((sku) => sku.catentry_id)]),
  )
  return catentryIds.filter((id) => reduced.has(id))
}
