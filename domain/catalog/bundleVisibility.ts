import type { StockVisibility } from "./StockVisibility.ts"
import { leastVisible } from "./StockVisibility.ts"

/** The store's setting that lets the stock of its pieces decide what is seen of a bundle (specification, section 3). */
const BY_STOCK_PARAMETER = "VISIBILITY_BUNDLE_STOCK"

/**
 * What may be seen of a bundle (decision 022): where the store's `VISIBILITY_BUNDLE_STOCK` is `true` it is as visible
 * as its least visible piece, and never more than the backend says; everywhere else it is what the backend says.
 */
export function bundleVisibility(
  own: StockVisibility,
  components: Iterable<StockVisibility>,
  configuration: Readonly<Record<string, string>>,
): StockVisibility {
  return configuration[BY_STOCK_PARAMETER]?.trim().toLowerCase() === "true" ? leastVisible([own, ...components]) : own
}
