import type { StoreSummary } from "./Store.ts"

const MOBILE_CATALOG = "5"

/**
 * A store as the mobile site knows it: its mobile catalog is its only one. One without a mobile catalog keeps its
 * catalogs.
 */
export function toMobileSite<Known extends Pick<StoreSummary, "catalogs" | "isOnMobileSite">>(store: Known): Known {
  const mobile = store.catalogs.find(({ type }) => type === MOBILE_CATALOG)
  return { ...store, ...(mobile === undefined ? {} : { catalogs: [mobile] }), isOnMobileSite: true }
}
