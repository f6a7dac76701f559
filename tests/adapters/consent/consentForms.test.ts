import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Backend } from "../../../adapters/web/Backend.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = "/10000034/"
const COOKIES = `${HOME}cookies`
const HTML = { accept: "text/html" }

/** Values that replace the store's configuration for the next shop. */
let configuration: Readonly<Record<string, string>> = {}
let brandId = "1"
/** Takes what the shop sends to the collector. */
let received: ((request: Request) => Promise<void>) | undefined
const configured = (backend: Backend): Backend => ({
  ...backend,
  fetch: async (request) => {
    if (new URL(request.url).pathname === "/v1/event") await received?.(request.clone())
    const answer = await backend.fetch(request)
    if (!/\/catalog\/store\/\d{8}$/.test(new URL(request.url).pathname)) return answer
    const { configurations, ...store } = await answer.json()
    const added = Object.entries(configuration).map(([parameter, value]) => ({ parameter, value }))
    return Response.json({ ...store, brandId, configurations: [...configurations, ...added] })
  },
})

let opened: ShopInProcess
beforeAll(async () => {
  opened = await shopInProcess(configured)
}, 240_000)
afterAll(() => opened.close())

/** A visitor of a shop whose store has this configuration. */
async function visitorOf(settings: Readonly<Record<string, string>> = {}, brand = "1") {
  configuration = settings
  brandId = brand
  const shop = await opened.restarted()
  return { shop, visitor: new TestVisitor(shop) }
}

async function pageOf(visitor: TestVisitor, path = HOME, headers: Readonly<Record<string, string>> = {}) {
  const answer = await visitor.ask(path, { headers: { ...HTML, ...headers } })
  const html = await answer.text()
  return { html, hasBanner: html.includes('id="consent-form"'), cache: answer.headers.get("cache-control") }
}

const choose = (
  visitor: TestVisitor,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = HTML,
) => visitor.ask(COOKIES, { method: "POST", body: new URLSearchParams(fields), headers })

const cookiesSet = (answer: Response) => answer.headers.getSetCookie().map((line) => decodeURIComponent(line))

describe("The banner", () => {
  it.each([
    ["opt-in", true],
    ["objection", true],
    ["opt-out", false],
    ["none", false],
  ])("is in the page of a visitor who has not chosen where the law asks for it: %s", async (regime, isShown) => {
    const { visitor } = await visitorOf({ COOKIE_CONSENT: regime })
    const { hasBanner, cache } = await pageOf(visitor)
    expect([hasBanner, cache?.startsWith("public")]).toEqual([isShown, true])
    expect((await pageOf(visitor, COOKIES)).hasBanner).toBe(false)
  })

  it("refuses by one press, equal to accepting, and returns to the page; two variants of it are cached", async () => {
    const { visitor, shop } = await visitorOf()
    const path = `${HOME}?a=1`
    const first = await pageOf(visitor, path)
    const buttons = [...first.html.matchAll(/<button[^>]*name="choice"[^>]*>/g)].map(([tag]) => tag)
    const attribute = (name: string) => buttons.map((tag) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
    expect([attribute("value"), new Set(attribute("class")).size]).toEqual([["none", "all"], 1])
    const answer = await choose(visitor, { choice: "none" }, { ...HTML, referer: `http://shop.test${path}` })
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path])
    expect(cookiesSet(answer)).toEqual([
      expect.stringMatching(
        new RegExp(
          "^cookie_consent=groups=C0001:1,C0002:0,C0003:0&version=1&at=[0-9]{13}; " +
            "Max-Age=31536000; Path=/; SameSite=Lax$",
        ),
      ),
    ])
    // A shared cache must not store the page without the banner.
    expect(await pageOf(visitor, path)).toMatchObject({ hasBanner: false, cache: "private, no-cache" })
    expect((await pageOf(new TestVisitor(shop), path)).hasBanner).toBe(true)
  })

  it("counts each choice once, without anything of its visitor, and none of a privacy signal", async () => {
    const batches: { readonly tracker: string; readonly headers: readonly string[]; readonly text: string }[] = []
    received = async (request) => {
      const { headers } = request
      batches.push({
        tracker: headers.get("tracker-id") ?? "",
        headers: [...headers.keys()],
        text: gunzipSync(await request.arrayBuffer()).toString(),
      })
    }
    const { visitor, shop } = await visitorOf()
    await choose(visitor, { choice: "none" })
    await choose(visitor, { choice: "none" })
    await choose(new TestVisitor(shop), { choice: "all" }, { ...HTML, "sec-gpc": "1" })
    await choose(new TestVisitor(shop), { choice: "everything" })
    await choose(visitor, { choice: "save", analytics: "1" })
    await vi.waitUntil(() => batches.some(({ text }) => text.includes('"granted"')))
    received = undefined
    expect(batches.map(({ text }) => text.replace(/M \d+/, "M 0").split("\n").slice(1, -1))).toEqual([
      [
        'T "platform"="server" "version"="0.1.0" "store"="10000034"',
        'M 0 COUNTER consent_choices 1 "analytics"="denied" "personalization"="denied"',
      ],
      [
        'T "platform"="server" "version"="0.1.0" "store"="10000034"',
        'M 0 COUNTER consent_choices 1 "analytics"="granted" "personalization"="denied"',
      ],
    ])
    expect(new Set(batches.map(({ tracker }) => tracker)).size).toBe(2)
    expect(batches.flatMap(({ headers }) => headers)).not.toContain("cookie")
  })

  it("is answered without a page for scripts, and refuses what is no choice", async () => {
    const { visitor } = await visitorOf()
    expect((await choose(visitor, { choice: "everything" }, {})).status).toBe(400)
    const answer = await choose(visitor, { choice: "all" }, {})
    expect([answer.status, cookiesSet(answer)[0]]).toEqual([204, expect.stringContaining("C0002:1,C0003:1")])
  })

  it("asks again after a change of the policy only those who agreed", async () => {
    const { visitor } = await visitorOf()
    await choose(visitor, { choice: "all" })
    const other = new TestVisitor(await opened.restarted())
    await choose(other, { choice: "none" })
    configuration = { COOKIE_POLICY_VERSION: "2" }
    const changed = await opened.restarted()
    const shown = await Promise.all([visitor, other].map((one) => pageOf(one.copy(changed))))
    expect(shown.map(({ hasBanner }) => hasBanner)).toEqual([true, false])
  })

  it("F163 is not shown to a browser with a privacy signal", async () => {
    const { visitor } = await visitorOf()
    for (const headers of [{ "sec-gpc": "1" }, { dnt: "1" }]) {
      expect((await pageOf(visitor, HOME, headers)).hasBanner).toBe(false)
      expect((await pageOf(visitor, COOKIES, headers)).html).toContain("Tu navegador envía una señal de privacidad")
    }
  })
})

