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
  const localPath = pathBelowPrefix(pathAndQuery, site)
  return localPath === undefined
    ? undefined
    : (parsePageAddress(localPath, defaultsOf) ?? parsePageAddress(withLastSlash(localPath), defaultsOf))
}

/** A path and query without the prefix of a site; `undefined` when it does not stand below it. */
export function pathBelowPrefix(pathAndQuery: string, { prefix }: Pick<Site, "prefix">): string | undefined {
  if (!pathAndQuery.startsWith(prefix)) return undefined
  const localPath = pathAndQuery.slice(prefix.length)
  if (localPath.startsWith("/")) return localPath
  return localPath === "" || localPath.startsWith("?") || localPath.startsWith("#") ? `/${localPath}` : undefined
}

/** Whether two addresses have the same path: the case of escapes, and characters that need none, aside. */
export function isSamePath(left: string, right: string): boolean {
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
