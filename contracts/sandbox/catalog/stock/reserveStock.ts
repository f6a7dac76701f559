import { sql } from "kysely"
import { refused } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { isGiftCardSku } from "../gift-cards/giftCardCatalogue.ts"
import type { CatalogueVersions } from "../../stores/CatalogueVersions.ts"
import { notifyRestocked, type RestockServices } from "../notifications/notifyRestocked.ts"
import { LOW_STOCK_UNITS, productVisibility, unitsInLots } from "./visibility.ts"

export interface StockLine {
  readonly sku: string
  readonly quantity: number
}

export interface StockShortage {
  readonly sku: string
  readonly available: number
}

export const outOfStock = (sku: string, available: number) =>
  refused("_ERR_NO_STOCK", "Not enough units in stock.", [sku, String(available)])

/**
 * Takes units out of stock.
 *
 * *Details.* Each line is one conditional update, in the order of the SKUs so that two purchases cannot deadlock. A
 * check constraint of the database guards the result. Returns the lines without enough stock: the caller then throws,
 * and the transaction is rolled back.
 */
export const reserveStock = async (
  work: UnitOfWork,
  storeId: string,
  lines: readonly StockLine[],
  versions: CatalogueVersions,
): Promise<readonly StockShortage[]> => {
  const short: StockShortage[] = []
  const updatedRows: string[] = []
  for (const { sku, quantity } of summedBySku(lines)) {
    const taken = await work.db
      .updateTable("sku")
      .set({ units: sql`units - ${quantity}` })
      .where("store_id", "=", storeId)
      .where("sku", "=", sku)
      .where("units", ">=", quantity)
      .returning(["product_id", "units", "units_lot"])
      .executeTakeFirst()
    if (taken === undefined) short.push({ sku, available: await unitsOf(work, storeId, sku) })
    else if (taken.units <= Math.max(LOW_STOCK_UNITS, taken.units_lot)) updatedRows.push(taken.product_id)
  }
  if (short.length === 0) await showStock(work, storeId, updatedRows, versions)
  return short
}

/**
 * Returns units to stock after a cancellation, a failed payment or a return. Confirmed alerts for sold-out SKUs are
 * mailed.
 */
export const restoreStock = async (
  work: UnitOfWork,
  services: RestockServices,
  storeId: string,
  lines: readonly StockLine[],
): Promise<void> => {
  const restocked: string[] = []
  const updatedRows: string[] = []
  for (const { sku, quantity } of summedBySku(lines)) {
    const back = await work.db
      .updateTable("sku")
      .set({ units: sql`units + ${quantity}` })
      .where("store_id", "=", storeId)
      .where("sku", "=", sku)
      .returning(["product_id", "units", "units_lot"])
      .executeTakeFirst()
    if (back !== undefined && back.units - quantity <= Math.max(LOW_STOCK_UNITS, back.units_lot))
      updatedRows.push(back.product_id)
    if (back !== undefined && back.units >= back.units_lot && back.units - quantity < back.units_lot)
      restocked.push(sku)
  }
  await showStock(work, storeId, updatedRows, services.versions)
  await notifyRestocked(work, services, storeId, restocked)
}

/** Units per SKU, in the order of the SKUs, without gift cards, which have no stock. */
const summedBySku = (lines: readonly StockLine[]): readonly StockLine[] => {
  const units = new Map<string, number>()
  for (const { sku, quantity } of lines.filter((line) => !isGiftCardSku(line.sku)))
    units.set(sku, (units.get(sku) ?? 0) + quantity)
  return [...units].sort(([one], [other]) => (one < other ? -1 : 1)).map(([sku, quantity]) => ({ sku, quantity }))
}

const unitsOf = async (work: UnitOfWork, storeId: string, sku: string): Promise<number> => {
  const row = await work.db
    .selectFrom("sku")
    .select("units")
    .where("store_id", "=", storeId)
    .where("sku", "=", sku)
    .executeTakeFirst()
  return row?.units ?? 0
}

/** Updates the visibility of products from their stock, and invalidates caches after the commit. */
export const showStock = async (
  work: UnitOfWork,
  storeId: string,
  productIds: readonly string[],
  versions: CatalogueVersions,
): Promise<void> => {
  if (productIds.length === 0) return
  for (const productId of [...new Set(productIds)].sort()) {
    const product = await work.db
      .selectFrom("product")
      .select(["override", "visibility"])
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .forUpdate()
      .executeTakeFirst()
    if (product === undefined) continue
    const rows = await work.db
      .selectFrom("sku")
      .select(["units", "units_lot"])
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .execute()
    const visibility = productVisibility(
      rows.map(({ units, units_lot }) => unitsInLots(units, units_lot)),
      product.override,
    )
    if (visibility !== product.visibility) {
      await work.db
        .updateTable("product")
        .set({ visibility })
        .where("store_id", "=", storeId)
        .where("product_id", "=", productId)
        .execute()
    }
  }
  work.afterCommit(() => versions.changed(storeId))
}
