import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { SECRET_PARAMETERS } from "../../../domain/navigation/secretParameters.ts"
import { CATALOG_PAGES } from "../../../domain/navigation/Site.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess } from "../../support/web/shopInProcess.ts"

const DESKTOP = "http://shop.test"
const MOBILE = "http://m.shop.test"
const SITES = {
  desktop: { origin: DESKTOP, prefix: "" },
  mobile: { origin: MOBILE, prefix: "/m" },
  phonePages: CATALOG_PAGES,
  desktopPages: [],
}
const PHONE = { "sec-ch-ua-mobile": "?1" }

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess((backend) => backend, SITES)
}, 60_000)
afterAll(() => open.close())

const ask = (address: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
  open.shop.fetch(new Request(address.startsWith("/") ? `${DESKTOP}${address}` : address, { ...init, headers }))
/** Status and location of a redirect. */
const sessionRedirects = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, headers: answered } = await ask(address, headers)
  return [status, answered.get("location")]
}
const htmlOf = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
  (await ask(address, headers)).text()
/** Language, direction and heading of a page. */
const wordsOf = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const html = await htmlOf(address, headers)
  return [/<html lang="([^"]+)" dir="([^"]+)"/.exec(html)?.slice(1).join(" "), /<h1[^>]*>([^<]+)/.exec(html)?.[1]]
}

describe("a visit", () => {
  it("is redirected to the canonical address permanently, and by a cookie only temporarily", async () => {
    expect(await sessionRedirects("/10000034/-5/cart?a=b")).toEqual([301, "/10000034/cart?a=b"])
    expect(await sessionRedirects("/10000034/-99/", { cookie: "language=en" })).toEqual([302, "/10000034/-1/"])
    expect(await sessionRedirects("/", { cookie: "last_store=10000034.-1" })).toEqual([302, "/10000034/-1/"])
    expect((await ask("/", { cookie: "last_store=10000034.-1" })).headers.get("cache-control")).toBe(
      "private, no-store",
    )
  })

  it("F79 of a phone is redirected once: to the mobile site, the store's language and the new address", async () => {
    const category = /"\/10000034\/[^"/]+-n(\d+)"/.exec(await htmlOf("/10000034/"))
    const [own = "", seoId = ""] = category === null ? [] : [category[0].slice(1, -1), category[1]]
    const first = await sessionRedirects(`/10000034/-99/50000034/old-words-n${seoId}`, PHONE)
    expect(first).toEqual([302, `${MOBILE}/m${own}`])
    expect((await ask(String(first[1]), { ...PHONE, cookie: "site=desktop" })).status).toBe(200)
  })

  it("to the mobile site is in the mobile catalogue, and names the same page on the desktop site", async () => {
    const html = await htmlOf(`${MOBILE}/m/10000034/`)
    expect(html).toContain('"catalogId":"50000034"')
    expect(html).toContain(`<link rel="canonical" href="${DESKTOP}/10000034/"/>`)
    expect(html).toContain(`href="${DESKTOP}/10000034/?site=desktop"`)
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(links.filter((href) => !href?.startsWith("/m/"))).toEqual([])
    expect(await htmlOf("/10000034/")).toContain(`href="${MOBILE}/m/10000034/?site=mobile"`)
  })

  it("to a page of two sites is cached separately for phones, and not at all before a redirect", async () => {
    const { headers } = await ask("/10000034/")
    expect([headers.get("vary"), headers.get("cache-control")]).toEqual([
      expect.stringContaining("Sec-CH-UA-Mobile"),
      expect.stringContaining("s-maxage"),
    ])
    expect((await ask("/10000034/", { ...PHONE, cookie: "site=desktop" })).headers.get("cache-control")).toBe(
      "private, no-store",
    )
    expect(await sessionRedirects("/10000034/", { "user-agent": "Some Browser Mobile/1" })).toEqual([
      302,
      `${MOBILE}/m/10000034/`,
    ])
  })

  it("remembers the chosen site and language, where the page is public", async () => {
    const answers = [await ask("/10000034/?site=desktop", PHONE), await ask("/?select-store=1&language=ar")]
    expect(answers.map(({ headers }) => [headers.get("cache-control"), headers.getSetCookie()])).toEqual([
      ["private, no-store", ["site=desktop; Max-Age=31536000; Path=/; SameSite=Lax"]],
      ["private, no-store", ["language=ar; Max-Age=31536000; Path=/; SameSite=Lax"]],
    ])
    expect((await ask("/?language=a%0d%0aSet-Cookie:x&site=%2F%2Fevil")).headers.getSetCookie()).toEqual([])
  })

  it("without scripts adds to the cart on the mobile site too, and returns there", async () => {
    const form = { method: "POST", body: new URLSearchParams({ sku: "", quantity: "1" }) }
    const answer = await ask(`${MOBILE}/m/10000034/cart/items`, { origin: MOBILE }, form)
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/m/10000034/cart?refused=SizeMissing"])
    expect((await ask(`${MOBILE}/m/10000034/cart/items`, { origin: DESKTOP }, form)).status).toBe(403)
  })

  it("of a tester is never cached", async () => {
    expect([
      (await ask("/10000034/", { cookie: "itx-stage=true" })).headers.get("cache-control"),
      (await ask("/10000034/", { cookie: "itx-stage=false" })).headers.get("cache-control"),
    ]).toEqual(["private, no-store", expect.stringContaining("public")])
  })

  it.each(["/10000034/gift/card/box", "/10000034/payment", "/10000034/-1/%E0%A4%A", "/nothing", "/%2e%2e%2fetc"])(
    "to %s, which does not exist, gets the shop's own page without a redirect",
    async (address) => {
      const { status, headers } = await ask(address)
      expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([404, null, "private, no-store"])
      const html = await htmlOf(address)
      expect(html).not.toContain("???")
      expect(html).toMatch(
        address.startsWith("/1") ? /<main[^>]*>.*href="\/10000034\/(-1\/)?"/ : /<main[^>]*>.*href="\/"/,
      )
    },
  )
})

