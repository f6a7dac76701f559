import { MAX_QUANTITY } from "./CartAddition.ts"
import { QuantityRefused } from "./CartChangeRefused.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import { lotSize } from "../catalog/stock/lotSize.ts"

/**
 * Returns the error of a quantity, or `undefined` for a whole number from `minimum` to 99, in whole lots when sold in
 * lots (S3.11: `unitsLot`).
 */
export function quantityRefused(
  quantity: number,
  minimum: 0 | 1,
  lotSource: Pick<LineMetadata, "unitsLot"> = {},
): QuantityRefused | undefined {
  const lot = lotSize(lotSource)
  // The remainder of a fraction is never 0, so this also refuses fractions.
  if (quantity >= minimum && quantity <= MAX_QUANTITY && quantity % lot === 0) return undefined
  return new QuantityRefused({ quantity, maximum: MAX_QUANTITY, ...(lot > 1 ? { lot } : {}) })
}
