import { pageOnSite } from "../../../domain/navigation/siteAddress.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"
import type { StoreSummary } from "../../../domain/store/Store.ts"

/** The page at a path of a store; `undefined` if there is none. */
export function addressOfPath(path: string, prefix: string, store: StoreSummary | undefined): PageAddress | undefined {
  return pageOnSite(path, { prefix }, (id) => (store?.id === id ? storeDefaults(store) : undefined))
}
