import { sameSitePath } from "./sameSitePath.ts"

/**
 * Returns the address to follow, or `undefined` when it is not allowed (R11).
 *
 * Allowed are https addresses without credentials, with the default port and a host on the store's allow list; pages of
 * the storefront's own origin; and listed origins on the storefront's own machine, for simulated providers. Returns the
 * address as parsed, so that the validated address is the one followed. On the storefront's own origin its path must
 * also be safe as a relative address: `//evil.example` would be another host (F182). `parse` is the platform's URL
 * parser, which resolves "/" to the storefront's own address if it has one: addresses from outside are never matched by
 * patterns.
 *
 * @example
 * ```ts
 * import { allowedRedirect } from "domain/shared/allowedRedirect.ts"
 *
 * const parse = (address: string) => new URL(address, "https://shop.example/")
 * allowedRedirect("https://bank.example/pay?id=1", ["bank.example"], parse) // → "https://bank.example/pay?id=1"
 * allowedRedirect("https://bank.example.evil.test/", ["bank.example"], parse) // → undefined
 * ```
 */
export function allowedRedirect(
  address: string,
  allowedHosts: readonly string[],
  parse: (address: string) => ParsedAddress | undefined,
): string | undefined {
  const url = parse(address)
  if (url === undefined || url.username !== "" || url.password !== "") return undefined
  if (isSameOrigin(url, parse("/"))) return sameSitePath(pathOf(url)) === undefined ? undefined : url.href
  const isListed =
    url.protocol === "https:" &&
    portOf(url) === DEFAULT_PORT &&
    allowedHosts.some((host) => isHost(url.hostname, host, parse))
  const isAllowedSibling = allowedHosts.some(
    (origin) => isOnSameMachine(origin, parse) && isSameOrigin(url, parse(origin)),
  )
  return isListed || isAllowedSibling ? url.href : undefined
}

/** Port of https (S9: default port), which a parsed address leaves out. */
const DEFAULT_PORT = 443

function portOf({ port }: ParsedAddress): number {
  return port === "" ? DEFAULT_PORT : Number(port)
}

/** Returns path, query and fragment of an address without credentials. */
function pathOf({ href, protocol, hostname, port }: ParsedAddress): string {
  return href.slice(`${protocol}//${hostname}${port === "" ? "" : `:${port}`}`.length)
}

/**
 * Whether a list entry is an origin (`http://127.0.0.1:4174`, and nothing more) on the storefront's own machine: its
 * own host name, or both are loopback names. Such an origin may use http and any port.
 */
export function isOnSameMachine(listed: string, parse: (address: string) => ParsedAddress | undefined): boolean {
  const [url, own] = [parse(listed), parse("/")]
  if (url === undefined || own === undefined || !/^https?:\/\/[^/\\?#@]+$/.test(listed) || url.href !== `${listed}/`)
    return false
  return url.hostname === own.hostname || (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(own.hostname))
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"]

/** Whether a list entry is this host; entries with more than a host name never match. */
function isHost(hostname: string, listed: string, parse: (address: string) => ParsedAddress | undefined): boolean {
  return !/[/\\?#@:]/.test(listed) && parse(`https://${listed}/`)?.hostname === hostname
}

function isSameOrigin(url: ParsedAddress, own: ParsedAddress | undefined): boolean {
  if (own === undefined || (own.protocol !== "https:" && own.protocol !== "http:")) return false
  return url.protocol === own.protocol && url.hostname === own.hostname && url.port === own.port
}

/** The parts of an address that decide. */
export interface ParsedAddress {
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly username: string
  readonly password: string
}
