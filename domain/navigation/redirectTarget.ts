import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** Rules for redirects to addresses from outside. */
export interface RedirectRules {
  /** External hosts that this store allows. */
  readonly allowedHosts: readonly string[]
  /** The platform's URL parser, relative to the storefront's own address. */
  readonly parse: (address: string) => ParsedAddress | undefined
  /** The store's home, used instead of a disallowed address. */
  readonly home: string
}

/** Maximum length in characters; above that of any page of the storefront. */
const MAX_LENGTH = 2_000

/**
 * Returns the target of a `redirectUri`, a `shareUrl` or a logout (R11): the parsed address if it is on the
 * storefront's own origin, or https on an allowed host; otherwise the store's home.
 */
export function redirectTarget(address: string | undefined, { allowedHosts, parse, home }: RedirectRules): string {
  if (address === undefined || address === "" || address.length > MAX_LENGTH) return home
  return allowedRedirect(address, allowedHosts, parse) ?? home
}
