import type { StoreId } from "../shared/StoreId.ts"
import { isStoreId } from "../shared/StoreId.ts"

/**
 * Parameter of the configuration that names the store of the one call whose store is fixed, whatever store is shopped
 * in: the
 * wishlist sale-info call (specification, section 9; ruling R25).
 */
const PARAMETER = "WISHLIST_SALE_INFO_STORE_ID"
/**
 * That store where the configuration names none. The specification does not show the id; this is the demo's (ruling
 * R25).
 */
export const WISHLIST_SALE_INFO_STORE_ID = "10000034"

/** The store of the wishlist sale-info call; a configured value that is no store id is not used. */
export function saleInfoStoreId(
  configuration: Readonly<Record<string, string>>,
): StoreId | typeof WISHLIST_SALE_INFO_STORE_ID {
  const configured = configuration[PARAMETER]?.trim() ?? ""
  return isStoreId(configured) ? configured : WISHLIST_SALE_INFO_STORE_ID
}