describe("the texts of a page outside every store", () => {
  it.each([
    [{}, "en-GB ltr", "Where are you shopping from?"],
    [{ "accept-language": "fi-FI, ca;q=0.8, es;q=0.9" }, "es ltr", "¿Desde dónde compras?"],
    [{ "accept-language": "ar-EG" }, "ar rtl", "من أين تتسوق؟"],
    [{ "accept-language": "he-IL" }, "he rtl", "מאיפה אתם קונים?"],
    [{ "accept-language": "zh-CN" }, "zh ltr", "请选择您所在的国家/地区"],
    [{ "accept-language": "es", cookie: "language=ja" }, "ja ltr", "お住まいの国・地域をお選びください"],
    [{ "accept-language": "es", cookie: "last_store=10000034.-1" }, "en-GB ltr", "Where are you shopping from?"],
    [
      { "accept-language": "x".repeat(5000), cookie: "language=%0d%0a; last_store=junk" },
      "en-GB ltr",
      "Where are you shopping from?",
    ],
  ])("with %j are %s", async (headers, language, heading) => {
    expect(await wordsOf("/?select-store=1", headers)).toEqual([language, heading])
  })

  it("are in the language just chosen", async () => {
    expect(await wordsOf("/?select-store=1&language=ar", { "accept-language": "es", cookie: "language=ja" })).toEqual([
      "ar rtl",
      "من أين تتسوق؟",
    ])
  })

  it("are in the visitor's language on a page that does not exist", async () => {
    expect((await wordsOf("/nothing", { "accept-language": "ar" }))[0]).toBe("ar rtl")
  })
})

describe("R20 an address with a secret", () => {
  it.each([...SECRET_PARAMETERS])(
    "F118 %s is cached nowhere, is in no Referer, and is in no canonical address",
    async (name) => {
      const secret = "s3cr3tValue"
      const answer = await ask(`/10000034/?${name}=${secret}`)
      expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual([
        200,
        "private, no-store",
        "no-referrer",
      ])
      const html = await answer.text()
      expect(html.match(/<link rel="(canonical|alternate)"[^>]*>/g)?.join()).not.toContain(secret)
      const moved = await ask(`/10000034/-5/?${name}=${secret}`)
      expect([moved.status, moved.headers.get("cache-control"), moved.headers.get("referrer-policy")]).toEqual([
        302,
        "private, no-store",
        "no-referrer",
      ])
      // The page without it differs from the page with it.
      expect(await htmlOf("/10000034/")).not.toContain(secret)
    },
  )
})
