import { runInNewContext } from "node:vm"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mapSources } from "../../../adapters/web/security/mapSources.ts"
import { pageSecurityHeaders } from "../../../adapters/web/security/securityHeaders.ts"
import { defaultPolicyScript } from "../../../ui/app/head/defaultPolicyScript.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { aStore } from "../../support/builders/aStore.ts"

const ORIGIN = "https://shop.example"
const STORE = "10000034"
const EXTERNAL = [
  { MAPS_REGION: "global", MAPS_KEY: "k" },
  { MAPS_REGION: "china", MAPS_KEY: "k" },
]

/** The policy that the script creates in a page. */
function createdPolicy() {
  const made: (readonly [name: string, rules: { readonly createHTML: (text: string) => unknown }])[] = []
  const window = { trustedTypes: { createPolicy: (...policy: (typeof made)[number]) => void made.push(policy) } }
  runInNewContext(defaultPolicyScript(aStore(), ORIGIN) ?? "", { window })
  const [first, ...others] = made
  if (first === undefined || others.length > 0) throw new Error("One policy is created.")
  return { name: first[0], rules: first[1] }
}

const policyOf = async (store: () => Promise<ReturnType<typeof aStore> | undefined>, storeId: string | undefined) =>
  pageSecurityHeaders({
    nonce: "n",
    hasSecretAddress: false,
    isHttps: true,
    trustedTypes: ["selvedge-scripts"],
    mapSources: await mapSources({ store }, storeId, ORIGIN),
  })
    ["content-security-policy"]?.split("; ")
    .find((directive) => directive.startsWith("trusted-types "))

describe("F191 the default policy of pages with the keyless map", () => {
  it("accepts the map library's test for SVG, unchanged", () => {
    const { name, rules } = createdPolicy()
    expect([name, Object.keys(rules), rules.createHTML("<svg/>")]).toEqual(["default", ["createHTML"], "<svg/>"])
  })

  it("refuses all other strings, so that assigning one throws", () => {
    const { rules } = createdPolicy()
    for (const text of ["", " <svg/>", "<svg/> ", "<SVG/>", "<svg/><img src=x onerror=alert(1)>", ...HOSTILE_TEXTS])
      expect(rules.createHTML(text)).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => text === "<svg/>" || rules.createHTML(text) === null),
    )
  })

  it("is created and allowed only in stores without another map provider", async () => {
    for (const configuration of EXTERNAL) {
      const store = aStore({ configuration })
      expect(defaultPolicyScript(store, ORIGIN)).toBeUndefined()
      expect(await policyOf(async () => store, STORE)).not.toMatch(/\bdefault\b/)
    }
    expect(await policyOf(async () => aStore(), STORE)).toBe("trusted-types selvedge-scripts default")
  })

  it("is allowed on no page outside a store, and on none of an unavailable store", async () => {
    expect(await policyOf(async () => aStore(), undefined)).toBe("trusted-types selvedge-scripts")
    expect(await policyOf(() => Promise.reject(new Error("down")), STORE)).toBe("trusted-types selvedge-scripts")
    expect(await policyOf(async () => undefined, STORE)).toBe("trusted-types selvedge-scripts")
  })
})
