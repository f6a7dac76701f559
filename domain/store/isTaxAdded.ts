import type { Store } from "./Store.ts"

/**
 * Whether a store's prices exclude tax, which the cart adds: `PRICES_INCLUDE_TAX` is `false` (S3,
 * configurations).
 */
export function isTaxAdded({ configuration }: Pick<Store, "configuration">): boolean {
  return configuration["PRICES_INCLUDE_TAX"] === "false"
}
