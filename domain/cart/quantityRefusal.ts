import { MAX_QUANTITY } from "./CartAddition.ts"
import { QuantityRefused } from "./CartRefusal.ts"
import type { LineFacts } from "./LineFacts.ts"
import { lotOf } from "../catalog/lotOf.ts"

/**
 * Why a quantity may not be asked of the shop; `undefined` where it may: a whole number from `least` to 99, in whole
 * lots where it is sold in lots (specification, section 3: `unitsLot`).
 */
export function quantityRefusal(
  quantity: number,
  least: 0 | 1,
  sold: Pick<LineFacts, "unitsLot"> = {},
): QuantityRefused | undefined {
  const lot = lotOf(sold)
  // The remainder of what is no whole number is never 0.
  if (quantity >= least && quantity <= MAX_QUANTITY && quantity % lot === 0) return undefined
  return new QuantityRefused({ quantity, maximum: MAX_QUANTITY, ...(lot > 1 ? { lot } : {}) })
}
