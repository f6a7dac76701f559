import { readConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import type { ConsentDecision, ConsentInput } from "../../../domain/consent/ConsentDecision.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import type { Store } from "../../../domain/store/Store.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { requestCookies } from "../RequestCookies.ts"

/** Whether a browser sends Global Privacy Control or Do Not Track (R18). */
export function hasPrivacySignal(headers: Pick<Headers, "get">): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1"
}

/** Returns the visitor's choice for a brand, and their privacy signal. */
export function visitorConsent(brandId: string, cookies: RequestCookies, privacySignal: boolean): ConsentInput {
  return { choice: readConsentChoice(cookies.get(consentCookie(brandId))), hasPrivacySignal: privacySignal }
}

/** The same of a request as Node reads it. */
export function incomingConsent(
  brandId: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): ConsentInput {
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === "string" ? value : undefined
  }
  return visitorConsent(
    brandId,
    requestCookies(header("cookie") ?? null, false),
    hasPrivacySignal({ get: (name) => header(name) ?? null }),
  )
}

/** Returns the decision of a request's visitor in a store. */
export function visitorDecision(store: Store, cookies: RequestCookies): ConsentDecision {
  return decideConsent(store, visitorConsent(store.brandId, cookies, cookies.hasPrivacySignal))
}

/** Adds the visitor's choice to the cookie page. */
export function withVisitorConsent(page: PageData, consent: ConsentInput): PageData {
  const { content } = page
  if (content.content !== "cookies") return page
  return { ...page, content: { ...content, cookies: { ...content.cookies, ...consent } } }
}
