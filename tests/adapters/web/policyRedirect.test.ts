import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { policyRedirect } from "../../../adapters/web/pages/policyRedirect.ts"
import { aStore } from "../../support/builders/aStore.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess()
}, 240_000)
afterAll(() => open.close())

describe("A store's policies", () => {
  it("are at the configured address, in the language of the linking page", async () => {
    const redirectTo = async (path: string) => {
      const { status, headers } = await new TestVisitor(open.shop).ask(path)
      return [status, headers.get("location")]
    }
    expect(await redirectTo("/10000034/policies/privacy")).toEqual([
      302,
      "http://shop.test/sandbox/policies/privacy?language=es",
    ])
    expect(await redirectTo("/10000034/-1/policies/conditions")).toEqual([
      302,
      "http://shop.test/sandbox/policies/conditions?language=en-GB",
    ])
    for (const path of ["/10000034/policies/wallet", "/99999999/policies/privacy", "/10000034/-77/policies/privacy"])
      expect((await redirectTo(path))[0]).toBe(404)
  })

  it("are in American English in the United States", async () => {
    const english = { id: "-1", code: "en", name: "English", direction: "ltr" } as const
    const store = aStore({
      countryCode: "US",
      languages: [english],
      configuration: { PURCHASE_CONDITIONS_URL: "/terms?language={language}" },
    })
    const redirect = await policyRedirect("/10000034/policies/conditions", "https://shop.example", () =>
      Promise.resolve({ store, language: english, catalogId: "20000034" }),
    )
    expect(redirect?.headers.get("location")).toBe("https://shop.example/terms?language=en-US")
  })

  it("R11 have no address where it may not be followed, or there is none", async () => {
    const at = (configuration: Readonly<Record<string, string>>) => {
      const store = aStore({ configuration })
      return policyRedirect("/10000034/policies/privacy", "https://shop.example", () =>
        Promise.resolve({ store, language: store.languages[0], catalogId: "20000034" }),
      )
    }
    const sessionRedirects = await at({
      PRIVACY_POLICY_URL: "https://brand.example/{language}/privacy",
      POLICY_HOSTS: "brand.example",
    })
    expect([
      sessionRedirects?.status,
      sessionRedirects?.headers.get("location"),
      sessionRedirects?.headers.get("referrer-policy"),
    ]).toEqual([302, "https://brand.example/es/privacy", "no-referrer"])
    for (const address of [
      "",
      "https://evil.example/",
      "//evil.example/",
      "javascript:alert(1)",
      "http://shop.example/privacy",
    ])
      expect(await at({ PRIVACY_POLICY_URL: address, POLICY_HOSTS: "brand.example" })).toBeUndefined()
  })
})
