import { readConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import type { ConsentInput } from "../../../domain/consent/ConsentDecision.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import type { RequestCookies } from "../RequestCookies.ts"

/** Whether a browser sends Global Privacy Control or Do Not Track (R18). */
export function hasPrivacySignal(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1"
}

/** Returns the visitor's choice for a brand, and their privacy signal. */
export function visitorConsent(brandId: string, cookies: RequestCookies, privacySignal: boolean): ConsentInput {
  return { choice: readConsentChoice(cookies.get(consentCookie(brandId))), hasPrivacySignal: privacySignal }
}

/** Adds the visitor's choice to the cookie page. */
export function withVisitorConsent(page: PageData, consent: ConsentInput): PageData {
  const { content } = page
  if (content.content !== "cookies") return page
  return { ...page, content: { ...content, cookies: { ...content.cookies, ...consent } } }
}
