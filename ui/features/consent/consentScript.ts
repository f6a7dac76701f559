import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { GROUP_CODES, OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import type { ConsentStore } from "../../../domain/consent/ConsentRegime.ts"
import { policyVersion } from "../../../domain/consent/ConsentRegime.ts"
import { groupPattern } from "../../../domain/consent/storageRegistry.ts"
import type { ConsentScriptSettings } from "./runConsent.ts"
import { runConsent } from "./runConsent.ts"

export const CONSENT_FORM_ID = "consent-form"

/** Storage key by which other tabs learn of a choice. */
const TABS_KEY = "selvedge.tabs.consent.v1"

/**
 * Returns the script in the head of a store's pages; the same for every visitor. Before the first paint it sets
 * `data-analytics` and `data-personalization` of the document to the decisions (as `decideConsent`), which hide the
 * banner, and deletes what is stored of denied groups. It sends the banner's form without leaving the page, and
 * dispatches the event `consent` after each change, also of another tab. Readable source, since it is compressed with
 * the page.
 */
export function consentScript(store: ConsentStore): string {
  const before = decideConsent(store, { choice: undefined, hasPrivacySignal: false })
  const settings: ConsentScriptSettings = {
    cookie: consentCookie(store.brandId),
    policyVersion: policyVersion(store.configuration),
    formId: CONSENT_FORM_ID,
    tabsKey: TABS_KEY,
    groups: OPTIONAL_GROUPS.map((group) => ({
      name: group,
      code: GROUP_CODES[group],
      before: before[group],
      keys: groupPattern(group),
    })),
  }
  return `(${runConsent.toString()})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`
}
