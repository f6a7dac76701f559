import { wholeLots } from "../catalog/stock/lotSize.ts"
import type { Money } from "../shared/Money.ts"
import { isMinorUnits } from "../shared/Money.ts"
import type { WishlistItem } from "./Wishlist.ts"

/** Today's total of a list's items. */
export interface WishlistTotal {
  readonly units: number
  readonly amount: Money
}

/**
 * Returns the items that can be bought now, in the saved quantities rounded down to whole lots, and their total: the
 * result of moving the list to the cart. Absent when none can be bought, or the sum is too large to be exact.
 */
export function wishlistTotal(items: readonly WishlistItem[]): WishlistTotal | undefined {
  const priced = items.flatMap(({ sku, isBuyable, price, ...item }) => {
    const quantity = wholeLots(item.quantity, item)
    return sku === undefined || !isBuyable || price === undefined || quantity === 0 ? [] : [{ price, quantity }]
  })
  const [first] = priced
  if (first === undefined) return undefined
  const minorUnits = priced.reduce((sum, { price, quantity }) => sum + price.minorUnits * quantity, 0)
  const units = priced.reduce((sum, { quantity }) => sum + quantity, 0)
  return isMinorUnits(minorUnits) ? { units, amount: { ...first.price, minorUnits } } : undefined
}
