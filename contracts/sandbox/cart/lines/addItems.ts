import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartChange } from "../changeCart.ts"
import { changeLines } from "./changeLines.ts"
import type { CartItemInput, CartRow, CartScope, LeftoverLineRow } from "../CartScope.ts"
import { isLeftover, lockLeftoverLine, removeLeftoverUnits } from "./leftoverLines.ts"
import { addLines, requireUnits } from "./lineChanges.ts"
import { lineRefused } from "./lineRefusedReasons.ts"
import { type CustomizationOffers, requireCustomizable } from "../customizationOffers.ts"
import { requireOriginals } from "../originalOrders.ts"
import { addUnits } from "../merge/mergeCart.ts"

/** Adds units of each SKU. Lines that name a leftover line take units from it. Refuses all when one does not fit. */
export const addItems = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  inputs: readonly CartItemInput[],
  customizationOffers: CustomizationOffers,
): Promise<CartChange> => {
  requireUnits(inputs)
  requireCustomizable(customizationOffers, inputs)
  await requireOriginals(work, scope, inputs)
  const taken: (readonly [LeftoverLineRow, number])[] = []
  for (const input of inputs.filter(isLeftover)) {
    const row = await lockLeftoverLine(work, scope, input)
    await removeLeftoverUnits(work, row, input.quantity)
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
        inputs.filter((input) => !isLeftover(input)),
      )
      for (const [row, units] of taken) {
        const { problem } = plan.capacity(row.sku, units)
        if (problem !== undefined) throw lineRefused(problem)
        addUnits(plan, row, units)
      }
    },
  )
  return { known }
}
