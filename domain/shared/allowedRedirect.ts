import { sameSitePath } from "./sameSitePath.ts"

/**
 * The address to follow, or `undefined` when it may not be followed (ruling R11).
 *
 * Only https, no user or password in it, no port but the default one, and a host on the store's allow-list; or a page
 * of the shop's own origin; or one of an origin on the list that is on the shop's own machine, as where providers are
 * simulated. The whole address as the parser wrote it is returned, so that what was judged is what is followed. On the
 * shop's own origin its path must also be a path of the shop when it stands alone: `//evil.example` there is a host
 * elsewhere (F182).
 * `parse` is the platform's URL parser, which reads "/" as the shop's own address where there is one: an address from
 * outside is never judged by a pattern.
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
    url.protocol === "https:" && url.port === "" && allowedHosts.some((host) => isHost(url.hostname, host, parse))
  const isAllowedSibling = allowedHosts.some(
    (origin) => isOnSameMachine(origin, parse) && isSameOrigin(url, parse(origin)),
  )
  return isListed || isAllowedSibling ? url.href : undefined
}

/** Path, query and fragment of an address without user and password. */
function pathOf({ href, protocol, hostname, port }: ParsedAddress): string {
  return href.slice(`${protocol}//${hostname}${port === "" ? "" : `:${port}`}`.length)
}

/**
 * Whether an entry of the list is an origin (`http://127.0.0.1:4174`, and nothing more) on the machine of the shop
 * itself: by the shop's own host name, or where both are by names that a machine has for itself. Then it may be http,
 * and have any port.
 */
export function isOnSameMachine(listed: string, parse: (address: string) => ParsedAddress | undefined): boolean {
  const [url, own] = [parse(listed), parse("/")]
  if (url === undefined || own === undefined || !/^https?:\/\/[^/\\?#@]+$/.test(listed) || url.href !== `${listed}/`)
    return false
  return url.hostname === own.hostname || (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(own.hostname))
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"]

/** Whether a host of the list, written as people write it, is this one; one with more to it than a name is nobody's. */
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
