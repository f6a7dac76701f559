import type { Sku } from "../shared/Sku.ts"
import { isSku } from "../shared/Sku.ts"
import { MAX_QUANTITY } from "./CartAddition.ts"

/** Maximum number of lines of one quick order. */
export const MAX_QUICK_ORDER_LINES = 200

/** A line of a quick order; `line` counts from 1. */
export interface QuickOrderLine {
  readonly line: number
  readonly sku: Sku
  readonly quantity: number
}

/** Why a line of a quick order cannot be added. */
export interface QuickOrderProblem {
  readonly line: number
  readonly text: string
  /** `sku` and `quantity` are not readable, `tooMany` is beyond the last line; the others come from the shop. */
  readonly rule: "sku" | "quantity" | "tooMany" | "unknown" | "stock" | "limit"
  /** Units left, or the maximum. */
  readonly maximum?: number
}

const HEADER = /^["']?(?:sku|reference|ref|item)\b/i

/**
 * Reads a list of SKUs with quantities: one per line, separated by a comma, semicolon, tab or space, as in a CSV file
 * with or without header. A quantity that is left out is 1; the same SKU counts together.
 */
export function parseQuickOrder(text: string): {
  readonly lines: readonly QuickOrderLine[]
  readonly problems: readonly QuickOrderProblem[]
} {
  const bySku = new Map<string, QuickOrderLine>()
  const problems: QuickOrderProblem[] = []
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, text: row.trim() }))
    .filter((row) => row.text !== "" && !(row.line === 1 && HEADER.test(row.text)))
  rows.forEach((row, index) => {
    const [typed = "", amount = ""] = row.text.split(/[,;\t ]+/).map((cell) => cell.replace(/^["']|["']$/g, "").trim())
    const sku = typed.normalize("NFKC")
    const quantity = amount === "" ? 1 : Number(amount.normalize("NFKC"))
    const problem = { line: row.line, text: row.text.slice(0, 128) }
    if (index >= MAX_QUICK_ORDER_LINES) problems.push({ ...problem, rule: "tooMany", maximum: MAX_QUICK_ORDER_LINES })
    else if (!isSku(sku)) problems.push({ ...problem, rule: "sku" })
    else if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
      problems.push({ ...problem, rule: "quantity", maximum: MAX_QUANTITY })
    else {
      const earlier = bySku.get(sku)
      bySku.set(
        sku,
        earlier === undefined
          ? { line: row.line, sku, quantity }
          : { ...earlier, quantity: earlier.quantity + quantity },
      )
    }
  })
  return { lines: [...bySku.values()], problems }
}
