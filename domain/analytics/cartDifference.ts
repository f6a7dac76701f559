import type { Cart, CartItem } from "../cart/Cart.ts"

/** Lines whose units changed between two responses, with the changed units as their quantity. */
export interface CartDifference {
  readonly added: readonly CartItem[]
  readonly removed: readonly CartItem[]
}

/** Compares two carts by SKU. */
export function cartDifference(before: readonly CartItem[], after: readonly CartItem[]): CartDifference {
  return { added: moreIn(after, before), removed: moreIn(before, after) }
}

function moreIn(more: Cart["items"], less: Cart["items"]): readonly CartItem[] {
  const skus = [...new Set(more.map(({ sku }) => sku))]
  return skus.flatMap((sku) => {
    const quantity = unitsOf(more, sku) - unitsOf(less, sku)
    const line = more.find((item) => item.sku === sku)
    return line === undefined || quantity <= 0 ? [] : [{ ...line, quantity }]
  })
}

function unitsOf(items: Cart["items"], sku: string): number {
  return items.filter((item) => item.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
}
