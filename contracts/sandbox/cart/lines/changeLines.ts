import { readSellables } from "../../catalog/stock/Sellable.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartLineRow, CartRow, CartScope } from "../CartScope.ts"
import { LinePlan } from "./LinePlan.ts"
import { type LoadedLines, readLines } from "../readCart.ts"
import { writeLines } from "./writeLines.ts"

/** Result of a change, with the lines and their catalogue data, so that pricing needs no further query. */
export interface LineChange<Result> {
  readonly result: Result
  readonly known: LoadedLines
}

/**
 * Changes the lines of a locked cart by a plan. An error in a step rolls back the whole change. `skus` are those of the
 * change that are not in the cart.
 */
export const changeLines = async <Result>(
  work: UnitOfWork,
  { principal, store, language }: CartScope,
  cart: CartRow,
  skus: readonly string[],
  change: (plan: LinePlan, rows: readonly CartLineRow[]) => Result,
): Promise<LineChange<Result>> => {
  const rows = await readLines(work.db, cart.cart_id)
  const sellables = await readSellables(work.db, store.id, language.id, [
    ...new Set([...rows.map(({ sku }) => sku), ...skus]),
  ])
  const plan = new LinePlan(rows, sellables, store.cartMaximum[principal.kind])
  const result = change(plan, rows)
  const written = await writeLines(work, cart.cart_id, rows, plan.lines, sellables)
  return { result, known: { rows: written, sellables } }
}
