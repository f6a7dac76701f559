import { buildPageAddress } from "./buildPageAddress.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { parsePageAddress } from "./parsePageAddress.ts"
import type { Site } from "./Site.ts"

/** Returns the path of a page below the prefix of a site; `undefined` when the page has no address. */
export function addressOnSite(
  address: PageAddress,
  { prefix }: Pick<Site, "prefix">,
  defaultsOf: DefaultsOf,
): string | undefined {
  const built = buildPageAddress(address, defaultsOf)
  return built.ok ? `${prefix}${built.address}` : undefined
}

/**
 * Returns the page of a path and query below a site's prefix; `undefined` when there is none. Accepts a home page
 * without its trailing slash.
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

/** Returns a path and query without the prefix of a site; `undefined` when it is not below it. */
export function pathBelowPrefix(pathAndQuery: string, { prefix }: Pick<Site, "prefix">): string | undefined {
  if (!pathAndQuery.startsWith(prefix)) return undefined
  const localPath = pathAndQuery.slice(prefix.length)
  if (localPath.startsWith("/")) return localPath
  return localPath === "" || localPath.startsWith("?") || localPath.startsWith("#") ? `/${localPath}` : undefined
}

/** Whether two addresses have the same path, ignoring the case and redundancy of percent-encoding. */
export function isSamePath(left: string, right: string): boolean {
  try {
    return decodeURIComponent(pathOf(left)) === decodeURIComponent(pathOf(right))
  } catch {
    return false // invalid percent-encoding
  }
}

function withLastSlash(pathAndQuery: string): string {
  const path = pathOf(pathAndQuery)
  return `${path}/${pathAndQuery.slice(path.length)}`
}

function pathOf(pathAndQuery: string): string {
  return pathAndQuery.split(/[?#]/, 1)[0] ?? ""
}
