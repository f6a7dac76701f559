import type { CartItem, LineBundle } from "./Cart.ts"

/** Lines of one bundle, or a single line. */
export interface LineGroup<Item> {
  readonly bundle?: LineBundle
  readonly items: readonly Item[]
}

/**
 * Groups the lines of a cart or an order by bundle, at the position of the first line. Every line occurs exactly once.
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
