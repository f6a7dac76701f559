/** Visibility of a SKU, from least to most (S4.15). */
export const STOCK_VISIBILITIES = ["hidden", "sold_out", "coming_soon", "back_soon", "show"] as const

/** Hidden < sold out < coming soon < back soon < show. */
export type StockVisibility = (typeof STOCK_VISIBILITIES)[number]

/** Parses a visibility; an unknown one counts as hidden, the safest value (R26). */
export function stockVisibility(text: string | undefined): StockVisibility {
  return STOCK_VISIBILITIES.find((known) => known === text) ?? "hidden"
}

/** Returns the most visible of several states: a product is as visible as its most visible SKU. Hidden when empty. */
export function mostVisible(states: Iterable<StockVisibility>): StockVisibility {
  let best = 0
  for (const state of states) best = Math.max(best, STOCK_VISIBILITIES.indexOf(state))
  return STOCK_VISIBILITIES[best] ?? "hidden"
}

/** Returns the least visible of several states: a bundle is as visible as its least visible item. Hidden when empty. */
export function leastVisible(states: Iterable<StockVisibility>): StockVisibility {
  const [first = "hidden", ...others] = states
  return others.reduce(
    (least, state) => (STOCK_VISIBILITIES.indexOf(state) < STOCK_VISIBILITIES.indexOf(least) ? state : least),
    first,
  )
}
