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
  if (redirectUri.startsWith("/") && URL.canParse(redirectUri, BASE)) {
    const inside = new URL(redirectUri, BASE)
    if (inside.origin === BASE) return { location: `${inside.pathname}${inside.search}${inside.hash}` }
  } else if (URL.canParse(redirectUri)) {
    const url = new URL(redirectUri)
    if (publicUrl !== "" && url.origin === new URL(publicUrl).origin) return { location: `${url.pathname}${url.search}${url.hash}` }
    const isPlain = url.username === "" && url.password === ""
    if (url.protocol === "https:" && isPlain && allowedHosts.includes(url.host)) return { location: url.href, foreignOrigin: url.origin }
  }
  throw invalidField("redirectUri", "notAllowed", "redirectUri must be a page of this shop or on a host it allows.")
}
