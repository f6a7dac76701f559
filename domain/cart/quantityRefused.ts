import { MAX_QUANTITY } from "./CartAddition.ts"
import { QuantityRefused } from "./CartChangeRefused.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import { lotSize } from "../catalog/lotSize.ts"

/**
 * Why a quantity may not be asked of the shop; `undefined` where it may: a whole number from `minimum` to 99, in whole
 * lots where it is sold in lots (specification, section 3: `unitsLot`).
 */
export function quantityRefused(
  quantity: number,
  minimum: 0 | 1,
  lotSource: Pick<LineMetadata, "unitsLot"> = {},
): QuantityRefused | undefined {
  const lot = lotSize(lotSource)
  // The remainder of what is no whole number is never 0.
  if (quantity >= minimum && quantity <= MAX_QUANTITY && quantity % lot === 0) return undefined
  return new QuantityRefused({ quantity, maximum: MAX_QUANTITY, ...(lot > 1 ? { lot } : {}) })
}