describe("The cookie settings", () => {
  it("F165 save each group, for each brand, and delete the cookies of a denied group with every prefix", async () => {
    const { visitor } = await visitorOf({}, "3")
    const cookie = "analytics_id=some-device"
    const answer = await opened.restarted().then((shop) =>
      shop.fetch(
        new Request(`http://shop.test${COOKIES}`, {
          method: "POST",
          body: new URLSearchParams({ choice: "save", personalization: "1" }),
          headers: { ...HTML, cookie, "sec-fetch-site": "same-origin" },
        }),
      ),
    )
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${COOKIES}?saved=1`])
    expect(cookiesSet(answer)).toEqual([
      expect.stringMatching(/^b3_cookie_consent=groups=C0001:1,C0002:0,C0003:1&/),
      "analytics_id=; Max-Age=0; Path=/; SameSite=Lax",
    ])
    expect((await pageOf(visitor, `${COOKIES}?saved=1`)).html).toContain("Hemos guardado tu elección.")
  })

  it("show the saved choice with its day, check nothing before, and are for one visitor only", async () => {
    const { visitor } = await visitorOf()
    const before = await pageOf(visitor, COOKIES)
    expect([before.html.includes('name="analytics" checked'), before.cache]).toEqual([false, "private, no-store"])
    const checkedOf = (html: string) =>
      ["analytics", "personalization"].filter((group) =>
        new RegExp(`<input[^>]*name="${group}"[^>]*checked=""|<input[^>]*checked=""[^>]*name="${group}"`).test(html),
      )
    expect(checkedOf(before.html)).toEqual([])
    await choose(visitor, { choice: "save", analytics: "1" })
    const after = await pageOf(visitor, COOKIES)
    expect(checkedOf(after.html)).toEqual(["analytics"])
    expect(after.html).toMatch(/Guardaste esta elección el \d{1,2} de \w+ de 20\d\d \(versión 1 de la política\)/)
  })
})

it("declares that it honors Global Privacy Control", async () => {
  const { visitor } = await visitorOf()
  const answer = await visitor.ask("/.well-known/gpc.json")
  expect(await answer.json()).toEqual({ gpc: true, lastUpdate: "2026-11-27" })
})
