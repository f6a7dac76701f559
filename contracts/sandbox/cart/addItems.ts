import type { Work } from "../storage/Storage.ts"
import type { CartChange } from "./changeCart.ts"
import { changeLines } from "./changeLines.ts"
import type { CartItemInput, CartRow, CartScope, KeptLineRow } from "./CartScope.ts"
import { isKept, lockKept, takeKept } from "./keptLines.ts"
import { addLines, requireUnits } from "./lineChanges.ts"
import { lineRefusal } from "./lineRefusals.ts"
import { type Makings, requireMade } from "./makings.ts"
import { requireOriginals } from "./originalOrders.ts"
import { addUnits } from "./mergeCart.ts"

/** Adds units of each sku, those that name a kept line from what is kept. Refuses all when one does not fit. */
export const addItems = async (
  work: Work,
  scope: CartScope,
  cart: CartRow,
  inputs: readonly CartItemInput[],
  makings: Makings,
): Promise<CartChange> => {
  requireUnits(inputs)
  requireMade(makings, inputs)
  await requireOriginals(work, scope, inputs)
  const taken: (readonly [KeptLineRow, number])[] = []
  for (const input of inputs.filter(isKept)) {
    const row = await lockKept(work, scope, input)
    await takeKept(work, row, input.quantity)
    taken.push([row, input.quantity])
  }
  const { known } = await changeLines(
    work,
    scope,
    cart,
    inputs.map(({ sku }) => sku),
    (plan) => {
      addLines(
        plan,
        inputs.filter((input) => !isKept(input)),
      )
      for (const [row, units] of taken) {
        const { problem } = plan.room(row.sku, units)
        if (problem !== undefined) throw lineRefusal(problem)
        addUnits(plan, row, units)
      }
    },
  )
  return { known }
}
