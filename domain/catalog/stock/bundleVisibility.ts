import type { StockVisibility } from "./StockVisibility.ts"
import { leastVisible } from "./StockVisibility.ts"

/** Configuration variable: bundle visibility depends on the stock of its items (S3.10). */
const BY_STOCK_PARAMETER = "VISIBILITY_BUNDLE_STOCK"

/**
 * Returns the visibility of a bundle (decision 022): with `VISIBILITY_BUNDLE_STOCK` = `true` that of its least visible
 * item, at most the backend's; otherwise the backend's.
 */
export function bundleVisibility(
  own: StockVisibility,
  components: Iterable<StockVisibility>,
  configuration: Readonly<Record<string, string>>,
): StockVisibility {
  return configuration[BY_STOCK_PARAMETER]?.trim().toLowerCase() === "true" ? leastVisible([own, ...components]) : own
}
