import type { Kysely } from "kysely"
import type { components } from "../../../generated/returns.d.ts"
import { readSellables } from "../../catalog/stock/Sellable.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { type OrderClaim, type OrderRow, requireAnyClaim, requireOrder } from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { returnLineReasons, returnNotValid, unitsByEntry } from "../checkReturnRequest.ts"
import { requireOpenWindow } from "../createReturn.ts"
import { orderLines } from "../orderLines.ts"
import { type PaidLine, shareOfFirst } from "./paidShares.ts"
import { requireUnits } from "../returnableUnits.ts"
import type { ReturnScope } from "../ReturnScope.ts"

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
  const claimed = kind === "REFUND" ? await claimedUnits(db, order.order_id) : new Set<string>()
  const debts = [...wanted].map(([catentryId, quantity]) => {
    const price = prices.get(catentryId)
    return {
      catentryId,
      quantity,
      amount: price === undefined ? paidAmountOf(lines, claimed, catentryId, quantity) : price * quantity,
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

const unitKey = (lineId: number, unitNumber: number): string => `${lineId}.${unitNumber}`

const claimedUnits = async (db: Kysely<Database>, orderId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("return_unit")
    .select(["line_id", "unit_number"])
    .where("order_id", "=", orderId)
    .execute()
  return new Set(rows.map(({ line_id, unit_number }) => unitKey(line_id, unit_number)))
}

/** Returns the paid amount of the first free units of an entry, which are the ones that a request would claim. */
const paidAmountOf = (
  lines: readonly PaidLine[],
  claimed: ReadonlySet<string>,
  catentryId: string,
  units: number,
): number =>
  lines
    .filter((line) => line.catentryId === catentryId && line.isReturnable)
    .flatMap(({ lineId, remaining, quantity, goods, shipping }) =>
      Array.from({ length: remaining }, (_, index) => index + 1)
        .filter((unit) => !claimed.has(unitKey(lineId, unit)))
        .map((unit) => unitShare(goods, quantity, unit) + unitShare(shipping, quantity, unit)),
    )
    .slice(0, units)
    .reduce((sum, amount) => sum + amount, 0)

const unitShare = (amount: number, quantity: number, unit: number): number =>
  shareOfFirst(amount, quantity, unit) - shareOfFirst(amount, quantity, unit - 1)

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
