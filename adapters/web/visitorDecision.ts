import { consentCookie } from "../../domain/consent/brandCookies.ts"
import { readConsentChoice } from "../../domain/consent/ConsentChoice.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { decideConsent } from "../../domain/consent/ConsentDecision.ts"
import type { Store } from "../../domain/store/Store.ts"
import type { RequestCookies } from "./RequestCookies.ts"

/** The decision of a request's visitor in a store, from the cookie of the choice and the privacy signals. */
export function visitorDecision(store: Store, cookies: RequestCookies): ConsentDecision {
  return decideConsent(store, {
    choice: readConsentChoice(cookies.get(consentCookie(store.brandId))),
    hasPrivacySignal: cookies.hasPrivacySignal,
  })
}
