import { relativeUrl, sameSitePath } from "../../platform/http/sameSitePath.ts"
import { parseAddress } from "../../platform/http/parseAddress.ts"
import { invalidField } from "../../platform/http/Refused.ts"

export interface RedirectTarget {
  /** Target address of the browser. */
  readonly location: string
  /** Origin of the target, when it is not the shop's; a form's content security policy must allow it. */
  readonly foreignOrigin?: string
}

/**
 * Validates a sign-in redirect: a path of the shop itself, or an https address whose host the store allows (R11). Uses
 * the URL parser, because `//`, `/\` and control characters leave the site in ways that a pattern misses; a path of the
 * shop is checked in the form that is sent (`sameSitePath`). Fails with 400 for any other address.
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
