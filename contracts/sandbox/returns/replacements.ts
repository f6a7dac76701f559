import type { components } from "../../generated/returns.d.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { outOfStock, restoreStock, reserveStock } from "../catalog/stock/reserveStock.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { returnNotValid } from "./checkReturnRequest.ts"
import type { ReturnScope } from "./ReturnScope.ts"

type ChangeLine = components["schemas"]["ChangeLine"]

/**
 * Reserves the replacements of an exchange. Fails with 422 for another product than the returned one, with 409
 * `_ERR_NO_STOCK` when it is sold out.
 */
export const reserveReplacements = async (
  work: UnitOfWork,
  { versions }: SandboxServices,
  { store, language }: ReturnScope,
  order: OrderRow,
  rmareqId: number,
  changes: readonly ChangeLine[],
): Promise<void> => {
  if (changes.length === 0) return
  const { items, payment } = readDocument(order.document)
  const sellables = await readSellables(
    work.db,
    store.id,
    language.id,
    changes.map(({ newSku }) => newSku),
  )
  const wrong = changes.flatMap(({ catentryId, newSku }, index) => {
    const productId = items.find((item) => item.catentryId === catentryId)?.parentId
    const isSameProduct = productId !== undefined && sellables.get(newSku)?.productId === productId
    return isSameProduct
      ? []
      : [
          {
            field: `changeLines.${index}.newSku`,
            rule: "product",
            message: "Only another size or colour of the same product can be sent.",
          },
        ]
  })
  if (wrong.length > 0) throw returnNotValid(wrong)
  const differences = changes.map(({ catentryId, newSku }) => {
    const paid = items.find((item) => item.catentryId === catentryId)?.unitPrice ?? 0
    return (sellables.get(newSku)?.price ?? paid) - paid
  })
  // A gift card cannot be charged later.
  const unpayable = payment.every(({ kind }) => kind === "giftcard")
    ? differences.findIndex((difference) => difference > 0)
    : -1
  if (unpayable >= 0)
    throw returnNotValid([
      {
        field: `changeLines.${unpayable}.newSku`,
        rule: "price",
        message: "It costs more, and the order has no payment that the difference can be charged to.",
      },
    ])
  const short = (
    await reserveStock(
      work,
      store.id,
      changes.map(({ newSku, quantity }) => ({ sku: newSku, quantity })),
      versions,
    )
  )[0]
  if (short !== undefined) throw outOfStock(short.sku, short.available)
  await work.db
    .insertInto("return_change")
    .values(
      changes.map(({ catentryId, newSku, quantity }, position) => ({
        rmareq_id: rmareqId,
        position,
        catentry_id: catentryId,
        sku: newSku,
        quantity,
        unit_difference: differences[position] ?? 0,
        state: "RESERVED" as const,
      })),
    )
    .execute()
}

/** Puts reserved replacements back into stock. */
export const releaseReplacements = async (
  work: UnitOfWork,
  services: SandboxServices,
  storeId: string,
  rmareqId: number,
): Promise<void> => {
  const released = await work.db
    .updateTable("return_change")
    .set({ state: "RELEASED" })
    .where("rmareq_id", "=", rmareqId)
    .where("state", "=", "RESERVED")
    .returning(["sku", "quantity"])
    .execute()
  await restoreStock(work, services, storeId, released)
}

/** Sends the replacements after the returned items have arrived. */
export const sendReplacements = async ({ db }: UnitOfWork, rmareqId: number): Promise<void> => {
  await db
    .updateTable("return_change")
    .set({ state: "SENT" })
    .where("rmareq_id", "=", rmareqId)
    .where("state", "=", "RESERVED")
    .execute()
}
