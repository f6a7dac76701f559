import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { consentCookie, cookiePrefix } from "../../../domain/consent/brandCookies.ts"
import type { ConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import {
  ALL_ALLOWED,
  ALL_REFUSED,
  readConsentChoice,
  writeConsentChoice,
} from "../../../domain/consent/ConsentChoice.ts"
import { asksForConsent, decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { consentMode, DEFAULT_CONSENT_MODE } from "../../../domain/consent/consentMode.ts"
import { CONSENT_REGIMES, consentRegime, policyVersion } from "../../../domain/consent/ConsentRegime.ts"
import { groupPattern, STORAGE_REGISTRY, storageEntryOf } from "../../../domain/consent/storageRegistry.ts"

const AT = 1_795_752_000_000
const NO_CHOICE = { choice: undefined, hasPrivacySignal: false }
const storeOf = (regime: string, version = "1") => ({
  countryCode: "ES",
  configuration: { COOKIE_CONSENT: regime, COOKIE_POLICY_VERSION: version },
})
const choiceOf = (groups: ConsentChoice["groups"], version = "1") => ({
  choice: { groups, version, at: AT },
  hasPrivacySignal: false,
})

describe("The regime of a store", () => {
  it.each([
    ["ES", {}, "opt-in"],
    ["KR", {}, "opt-in"],
    ["BR", {}, "opt-in"],
    ["GB", {}, "objection"],
    ["US", {}, "opt-out"],
    ["AU", {}, "none"],
    ["ZZ", {}, "opt-in"],
    ["US", { COOKIE_CONSENT: "opt-in" }, "opt-in"],
    ["US", { COOKIE_CONSENT: "implied" }, "opt-in"],
    ["US", { COOKIE_CONSENT: " " }, "opt-out"],
  ])("of %s with %o is %s: an unknown country or value is opt-in", (countryCode, configuration, regime) => {
    expect(consentRegime({ countryCode, configuration })).toBe(regime)
  })

  it("has policy version 1 without a valid one", () => {
    expect(["", "2.1", "a&b", "x".repeat(21)].map((text) => policyVersion({ COOKIE_POLICY_VERSION: text }))).toEqual([
      "1",
      "2.1",
      "1",
      "1",
    ])
  })
})

describe("The decision", () => {
  it.each([
    ["opt-in", "unknown", "unknown", true],
    ["objection", "granted", "unknown", true],
    ["opt-out", "granted", "granted", false],
    ["none", "granted", "granted", false],
  ])("before a choice follows the law of the store: %s", (regime, analytics, personalization, asks) => {
    expect(decideConsent(storeOf(regime), NO_CHOICE)).toEqual({ analytics, personalization })
    expect(asksForConsent(storeOf(regime), NO_CHOICE)).toBe(asks)
  })

  it.each(CONSENT_REGIMES)(
    "F163 of a visitor with a privacy signal denies all groups, also after accepting: %s",
    (regime) => {
      for (const choice of [undefined, choiceOf(ALL_ALLOWED).choice])
        expect(decideConsent(storeOf(regime), { choice, hasPrivacySignal: true })).toEqual({
          analytics: "denied",
          personalization: "denied",
        })
    },
  )

  it.each(CONSENT_REGIMES)(
    "F163 keeps a refusal when the policy changes, and asks again only who agreed: %s",
    (regime) => {
      const changed = storeOf(regime, "2")
      expect(decideConsent(changed, choiceOf(ALL_REFUSED))).toEqual({ analytics: "denied", personalization: "denied" })
      expect(asksForConsent(changed, choiceOf(ALL_REFUSED))).toBe(false)
      expect(decideConsent(changed, choiceOf(ALL_ALLOWED))).toEqual(decideConsent(changed, NO_CHOICE))
      expect(decideConsent(changed, choiceOf(ALL_ALLOWED, "2"))).toEqual({
        analytics: "granted",
        personalization: "granted",
      })
    },
  )

  it("allows one group and refuses the other", () => {
    expect(decideConsent(storeOf("opt-in"), choiceOf({ analytics: true, personalization: false }))).toEqual({
      analytics: "granted",
      personalization: "denied",
    })
  })
})

describe("The cookie of a choice", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(
        fc.record({
          groups: fc.record({ analytics: fc.boolean(), personalization: fc.boolean() }),
          version: fc.stringMatching(/^[A-Za-z0-9.-]{1,20}$/),
          at: fc.constant(AT),
        }),
        (choice) => {
          expect(readConsentChoice(writeConsentChoice(choice))).toEqual(choice)
        },
      ),
    )
  })

  it.each([undefined, "", "groups=", "groups=C0001:1", "version=1", "groups=C0002:yes", "groups=C00021:1"])(
    "is no choice when it names no group: %s",
    (text) => {
      expect(readConsentChoice(text)).toBeUndefined()
    },
  )

  it("allows no group that it does not name, or names in two ways", () => {
    expect(readConsentChoice("groups=C0002:1")?.groups).toEqual({ analytics: true, personalization: false })
    expect(readConsentChoice("groups=C0002:1,C0002:0,C0003:1")?.groups).toEqual({
      analytics: false,
      personalization: true,
    })
  })

  it("has a name for each brand with a prefix of its own", () => {
    const brands = ["1", "2", "8", "9", ""]
    expect(brands.map(cookiePrefix)).toEqual(["", "b2_", "b8_", "", ""])
    expect(brands.map(consentCookie)).toEqual([
      "cookie_consent",
      "b2_cookie_consent",
      "b8_cookie_consent",
      "cookie_consent",
      "cookie_consent",
    ])
  })
})

describe("Consent Mode", () => {
  it("denies everything optional by default and while the decision is unknown, and grants what was decided", () => {
    const denied = { analytics_storage: "denied", ad_storage: "denied", personalization_storage: "denied" }
    expect(DEFAULT_CONSENT_MODE).toMatchObject({ ...denied, security_storage: "granted" })
    expect(consentMode({ analytics: "unknown", personalization: "unknown" })).toEqual(DEFAULT_CONSENT_MODE)
    expect(consentMode({ analytics: "granted", personalization: "denied" })).toMatchObject({
      ...denied,
      analytics_storage: "granted",
    })
    expect(consentMode({ analytics: "denied", personalization: "granted" })).toMatchObject({
      analytics_storage: "denied",
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "granted",
      personalization_storage: "granted",
    })
  })
})

describe("The registry of stored values", () => {
  it("finds the entry of a key, cookies of a brand with its prefix, and no other key", () => {
    const groupOf = (key: string) => storageEntryOf("cookie", key)?.group
    expect(["access_token@10000034", "user_type", "b3_cookie_consent", "analytics_id"].map(groupOf)).toEqual([
      "necessary",
      "necessary",
      "necessary",
      "analytics",
    ])
    expect(["b9_cookie_consent", "xanalytics_id", "analytics_id2", "_ga"].map(groupOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(storageEntryOf("localStorage", "selvedge.recentProducts.v1")?.group).toBe("personalization")
    expect(storageEntryOf("sessionStorage", "selvedge.recentProducts.v1")).toBeUndefined()
  })

  it("F165 deletes by a pattern that matches every key of the group, with every prefix, and no necessary key", () => {
    for (const group of ["analytics", "personalization"] as const) {
      const pattern = new RegExp(groupPattern(group))
      for (const { name, group: own, isPerBrand } of STORAGE_REGISTRY)
        for (const prefix of isPerBrand === true ? ["", "b2_", "b8_"] : [""])
          expect([name, pattern.test(`${prefix}${name.replaceAll("*", "1")}`)]).toEqual([name, own === group])
    }
  })
})
