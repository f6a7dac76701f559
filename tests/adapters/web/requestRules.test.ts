import { describe, expect, it } from "vitest"
import { aStore } from "../../support/builders/aStore.ts"
import { matchCartForm } from "../../../adapters/web/forms/cartForms.ts"
import { isCrossSiteWrite } from "../../../adapters/web/security/isCrossSiteWrite.ts"
import { isApiClientCall } from "../../../adapters/web/isApiClientCall.ts"
import { captchaSource } from "../../../adapters/web/security/captchaSource.ts"
import { fraudSource } from "../../../adapters/web/security/fraudSource.ts"
import { paymentSources } from "../../../adapters/web/security/paymentSources.ts"
import { pageSecurityHeaders, commonSecurityHeaders } from "../../../adapters/web/security/securityHeaders.ts"
import type { ScriptSources } from "../../../adapters/web/security/trustedTypes.ts"
import { trustedTypes } from "../../../adapters/web/security/trustedTypes.ts"
import { storeIdFromUrl } from "../../../adapters/web/storeIdFromUrl.ts"

const SHOP = "https://shop.example"
const asked = (method: string, headers: Readonly<Record<string, string>>) =>
  new Request(`${SHOP}/10000034/cart/items`, { method, headers })

describe("a request that changes something", () => {
  it.each([
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "" }, true],
    [{ "sec-fetch-site": "cross-site", origin: SHOP }, true],
    [{ origin: "https://evil.example" }, true],
    [{ origin: "null" }, true],
    [{ origin: `${SHOP}.evil.example` }, true],
    [{ origin: "http://shop.example" }, true],
    [{ origin: SHOP }, false],
    [{}, false],
  ])("with %j comes from another site: %s", (headers, expected) => {
    expect(["POST", "PUT", "PATCH", "DELETE"].map((method) => isCrossSiteWrite(asked(method, headers), SHOP))).toEqual([
      expected,
      expected,
      expected,
      expected,
    ])
  })

  it("does not include reads", () => {
    expect(
      ["GET", "HEAD", "OPTIONS"].map((method) =>
        isCrossSiteWrite(asked(method, { "sec-fetch-site": "cross-site" }), SHOP),
      ),
    ).toEqual([false, false, false])
  })
})

describe("a call of a program that stores its own tokens", () => {
  it.each([
    [{ "session-holder": "client" }, true],
    [{}, false],
    [{ "session-holder": "server" }, false],
    [{ "session-holder": "client", "sec-fetch-site": "same-origin" }, false],
    [{ "session-holder": "client", "sec-fetch-site": "" }, false],
  ])("is recognised by %j: %s, and a browser's never is", (headers, expected) => {
    expect(isApiClientCall(asked("POST", headers))).toBe(expected)
  })
})

describe("the store of a backend call", () => {
  it.each([
    ["/itxrest/2/catalog/store/10000034/20000034/category", "10000034"],
    ["/api/storefront/v1/stores/10000001/users/guests", "10000001"],
    ["/itxrest/1/x?storeId=10000081", "10000081"],
    ["/itxrest/1/store/10000034/x?storeId=10000081", "10000034"],
    ["/itxrest/1/store/abc/x?storeId=10000081", undefined],
    ["/itxrest/1/store/1000003/x", undefined],
    ["/itxrest/1/restore/10000034", undefined],
    ["/itxrest/1/x?storeId=1e7", undefined],
    ["/itxrest/1/x", undefined],
    ["/", undefined],
  ])("%s is %s", (path, expected) => {
    expect(storeIdFromUrl(`${SHOP}${path}`)).toBe(expected)
  })
})

describe("the form of a page without script", () => {
  it.each([
    ["/10000034/cart/items", { form: "cart/items", home: "/10000034/" }],
    ["/10000034/-1/cart/lines", { form: "cart/lines", home: "/10000034/-1/" }],
    ["/10000034/cart", undefined],
    ["/10000034/cart/items/", undefined],
    ["/10000034/cart/items\n", undefined],
    ["/1000003/cart/items", undefined],
    ["/10000034/-1234/cart/items", undefined],
    ["/x/10000034/cart/items", undefined],
    ["//10000034/cart/items", undefined],
    ["/cart/items", undefined],
  ])("posted to %j is %j", (path, expected) => {
    expect(matchCartForm(path)).toEqual(expected)
  })
})

