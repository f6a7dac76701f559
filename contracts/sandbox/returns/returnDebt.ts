import type { Kysely } from "kysely"
import type { components } from "../../generated/returns.d.ts"
import { readSellables } from "../catalog/Sellable.ts"
import { invalidField } from "../http/Refused.ts"
import { type OrderClaim, type OrderRow, requireAnyClaim, requireOrder } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../services/SandboxServices.ts"
import type { Database } from "../storage/Database.ts"
import { returnLineReasons, returnNotValid, unitsByEntry } from "./checkReturnRequest.ts"
import { requireOpenWindow } from "./createReturn.ts"
import { orderLines } from "./orderLines.ts"
import { type PaidLine, shareOfFirst } from "./paidShares.ts"
import { requireUnits } from "./returnableUnits.ts"
import type { ReturnScope } from "./ReturnScope.ts"

type ReturnDebt = components["schemas"]["ReturnDebt"]

/** Basis of a debt: the paid amount, or today's price of a replacement. */
export type DebtKind = "REFUND" | "REPLACEMENT"

/** Returns the debt of a customer if these units were refunded or replaced in advance, in minor units. */
export const returnDebt = async (
  services: SandboxServices,
  scope: ReturnScope,
  claim: OrderClaim,
  items: string,
  kind: DebtKind,
): Promise<ReturnDebt> => {
  requireAnyClaim(claim)
  const { db } = services.storage
  const order = await requireOrder(db, claim)
  const dueDate = await requireOpenWindow(db, scope, order)
  const document = readDocument(order.document)
  const lines = await orderLines(db, order)
  const wanted = readItems(items)
  const problems = [...wanted.keys()].flatMap((catentryId) => returnLineReasons(lines, catentryId, "items"))
  if (problems.length > 0) throw returnNotValid(problems)
  await requireUnits(db, order, lines, wanted)
  const prices = kind === "REFUND" ? new Map<string, number>() : await currentPrices(db, order, scope, lines)
  const debts = [...wanted].map(([catentryId, quantity]) => {
    const price = prices.get(catentryId)
    return {
      catentryId,
      quantity,
      amount: price === undefined ? paidAmountOf(lines, catentryId, quantity) : price * quantity,
    }
  })
  return {
    orderId: String(order.order_id),
    currencyCode: document.currencyCode ?? scope.store.currencyCode,
    totalDebt: debts.reduce((sum, { amount }) => sum + amount, 0),
    dueDate,
    items: debts,
  }
}

const readItems = (text: string): ReadonlyMap<string, number> => {
  const items = text.split(",").map((item) => {
    const [catentryId = "", quantity = ""] = item.split(":")
    return { catentryId, quantity: Number(quantity) }
  })
  const units = unitsByEntry(items)
  if (units.size < items.length) throw invalidField("items", "duplicate", "An entry is named twice.")
  return units
}

/** Returns the paid amount of the first `units` units of an entry. */
const paidAmountOf = (lines: readonly PaidLine[], catentryId: string, units: number): number => {
  let left = units
  return lines
    .filter((line) => line.catentryId === catentryId)
    .reduce((sum, { quantity, goods, shipping }) => {
      const taken = Math.min(left, quantity)
      left -= taken
      return sum + shareOfFirst(goods, quantity, taken) + shareOfFirst(shipping, quantity, taken)
    }, 0)
}

const currentPrices = async (
  db: Kysely<Database>,
  order: OrderRow,
  { language }: ReturnScope,
  lines: readonly PaidLine[],
): Promise<ReadonlyMap<string, number>> => {
  const sellables = await readSellables(
    db,
    order.store_id,
    language.id,
    lines.map(({ sku }) => sku),
  )
  return new Map([...sellables.values()].map(({ catentryId, price }) => [catentryId, price]))
}
