import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { DefaultsOf, PageAddress } from "../../domain/navigation/PageAddress.ts"
import { parsePageAddress } from "../../domain/navigation/parsePageAddress.ts"
import type { StoreSummary } from "../../domain/store/Store.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"

/** Where a request leads: a page, another address of the same page, or nowhere. */
export type Destination =
  | { readonly kind: "page"; readonly address: PageAddress }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "unknown" }

/** What may be left out of addresses, by store. */
export function defaultsOf(stores: readonly StoreSummary[]): DefaultsOf {
  const byId = new Map<string, StoreSummary>(stores.map((store) => [store.id, store]))
  return (storeId) => {
    const store = byId.get(storeId)
    return store === undefined ? undefined : storeDefaults(store)
  }
}

/**
 * The page of a path and query. An address that names what may be left out, or in another spelling, moves once to the
 * one the page has; that one never moves.
 */
export function destinationOf(pathAndQuery: string, defaults: DefaultsOf): Destination {
  const address = parsePageAddress(pathAndQuery, defaults) ?? parsePageAddress(withLastSlash(pathAndQuery), defaults)
  if (address === undefined) return { kind: "unknown" }
  const elsewhere = addressElsewhere(address, pathAndQuery, defaults)
  return elsewhere === undefined ? { kind: "page", address } : { kind: "moved", to: elsewhere }
}

/** The address of a page when it has another path than the one that was asked for; of an unknown store none. */
export function addressElsewhere(address: PageAddress, pathAndQuery: string, defaults: DefaultsOf): string | undefined {
  if (address.storeId === undefined || defaults(address.storeId) === undefined) return undefined
  const built = buildPageAddress(address, defaults)
  const asked = pathOf(pathAndQuery)
  return !built.ok || sameSpelling(pathOf(built.address), asked) ? undefined : built.address
}

/** A store's home is often typed without its last slash. */
function withLastSlash(pathAndQuery: string): string {
  const path = pathOf(pathAndQuery)
  return `${path}/${pathAndQuery.slice(path.length)}`
}

function pathOf(pathAndQuery: string): string {
  return pathAndQuery.split("?", 1)[0] ?? ""
}

/** Two spellings of the same bytes: the case of escapes, and characters that need none. */
function sameSpelling(left: string, right: string): boolean {
  try {
    return decodeURIComponent(left) === decodeURIComponent(right)
  } catch {
    return false
  }
}
