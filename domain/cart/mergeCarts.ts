import type { Sku } from "../shared/Sku.ts"
import { MAX_QUANTITY } from "./CartAddition.ts"
import { CART_LIMIT_KEY, LINE_LIMIT_KEY, NO_STOCK_KEY, NOT_BUYABLE_KEY } from "./CartChangeRefused.ts"

/** Units of a SKU in a cart. */
export interface CartUnits {
  readonly sku: Sku
  readonly quantity: number
}

/** Units that did not fit, with the message key of the reason. */
export interface LeftoverUnits extends CartUnits {
  readonly messageKey: string
  readonly parameters: readonly string[]
}

/** Limits of the receiving account. */
export interface MergeLimits {
  /** Maximum number of different SKUs; absent: unlimited. */
  readonly skus?: number
  /** Stock of a SKU; `undefined` when the store does not sell it. */
  readonly available: (sku: Sku) => number | undefined
}

/** Distribution of all units of both carts after a sign-in. */
export interface MergedCarts {
  readonly lines: readonly CartUnits[]
  readonly merged: readonly CartUnits[]
  readonly leftoverUnits: readonly LeftoverUnits[]
}

/**
 * Merges a guest's cart into the account's at sign-in (R8): quantities per SKU are added up to the stock, 99
 * units per SKU and the maximum number of different SKUs, in the guest's order. The account's own units stay even above
 * the limits. Every unit of both carts is in `lines` or, with its reason, in `leftoverUnits`.
 *
 * @example
 * ```ts
 * import { mergeCarts } from "domain/cart/mergeCarts.ts"
 * import { isSku } from "domain/shared/Sku.ts"
 *
 * const sku = "1203-48-M"
 * if (!isSku(sku)) throw new Error("not a SKU")
 * const { lines, leftoverUnits } = mergeCarts([{ sku, quantity: 2 }], [{ sku, quantity: 3 }], { available: () => 4 })
 * lines // → [{ sku, quantity: 4 }]
 * leftoverUnits.map(({ quantity, messageKey }) => [quantity, messageKey]) // → [[1, "_ERR_NO_STOCK"]]
 * ```
 */
export function mergeCarts(
  own: readonly CartUnits[],
  guestUnits: readonly CartUnits[],
  limits: MergeLimits,
): MergedCarts {
  const lines = new Map(own.map(({ sku, quantity }) => [sku, quantity]))
  const merged: CartUnits[] = []
  const leftoverUnits: LeftoverUnits[] = []
  for (const { sku, quantity } of guestUnits) {
    const inCart = lines.get(sku) ?? 0
    const { capacity, ...reason } = capacityFor(sku)
    const fits = Math.max(0, Math.min(quantity, capacity - inCart))
    if (fits > 0) {
      lines.set(sku, inCart + fits)
      merged.push({ sku, quantity: fits })
    }
    if (fits < quantity) leftoverUnits.push({ sku, quantity: quantity - fits, ...reason })
  }
  return { lines: [...lines].map(([sku, quantity]) => ({ sku, quantity })), merged, leftoverUnits }

  /** Returns the maximum units of a SKU and the limit that determines it. */
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
