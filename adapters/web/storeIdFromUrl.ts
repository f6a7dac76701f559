import type { StoreId } from "../../domain/shared/StoreId.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"

/** Returns the store of a backend call: the path segment after `store` or `stores`, or the `storeId` parameter. */
export function storeIdFromUrl(address: string): StoreId | undefined {
  const url = new URL(address)
  const storeIdInPath = /\/stores?\/([^/]+)/.exec(url.pathname)?.[1]
  const storeId = storeIdInPath ?? url.searchParams.get("storeId") ?? ""
  return isStoreId(storeId) ? storeId : undefined
}
