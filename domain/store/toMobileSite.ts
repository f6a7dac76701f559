import type { StoreSummary } from "./Store.ts"

const MOBILE_CATALOG = "5"

/** Returns a store for the mobile site, with its mobile catalog only. A store without a mobile catalog is unchanged. */
export function toMobileSite<Known extends Pick<StoreSummary, "catalogs" | "isOnMobileSite">>(store: Known): Known {
  const mobile = store.catalogs.find(({ type }) => type === MOBILE_CATALOG)
  return { ...store, ...(mobile === undefined ? {} : { catalogs: [mobile] }), isOnMobileSite: true }
}
