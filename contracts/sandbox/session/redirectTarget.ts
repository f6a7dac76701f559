import { relativeUrl, sameSitePath } from "../http/sameSitePath.ts"
import { parseAddress } from "../http/parseAddress.ts"
import { invalidField } from "../http/Refusal.ts"

export interface RedirectTarget {
  /** What the browser is sent to. */
  readonly location: string
  /** Of another host than the shop's; a form's policy must allow it by name. */
  readonly foreignOrigin?: string
}

/**
 * Where a login may lead: a path of the shop itself, or an https address whose host the store allows (R11). Parsed
 * by the URL parser, because `//`, `/\` and control characters leave the site in ways a pattern does not see; a path of
 * the shop is judged as it is sent (`sameSitePath`). Fails with 400 for anything else.
 */
export const redirectTarget = (
  redirectUri: string,
  publicUrl: string,
  allowedHosts: readonly string[],
): RedirectTarget => {
  const own = redirectUri.startsWith("/") ? sameSitePath(redirectUri) : undefined
  if (own !== undefined) return { location: own }
  const url = redirectUri.startsWith("/") ? undefined : parseAddress(redirectUri)
  if (url !== undefined && url.username === "" && url.password === "") {
    const path = url.origin === parseAddress(publicUrl)?.origin ? relativeUrl(url) : undefined
    if (path !== undefined) return { location: path }
    const isAllowed = allowedHosts.some((host) => parseAddress(`https://${host}`)?.host === url.host)
    if (url.protocol === "https:" && isAllowed) return { location: url.href, foreignOrigin: url.origin }
  }
  throw invalidField("redirectUri", "notAllowed", "redirectUri must be a page of this shop or on a host it allows.")
}
