import { parseAddress } from "../http/parseAddress.ts"
import { invalidField } from "../http/Refusal.ts"

export interface RedirectTarget {
  /** What the browser is sent to. */
  readonly location: string
  /** Of another host than the shop's; a form's policy must allow it by name. */
  readonly foreignOrigin?: string
}

const BASE = "https://shop.invalid"

/**
 * Where a login may lead: a path of the shop itself, or an https address whose host the store allows (R11). Parsed
 * by the URL parser, because `//`, `/\` and control characters leave the site in ways a pattern does not see.
 * Fails with 400 for anything else.
 */
export const redirectTarget = (redirectUri: string, publicUrl: string, allowedHosts: readonly string[]): RedirectTarget => {
  const url = redirectUri.startsWith("/") ? parseAddress(redirectUri, BASE) : parseAddress(redirectUri)
  if (url !== undefined && url.username === "" && url.password === "") {
    const ownOrigin = redirectUri.startsWith("/") ? BASE : parseAddress(publicUrl)?.origin
    if (url.origin === ownOrigin) return { location: `${url.pathname}${url.search}${url.hash}` }
    const isAllowed = allowedHosts.some((host) => parseAddress(`https://${host}`)?.host === url.host)
    if (!redirectUri.startsWith("/") && url.protocol === "https:" && isAllowed) return { location: url.href, foreignOrigin: url.origin }
  }
  throw invalidField("redirectUri", "notAllowed", "redirectUri must be a page of this shop or on a host it allows.")
}
