import type { Sku } from "../shared/Sku.ts"
import { MAX_QUANTITY } from "./CartAddition.ts"
import { CART_LIMIT_KEY, LINE_LIMIT_KEY, NO_STOCK_KEY, NOT_BUYABLE_KEY } from "./CartChangeRefused.ts"

/** Units of a sku in a cart. */
export interface CartUnits {
  readonly sku: Sku
  readonly quantity: number
}

/** Units that did not fit, and the message that tells why. */
export interface LeftOut extends CartUnits {
  readonly messageKey: string
  readonly parameters: readonly string[]
}

/** What a shop allows the account that receives. */
export interface MergeLimits {
  /** Different skus at most; absent where no maximum is set. */
  readonly skus?: number
  /** Pieces there are of a sku; `undefined` for one the shop does not sell. */
  readonly available: (sku: Sku) => number | undefined
}

/** Where every unit of both carts is after a login. */
export interface MergedCarts {
  readonly lines: readonly CartUnits[]
  readonly merged: readonly CartUnits[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * A guest's cart put into the account's at login (ruling R8): quantities per sku are added, up to the stock, to 99
 * pieces of a sku and to the maximum of different skus, in the guest's own order. What the account had stays whatever
 * the limits say, and what does not fit is left out with its reason: every unit of both carts is in `lines` or in
 * `leftOut`.
 */
export function mergeCarts(
  own: readonly CartUnits[],
  guestUnits: readonly CartUnits[],
  limits: MergeLimits,
): MergedCarts {
  const lines = new Map(own.map(({ sku, quantity }) => [sku, quantity]))
  const merged: CartUnits[] = []
  const leftOut: LeftOut[] = []
  for (const { sku, quantity } of guestUnits) {
    const inCart = lines.get(sku) ?? 0
    const { capacity, ...reason } = capacityFor(sku)
    const fits = Math.max(0, Math.min(quantity, capacity - inCart))
    if (fits > 0) {
      lines.set(sku, inCart + fits)
      merged.push({ sku, quantity: fits })
    }
    if (fits < quantity) leftOut.push({ sku, quantity: quantity - fits, ...reason })
  }
  return { lines: [...lines].map(([sku, quantity]) => ({ sku, quantity })), merged, leftOut }

  /** How many pieces of a sku the cart may hold, and what says so. */
  function capacityFor(sku: Sku): {
    readonly capacity: number
    readonly messageKey: string
    readonly parameters: readonly string[]
  } {
    const available = limits.available(sku)
    if (available === undefined) return { capacity: 0, messageKey: NOT_BUYABLE_KEY, parameters: [sku] }
    if (limits.skus !== undefined && !lines.has(sku) && lines.size >= limits.skus)
      return { capacity: 0, messageKey: CART_LIMIT_KEY, parameters: [String(limits.skus)] }
    return MAX_QUANTITY < available
      ? { capacity: MAX_QUANTITY, messageKey: LINE_LIMIT_KEY, parameters: [sku, String(MAX_QUANTITY)] }
      : { capacity: available, messageKey: NO_STOCK_KEY, parameters: [sku, String(available)] }
  }
}
