import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** What decides where an address from outside may lead. */
export interface RedirectRules {
  /** Hosts of others that this store allows. */
  readonly allowedHosts: readonly string[]
  /** The platform's URL parser, relative to the shop's own address. */
  readonly parse: (address: string) => ParsedAddress | undefined
  /** The store's home, followed instead of what may not be. */
  readonly home: string
}

/** More than any page of the shop needs, in characters; what is longer was made to break something. */
const MAX_LENGTH = 2_000

/**
 * Where a `redirectUri`, a `shareUrl` or the end of a logout leads (ruling R11): the address as the URL parser reads
 * it, when it is on the shop's own origin, or https on a host the store allows; else the store's home.
 */
export function redirectTarget(address: string | undefined, { allowedHosts, parse, home }: RedirectRules): string {
  if (address === undefined || address === "" || address.length > MAX_LENGTH) return home
  return allowedRedirect(address, allowedHosts, parse) ?? home
}
