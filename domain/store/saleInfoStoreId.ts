import type { StoreId } from "../shared/StoreId.ts"
import { isStoreId } from "../shared/StoreId.ts"

/**
 * Configuration variable with the store of the one call whose store is fixed for all stores: the wishlist sale-info
 * call (S9.14; R25).
 */
const PARAMETER = "WISHLIST_SALE_INFO_STORE_ID"
/** Default store of that call. The rules do not show the id; this is the demo's (R25). */
export const WISHLIST_SALE_INFO_STORE_ID = "10000034"

/** Returns the store of the wishlist sale-info call; ignores an invalid store id. */
export function saleInfoStoreId(
  configuration: Readonly<Record<string, string>>,
): StoreId | typeof WISHLIST_SALE_INFO_STORE_ID {
  const configured = configuration[PARAMETER]?.trim() ?? ""
  return isStoreId(configured) ? configured : WISHLIST_SALE_INFO_STORE_ID
}
