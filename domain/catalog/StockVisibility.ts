/** What a shopper may see of a sku, from least to most (specification, section 4). */
export const STOCK_VISIBILITIES = ["hidden", "sold_out", "coming_soon", "back_soon", "show"] as const

/** Hidden < sold out < coming soon < back soon < show. */
export type StockVisibility = (typeof STOCK_VISIBILITIES)[number]

/** The state named by a text; an unknown one is hidden, the safest meaning (ruling R26). */
export function stockVisibility(text: string | undefined): StockVisibility {
  return STOCK_VISIBILITIES.find((known) => known === text) ?? "hidden"
}

/** The most visible of several states: a product is as visible as its most visible sku. Hidden when there is none. */
export function mostVisible(states: Iterable<StockVisibility>): StockVisibility {
  let best = 0
  for (const state of states) best = Math.max(best, STOCK_VISIBILITIES.indexOf(state))
  return STOCK_VISIBILITIES[best] ?? "hidden"
}

/**
 * The least visible of several states: what is sold together is as visible as its least visible piece. Hidden when
 * there is none.
 */
export function leastVisible(states: Iterable<StockVisibility>): StockVisibility {
  const [first = "hidden", ...others] = states
  return others.reduce(
    (least, state) => (STOCK_VISIBILITIES.indexOf(state) < STOCK_VISIBILITIES.indexOf(least) ? state : least),
    first,
  )
}
