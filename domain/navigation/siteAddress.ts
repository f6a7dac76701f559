import { buildPageAddress } from "./buildPageAddress.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { parsePageAddress } from "./parsePageAddress.ts"
import type { Site } from "./Site.ts"

/** The path of a page below the prefix of a site; `undefined` when the page has no address. */
export function addressOnSite(
  address: PageAddress,
  { prefix }: Pick<Site, "prefix">,
  defaultsOf: DefaultsOf,
): string | undefined {
  const built = buildPageAddress(address, defaultsOf)
  return built.ok ? `${prefix}${built.address}` : undefined
}

/**
 * The page that a path and query below a site's prefix lead to; `undefined` for nowhere in the shop. A home page is
 * often typed without its last slash: it is the home page all the same.
 */
export function pageOnSite(
  pathAndQuery: string,
  site: Pick<Site, "prefix">,
  defaultsOf: DefaultsOf,
): PageAddress | undefined {
  const below = belowPrefix(pathAndQuery, site)
  return below === undefined
    ? undefined
    : (parsePageAddress(below, defaultsOf) ?? parsePageAddress(withLastSlash(below), defaultsOf))
}

/** A path and query without the prefix of a site; `undefined` when it does not stand below it. */
export function belowPrefix(pathAndQuery: string, { prefix }: Pick<Site, "prefix">): string | undefined {
  if (!pathAndQuery.startsWith(prefix)) return undefined
  const below = pathAndQuery.slice(prefix.length)
  if (below.startsWith("/")) return below
  return below === "" || below.startsWith("?") || below.startsWith("#") ? `/${below}` : undefined
}

/** Whether two addresses have the same path: the case of escapes, and characters that need none, aside. */
export function samePath(left: string, right: string): boolean {
  try {
    return decodeURIComponent(pathOf(left)) === decodeURIComponent(pathOf(right))
  } catch {
    return false // an ill-formed escape is nobody's spelling
  }
}

function withLastSlash(pathAndQuery: string): string {
  const path = pathOf(pathAndQuery)
  return `${path}/${pathAndQuery.slice(path.length)}`
}

function pathOf(pathAndQuery: string): string {
  return pathAndQuery.split(/[?#]/, 1)[0] ?? ""
}
