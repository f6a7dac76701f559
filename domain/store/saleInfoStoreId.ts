import type { StoreId } from "../shared/StoreId.ts"
import { isStoreId } from "../shared/StoreId.ts"

/**
 * Configuration variable with the store of the one call whose store is fixed for all stores: the wishlist sale-info
 * call (specification, section 9; ruling R25).
 */
const PARAMETER = "WISHLIST_SALE_INFO_STORE_ID"
/** Default store of that call. The specification does not show the id; this is the demo's (ruling R25). */
export const WISHLIST_SALE_INFO_STORE_ID = "10000034"

/** Returns the store of the wishlist sale-info call; ignores an invalid store id. */
export function saleInfoStoreId(
  configuration: Readonly<Record<string, string>>,
): StoreId | typeof WISHLIST_SALE_INFO_STORE_ID {
  const configured = configuration[PARAMETER]?.trim() ?? ""
  return isStoreId(configured) ? configured : WISHLIST_SALE_INFO_STORE_ID
}
