import type { StoreSummary } from "./Store.ts"

const MOBILE_CATALOG = "5"

/** A store as the mobile site knows it: its mobile catalog is its only one. A store without one is as it is. */
export function onMobileSite<Known extends Pick<StoreSummary, "catalogs">>(store: Known): Known {
  const mobile = store.catalogs.find(({ type }) => type === MOBILE_CATALOG)
  return mobile === undefined ? store : { ...store, catalogs: [mobile] }
}
