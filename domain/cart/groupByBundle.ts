import type { CartItem, LineBundle } from "./Cart.ts"

/** Lines that belong together: those of one bundle, or one line by itself. */
export interface LineGroup<Item> {
  readonly bundle?: LineBundle
  readonly items: readonly Item[]
}

/**
 * The lines of a cart or an order with those of one bundle together, where the first of them stands. None is lost or
 * said twice.
 */
export function groupByBundle<Item extends Pick<CartItem, "bundle">>(
  items: readonly Item[],
): readonly LineGroup<Item>[] {
  const seen = new Set<string>()
  return items.flatMap((item): readonly LineGroup<Item>[] => {
    const { bundle } = item
    if (bundle === undefined) return [{ items: [item] }]
    if (seen.has(bundle.id)) return []
    seen.add(bundle.id)
    return [{ bundle, items: items.filter((other) => other.bundle?.id === bundle.id) }]
  })
}
