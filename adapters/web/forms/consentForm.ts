import type { AllowedGroups, ConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import {
  ALL_ALLOWED,
  ALL_REFUSED,
  readConsentChoice,
  writeConsentChoice,
} from "../../../domain/consent/ConsentChoice.ts"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import { policyVersion } from "../../../domain/consent/ConsentRegime.ts"
import { CONSENT_SECONDS, groupPattern } from "../../../domain/consent/storageRegistry.ts"
import { COOKIES_PAGE } from "../../../application/consent/CookiesPage.ts"
import { hasPrivacySignal } from "../pages/visitorConsent.ts"
import { readForm } from "./cartForms.ts"
import type { SubmitForm } from "./SubmitForm.ts"

/** Returns the store's home address when the path is the cookie page's; otherwise `undefined`. */
export function consentFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)cookies$/.exec(path)?.[1]
}

/**
 * Stores the visitor's choice, counts it anonymously unless a privacy signal decides or the same choice was stored
 * before, and deletes the cookies of denied groups. Scripts of the banner get an empty response; browsers are
 * redirected to the page of the banner, or to the settings with a confirmation.
 */
export const submitConsentForm: SubmitForm = async (request, scope, cookies, programs, addressOf) => {
  const { store, language, catalogId } = scope
  const groups = chosenGroups((await readForm(request)) ?? new URLSearchParams())
  if (groups !== undefined) {
    const choice = { groups, version: policyVersion(store.configuration), at: Date.now() }
    const stored = readConsentChoice(cookies.get(consentCookie(store.brandId)))
    cookies.set(consentCookie(store.brandId), writeConsentChoice(choice), {
      maxAgeSeconds: CONSENT_SECONDS,
      httpOnly: false,
    })
    const isSignaled = hasPrivacySignal(request.headers)
    const decision = decideConsent(store, { choice, hasPrivacySignal: isSignaled })
    if (!isSignaled && !isSameChoice(choice, stored)) programs.countConsentChoice(store, decision)
    for (const group of OPTIONAL_GROUPS) {
      if (decision[group] !== "denied") continue
      const pattern = new RegExp(groupPattern(group))
      for (const name of cookies.names().filter((one) => pattern.test(one)))
        cookies.set(name, "", { maxAgeSeconds: 0, httpOnly: false })
    }
  }
  const headers = new Headers({ "cache-control": "no-store" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  if (request.headers.get("accept")?.includes("text/html") !== true)
    return new Response(null, { status: groups === undefined ? 400 : 204, headers })
  const settings = { page: COOKIES_PAGE, storeId: store.id, languageId: language.id, catalogId }
  const saved = addressOf({ ...settings, parameters: groups === undefined ? {} : { saved: "1" } })
  headers.set("location", pageOfBanner(request) ?? saved ?? "/")
  return new Response(null, { status: 303, headers })
}

function isSameChoice(choice: ConsentChoice, stored: ConsentChoice | undefined): boolean {
  return (
    stored?.version === choice.version &&
    OPTIONAL_GROUPS.every((group) => stored.groups[group] === choice.groups[group])
  )
}

function chosenGroups(fields: URLSearchParams): AllowedGroups | undefined {
  switch (fields.get("choice")) {
    case "all":
      return ALL_ALLOWED
    case "none":
      return ALL_REFUSED
    case "save":
      return { analytics: fields.get("analytics") === "1", personalization: fields.get("personalization") === "1" }
    default:
      return undefined
  }
}

/** Returns the page whose banner was used, by its `Referer`, which pages with secrets do not send. */
function pageOfBanner(request: Request): string | undefined {
  const referrer = URL.parse(request.headers.get("referer") ?? "")
  if (referrer === null || referrer.host !== new URL(request.url).host) return undefined
  return referrer.pathname === new URL(request.url).pathname ? undefined : `${referrer.pathname}${referrer.search}`
}
