import type { Store } from "../store/Store.ts"

/**
 * Whether a store sells gift cards by email: unless `VIRTUAL_GIFT_CARDS` is `false` (S3,
 * configurations).
 */
export function sellsVirtualGiftCards({ configuration }: Pick<Store, "configuration">): boolean {
  return configuration["VIRTUAL_GIFT_CARDS"] !== "false"
}
