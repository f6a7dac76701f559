import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { GROUP_CODES, OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import type { ConsentStore } from "../../../domain/consent/ConsentRegime.ts"
import { policyVersion } from "../../../domain/consent/ConsentRegime.ts"
import { CONSENT_CHOSEN } from "./consentForm.ts"
import type { ConsentScriptSettings } from "./setConsent.ts"
import { setConsent } from "./setConsent.ts"

/** Without comments and indentation. */
const SCRIPT = setConsent.toString().replaceAll(/^\s*(?:\/[*/].*)?\n?/gm, "")

/**
 * Returns the script in the head of a store's pages; the same for every visitor. Before the first paint it sets
 * `data-analytics` and `data-personalization` of the document to the decisions (as `decideConsent`), which hide the
 * banner, and dispatches the event `consent` after each change, also of another tab. `watchConsent` has the rest.
 */
export function consentScript(store: ConsentStore): string {
  const before = decideConsent(store, { choice: undefined, hasPrivacySignal: false })
  const settings: ConsentScriptSettings = {
    cookie: consentCookie(store.brandId),
    policyVersion: policyVersion(store.configuration),
    chosen: CONSENT_CHOSEN,
    groups: OPTIONAL_GROUPS.map((group) => [group, GROUP_CODES[group], before[group]]),
  }
  return `(${SCRIPT})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`
}
