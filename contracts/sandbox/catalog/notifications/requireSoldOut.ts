import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { isBuyable, skuVisibility, unitsInLots } from "../stock/visibility.ts"

/** Locks a SKU. Fails with 404 for an unknown SKU, and with 422 `_ERR_IN_STOCK` for a buyable one. */
export const requireSoldOut = async ({ db }: UnitOfWork, storeId: string, sku: string): Promise<void> => {
  const row = await db
    .selectFrom("sku")
    .innerJoin("product", (join) =>
      join.onRef("product.store_id", "=", "sku.store_id").onRef("product.product_id", "=", "sku.product_id"),
    )
    .select(["sku.units", "sku.units_lot", "product.override", "product.visibility"])
    .where("sku.store_id", "=", storeId)
    .where("sku.sku", "=", sku)
    .forUpdate("sku")
    .executeTakeFirst()
  if (row === undefined || row.visibility === "hidden") throw notFound("There is no such sku in this store.", sku)
  if (!isBuyable(skuVisibility(unitsInLots(row.units, row.units_lot), row.override))) return
  const message = "This sku can be bought now."
  throw notAcceptable("_ERR_IN_STOCK", message, [{ field: "sku", rule: "soldOut", message }])
}
