import { runInNewContext } from "node:vm"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { documentConsent } from "../../../adapters/browser/documentConsent.ts"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import type { ConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { writeConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import { CONSENT_REGIMES } from "../../../domain/consent/ConsentRegime.ts"
import { eraseGroups } from "../../../ui/app/device/eraseGroups.ts"
import { consentScript } from "../../../ui/features/consent/consentScript.ts"

/** A document with what the script of the head uses. */
function aBrowser(cookie: string, signal: "gpc" | "dnt" | undefined) {
  const stored = new Map([
    ["selvedge.recentProducts.v1", "[]"],
    ["selvedge.cart.v1", "{}"],
  ])
  const storage = Object.assign(Object.create({ removeItem: (key: string) => stored.delete(key) }), {
    ...Object.fromEntries(stored),
  })
  const dataset: Record<string, string | undefined> = {}
  const document = { cookie, documentElement: { dataset } }
  const navigator = {
    globalPrivacyControl: signal === "gpc",
    doNotTrack: signal === "dnt" ? "1" : null,
  }
  return {
    dataset,
    stored,
    run: (script: string) => runInNewContext(script, { document, navigator, addEventListener: () => undefined }),
    /** Erases the groups that the script denied. */
    erase: () => {
      const denied = OPTIONAL_GROUPS.filter((group) => dataset[group] === "denied")
      eraseGroups(denied, document, () => [storage])
    },
  }
}

const CHOICES: readonly (ConsentChoice | undefined)[] = [
  undefined,
  ...[true, false].flatMap((analytics) =>
    [true, false].flatMap((personalization) =>
      ["1", "2"].map((version) => ({ groups: { analytics, personalization }, version, at: 1 })),
    ),
  ),
]

describe("The script in the head", () => {
  it.each(CONSENT_REGIMES)(
    "F163 decides as the domain for every choice and privacy signal, and erases: %s",
    (regime) => {
      const store = {
        countryCode: "ES",
        brandId: "3",
        configuration: { COOKIE_CONSENT: regime, COOKIE_POLICY_VERSION: "2" },
      }
      for (const choice of CHOICES)
        for (const signal of [undefined, "gpc", "dnt"] as const) {
          const value = choice === undefined ? "" : encodeURIComponent(writeConsentChoice(choice))
          const { dataset, stored, run, erase } = aBrowser(`a=1; ${consentCookie("3")}=${value}`, signal)
          run(consentScript(store))
          erase()
          const decided = decideConsent(store, { choice, hasPrivacySignal: signal !== undefined })
          expect(dataset).toMatchObject(decided)
          expect([...stored.keys()]).toEqual(
            decided.personalization === "denied"
              ? ["selvedge.cart.v1"]
              : ["selvedge.recentProducts.v1", "selvedge.cart.v1"],
          )
        }
    },
  )

  it("decides nothing by a cookie of another brand or with an invalid encoding", () => {
    const store = { countryCode: "ES", brandId: "1", configuration: {} }
    const chosen = encodeURIComponent(
      writeConsentChoice({ groups: { analytics: true, personalization: true }, version: "1", at: 1 }),
    )
    for (const cookie of [`b3_cookie_consent=${chosen}`, "cookie_consent=%E0%A4%A"]) {
      const { dataset, run } = aBrowser(cookie, undefined)
      run(consentScript(store))
      expect(dataset).toMatchObject({ analytics: "unknown", personalization: "unknown" })
    }
  })
})

describe("The consent of a document", () => {
  it("is what the script decided, and unknown without it; a change reaches its subscriber once", async () => {
    const dataset: Record<string, string> = {}
    const target = new EventTarget()
    const consent = documentConsent({ documentElement: { dataset } }, target)
    const received: unknown[] = []
    const end = await Effect.runPromise(consent.subscribe((decision) => received.push(decision)))
    expect(await Effect.runPromise(consent.current)).toEqual({ analytics: "unknown", personalization: "unknown" })
    Object.assign(dataset, { analytics: "granted", personalization: "denied" })
    target.dispatchEvent(new Event("consent"))
    end()
    target.dispatchEvent(new Event("consent"))
    expect(received).toEqual([{ analytics: "granted", personalization: "denied" }])
  })
})
