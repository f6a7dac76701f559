/**
 * The address to follow, or `undefined` when it may not be followed (ruling R11).
 *
 * Only https, no user or password in it, no port but the default one, and a host on the store's allow-list. `parse` is the
 * platform's URL parser: an address from outside is never judged by a pattern.
 */
export function allowedRedirect(
  address: string,
  allowedHosts: readonly string[],
  parse: (address: string) => ParsedAddress | undefined,
): string | undefined {
  const url = parse(address)
  if (url === undefined || url.protocol !== "https:" || url.username !== "" || url.password !== "" || url.port !== "") return undefined
  return allowedHosts.some((host) => host.toLowerCase() === url.hostname) ? url.href : undefined
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
