import type { Sellable } from "../../catalog/stock/Sellable.ts"
import type { CartLineRow } from "../CartScope.ts"
import type { PlannedLine } from "./LinePlan.ts"

/** A line to insert, without its ids. */
export type NewLine = Omit<CartLineRow, "line_id" | "cart_id">

/** The writes that turn the lines of a cart into those of a plan. */
export interface LineWrites {
  /** Ids of deleted lines. */
  readonly gone: readonly number[]
  /** The remaining lines after the change, in the order they were added. */
  readonly unchanged: readonly CartLineRow[]
  /** Those of the remaining lines that change. */
  readonly changed: readonly CartLineRow[]
  readonly added: readonly NewLine[]
}

export const lineWrites = (
  before: readonly CartLineRow[],
  after: readonly PlannedLine[],
  sellables: ReadonlyMap<string, Sellable>,
): LineWrites => {
  const planned = new Map(after.flatMap((line) => (line.lineId === undefined ? [] : [[line.lineId, line] as const])))
  const unchanged = before.flatMap((row) => {
    const line = planned.get(row.line_id)
    return line === undefined ? [] : [rewritten(row, line)]
  })
  return {
    gone: before.flatMap(({ line_id }) => (planned.has(line_id) ? [] : [line_id])),
    unchanged,
    changed: unchanged.filter((row) => !before.includes(row)),
    added: after.filter(({ lineId }) => lineId === undefined).map((line) => newLine(line, sellables.get(line.sku))),
  }
}

/** Returns the row itself when it does not change. */
const rewritten = (row: CartLineRow, { quantity, details }: PlannedLine): CartLineRow =>
  row.quantity === quantity && details === undefined
    ? row
    : { ...row, quantity, ...(details === undefined ? {} : { details: JSON.stringify(details) }) }

const newLine = (
  { sku, variant, quantity, details, isWrapped, giftMessage, place }: PlannedLine,
  sellable: Sellable | undefined,
): NewLine => ({
  sku,
  variant,
  quantity,
  details: details === undefined ? null : JSON.stringify(details),
  is_wrapped: isWrapped ?? false,
  gift_message: giftMessage ?? null,
  last_name: sellable?.name ?? sku,
  last_price: sellable?.price ?? 0,
  place: place ?? null,
})
