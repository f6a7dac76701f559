import { readSellables } from "../../catalog/stock/Sellable.ts"
import { isGiftCardSku } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartRow, CartScope } from "../CartScope.ts"
import { LinePlan } from "./LinePlan.ts"
import { lineRefused } from "./lineRefusedReasons.ts"
import { readCustomizationOffers, requireCustomizable } from "../customizationOffers.ts"
import { readLines } from "../readCart.ts"
import { readDetails } from "../storedJson.ts"

/** Changes the colour or size of a line and keeps its position. Merges it with an existing line of the new SKU. */
export const changeLineSku = async (
  work: UnitOfWork,
  { principal, store, language }: CartScope,
  cart: CartRow,
  lineId: string,
  { sku, quantity }: { readonly sku: string; readonly quantity?: number },
): Promise<void> => {
  const rows = await readLines(work.db, cart.cart_id)
  const row = rows.find(({ line_id }) => line_id === Number(lineId))
  if (row === undefined) throw notFound("There is no such line in the cart.", lineId)
  if (isGiftCardSku(row.sku)) throw lineRefused({ kind: "giftCard", sku })
  const made = [{ sku, ...readDetails(row.details) }]
  requireCustomizable(await readCustomizationOffers(work.db, store, made), made)
  const others = rows.filter(({ line_id }) => line_id !== row.line_id)
  const sellables = await readSellables(work.db, store.id, language.id, [...others.map((other) => other.sku), sku])
  const wanted = quantity ?? row.quantity
  const { problem } = new LinePlan(others, sellables, store.cartMaximum[principal.kind]).capacityForPlain(sku, wanted)
  if (problem !== undefined) throw lineRefused(problem)
  const sameLine = others.find((other) => other.sku === sku && other.variant === row.variant)
  if (sameLine !== undefined) await work.db.deleteFrom("cart_line").where("line_id", "=", sameLine.line_id).execute()
  await work.db
    .updateTable("cart_line")
    .set({
      sku,
      quantity: wanted + (sameLine?.quantity ?? 0),
      is_wrapped: row.is_wrapped || sameLine?.is_wrapped === true,
      gift_message: row.gift_message ?? sameLine?.gift_message ?? null,
      last_name: sellables.get(sku)?.name ?? row.last_name,
      last_price: sellables.get(sku)?.price ?? row.last_price,
    })
    .where("line_id", "=", row.line_id)
    .execute()
}