describe("the security headers of a page", () => {
  const pageSecurity = { nonce: "abc+/=", hasSecretAddress: false, isHttps: true, trustedTypes: ["selvedge-scripts"] }
  const policyOf = (nonce: string) => pageSecurityHeaders({ ...pageSecurity, nonce })["content-security-policy"] ?? ""

  it("allow no script without this response's nonce", () => {
    const scripts = policyOf("abc+/=")
      .split("; ")
      .filter((directive) => directive.startsWith("script-src"))
    expect(scripts).toEqual(["script-src 'nonce-abc+/=' 'strict-dynamic'"])
    expect(policyOf("abc+/=")).not.toMatch(/unsafe-|script-src-(elem|attr)/)
    expect(policyOf("other")).toContain("'nonce-other'")
    expect(policyOf("other")).not.toContain("abc")
  })

  it("F191 list the Trusted Types policies that may be created, each once", () => {
    const directives = (trustedTypes: readonly string[]) =>
      pageSecurityHeaders({ ...pageSecurity, trustedTypes })["content-security-policy"]?.split("; ") ?? []
    expect(directives(["selvedge-scripts", "goog#html"])).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types selvedge-scripts goog#html"]),
    )
    expect(directives([])).toContain("trusted-types 'none'")
    expect(directives(["a"]).join()).not.toMatch(/allow-duplicates|trusted-types \*/)
  })

  it("F191 allow the policies of a store's services, and no value that reads as more than a name", async () => {
    const of = (configuration: Readonly<Record<string, string>>, sources: Partial<ScriptSources> = {}) =>
      trustedTypes({ store: () => Promise.resolve(aStore({ configuration })) }, "10000034", {
        captchaSource: undefined,
        fraudSource: undefined,
        ...sources,
      })
    const named = {
      CAPTCHA_TRUSTED_TYPES: "box, box#html,*,'allow-duplicates', default; script-src *,a b,",
      FRAUD_SCRIPT_TRUSTED_TYPES: "screen",
    }
    expect(await of(named)).toEqual(["selvedge-scripts", "selvedge-xml"])
    expect(await of(named, { captchaSource: "https://captcha.example" })).toEqual([
      "selvedge-scripts",
      "selvedge-xml",
      "box",
      "box#html",
    ])
    expect(await of(named, { fraudSource: "'self'" })).toEqual(["selvedge-scripts", "selvedge-xml", "screen"])
    expect(await of({}, { captchaSource: "https://www.google.com" })).toEqual([
      "selvedge-scripts",
      "selvedge-xml",
      "goog#html",
    ])
    expect(
      await trustedTypes({ store: () => Promise.reject(new Error("down")) }, "10000034", {
        captchaSource: "'self'",
        fraudSource: undefined,
      }),
    ).toEqual(["selvedge-scripts", "selvedge-xml"])
  })

  it("run no script of the bank's return page in a frame, whose address alone is read there", () => {
    const policy = (isFramed: boolean) =>
      pageSecurityHeaders({ ...pageSecurity, isPaymentReturn: true, isFramed })["content-security-policy"] ?? ""
    expect([policy(true).includes("; sandbox allow-same-origin;"), policy(false).includes("sandbox")]).toEqual([
      true,
      false,
    ])
  })

  it("default to no source and no frame ancestor", () => {
    expect(policyOf("n").split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    )
  })

  it("allow the one captcha service of a store, and none where it has none", () => {
    const policies = (source?: string) =>
      (pageSecurityHeaders({ ...pageSecurity, captchaSource: source })["content-security-policy"] ?? "").split("; ")
    expect(policies("https://captcha.example")).toEqual(
      expect.arrayContaining([
        "frame-src 'self' https://captcha.example",
        "script-src 'nonce-abc+/=' 'strict-dynamic' https://captcha.example",
        "connect-src 'self' https://captcha.example",
      ]),
    )
    expect(policies("'self'")).toEqual(
      expect.arrayContaining(["frame-src 'self'", "connect-src 'self'", "script-src 'nonce-abc+/=' 'strict-dynamic'"]),
    )
    expect(policies().filter((directive) => directive.startsWith("frame-src"))).toEqual(["frame-src 'self'"])
  })

  it("allow a store's fraud screening to send data to its own host only", () => {
    const policy = (fraudSource?: string, captcha?: string) =>
      (
        pageSecurityHeaders({ ...pageSecurity, fraudSource, captchaSource: captcha })["content-security-policy"] ?? ""
      ).split("; ")
    expect(policy("https://eye.example", "https://captcha.example")).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://captcha.example https://eye.example",
        "frame-src 'self' https://captcha.example https://eye.example",
        "script-src 'nonce-abc+/=' 'strict-dynamic' https://captcha.example https://eye.example",
      ]),
    )
    expect(policy("'self'")).toEqual(policy())
  })

  it.each([
    ["the shop's own", { FRAUD_SCRIPT_URL: "/sandbox/fraud/ready.js" }, "'self'"],
    [
      "one that the store allows",
      { FRAUD_SCRIPT_URL: "https://eye.example/f.js", FRAUD_SCRIPT_HOSTS: "eye.example" },
      "https://eye.example",
    ],
    ["one that it does not allow", { FRAUD_SCRIPT_URL: "https://eye.example/f.js" }, undefined],
    ["none", {}, undefined],
  ])("allow a store's fraud screening: %s", async (_, configuration, source) => {
    const store = () => Promise.resolve(aStore({ configuration }))
    expect(await fraudSource({ store }, "10000034", SHOP)).toBe(source)
    expect(await fraudSource({ store }, undefined, SHOP)).toBeUndefined()
    expect(await fraudSource({ store: () => Promise.reject(new Error("down")) }, "10000034", SHOP)).toBeUndefined()
  })

  it("F92 F93 allow payments to listed providers only, and only the bank's return page in the shop's frame", () => {
    const headers = pageSecurityHeaders({ ...pageSecurity, paymentSources: ["https://pay.example"] })
    expect((headers["content-security-policy"] ?? "").split("; ")).toEqual(
      expect.arrayContaining([
        "frame-src 'self' https://pay.example",
        "form-action 'self' https://pay.example",
        "frame-ancestors 'none'",
      ]),
    )
    expect(
      pageSecurityHeaders({ ...pageSecurity, vaultSource: "https://vault.example" })["content-security-policy"]?.split(
        "; ",
      ),
    ).toEqual(expect.arrayContaining(["frame-src 'self' https://vault.example", "form-action 'self'"]))
    const back = pageSecurityHeaders({ ...pageSecurity, isPaymentReturn: true })
    expect([
      headers["x-frame-options"],
      back["x-frame-options"],
      back["content-security-policy"]?.includes("frame-ancestors 'self'"),
    ]).toEqual(["DENY", "SAMEORIGIN", true])
  })

  it("allow the providers of a store's payments, and no value that reads as more than a host (F92)", async () => {
    const of = (hosts: string) =>
      paymentSources(
        { store: () => Promise.resolve(aStore({ configuration: { PAYMENT_REDIRECT_HOSTS: hosts } })) },
        "10000034",
        "http://127.0.0.1:4173",
      )
    expect(await of("pay.example, 3ds.bank.example")).toEqual(["https://pay.example", "https://3ds.bank.example"])
    expect(
      await of("*, https:, pay.example; script-src *, *.example, 'unsafe-inline', pay.example:8443, a@b.example,"),
    ).toEqual([])
    expect(
      await paymentSources({ store: () => Promise.reject(new Error("down")) }, "10000034", "https://shop.example"),
    ).toEqual([])
    expect(
      await paymentSources({ store: () => Promise.resolve(undefined) }, undefined, "https://shop.example"),
    ).toEqual([])
    expect(
      await of(
        "pay.example, http://127.0.0.1:4174, http://localhost:4175, http://pay.example, http://" +
          "127.0.0.1:4174/; script-src *",
      ),
    ).toEqual(["https://pay.example", "http://127.0.0.1:4174", "http://localhost:4175"])
  })

  it.each([
    ["the shop's own", { GOOGLE_CAPTCHA_KEY: "k", CAPTCHA_SCRIPT_URL: "/sandbox/captcha/api.js" }, "'self'"],
    ["Google's, by its key", { GOOGLE_CAPTCHA_KEY: "k" }, "https://www.google.com"],
    [
      "one that the store allows",
      {
        GOOGLE_CAPTCHA_KEY: "k",
        CAPTCHA_SCRIPT_URL: "https://captcha.example/api.js",
        CAPTCHA_HOSTS: "captcha.example",
      },
      "https://captcha.example",
    ],
    [
      "one that it does not allow",
      { GOOGLE_CAPTCHA_KEY: "k", CAPTCHA_SCRIPT_URL: "https://evil.example/api.js" },
      undefined,
    ],
    ["none", { CAPTCHA_SCRIPT_URL: "/sandbox/captcha/api.js" }, undefined],
  ])("allow a store's captcha service: %s", async (_, configuration, source) => {
    const store = () => Promise.resolve(aStore({ configuration }))
    expect(await captchaSource({ store }, "10000034", "https://shop.example")).toBe(source)
    expect(await captchaSource({ store }, undefined, "https://shop.example")).toBeUndefined()
    expect(
      await captchaSource({ store: () => Promise.reject(new Error("down")) }, "10000034", "https://shop.example"),
    ).toBeUndefined()
  })

  it("F118 send no referrer from an address that carries a guest's token (R20)", () => {
    expect(
      [true, false].map(
        (hasSecretAddress) => pageSecurityHeaders({ ...pageSecurity, hasSecretAddress })["referrer-policy"],
      ),
    ).toEqual(["no-referrer", "strict-origin-when-cross-origin"])
  })

  it("bind to https only where the shop is on https", () => {
    const plain = { ...pageSecurityHeaders({ ...pageSecurity, isHttps: false }) }
    expect([
      commonSecurityHeaders(true)["strict-transport-security"],
      commonSecurityHeaders(false)["strict-transport-security"],
    ]).toEqual([expect.stringContaining("max-age="), undefined])
    expect([
      policyOf("n").includes("upgrade-insecure-requests"),
      plain["content-security-policy"]?.includes("upgrade-insecure-requests"),
    ]).toEqual([true, false])
  })

  it("are on every other response as well", () => {
    expect(pageSecurityHeaders(pageSecurity)).toMatchObject({
      ...commonSecurityHeaders(true),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    })
  })
})
