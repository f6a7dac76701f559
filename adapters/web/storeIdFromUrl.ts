import type { StoreId } from "../../domain/shared/StoreId.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"

/** The store a backend call is about: in its path after `store` or `stores`, or its `storeId` parameter. */
export function storeIdFromUrl(address: string): StoreId | undefined {
  const url = new URL(address)
  const storeIdInPath = /\/stores?\/([^/]+)/.exec(url.pathname)?.[1]
  const storeId = storeIdInPath ?? url.searchParams.get("storeId") ?? ""
  return isStoreId(storeId) ? storeId : undefined
}
