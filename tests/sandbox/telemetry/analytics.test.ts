import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { summarizeEvents } from "../../../contracts/sandbox/telemetry/summarizeEvents.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const SPAIN = "10000034"
const HOUR = 3_600_000
const head = (store = SPAIN, version = "1.4.0") =>
  `#selvedge-events 1\nT "platform"="web" "version"="${version}" "store"="${store}"\n`
const log = (label: string, grade = "INFO") => `L 1768471770000 ${grade} "${label}" "{}"\n`
const vital = (name: string, value: number, page: string) =>
  `M 1768471770000 SUMMARY web_vital_${name.toLowerCase()} ${value} "route"="${page}"\n`

describe("the analytics page of the admin console", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ adminKey: KEY })
    const send = async (tracker: string, text: string) => {
      const response = await shop.sandbox.handle(
        new Request("http://localhost:4173/v1/event", {
          method: "POST",
          headers: {
            authorization: "Bearer demo-collector-token",
            "tracker-id": tracker,
            "project-key": "selvedge-web",
            "content-type": "application/gzip",
          },
          body: new Uint8Array(gzipSync(text)),
        }),
      )
      expect(response.status).toBe(202)
    }
    await send("ana", head() + log("commerce.page_view") + log("commerce.view_item") + log("commerce.purchase"))
    await send("ben", head() + log("commerce.page_view") + log("commerce.add_to_cart") + log("page", "ERROR"))
    await send("eva", head("10000120", "1.3.9") + log("commerce.page_view") + log("page", "ERROR"))
    const choice = 'M 1768471770000 COUNTER consent_choices 1 "analytics"="granted" "personalization"="denied"\n'
    await send("of-this-choice", head() + choice)
    await send(
      "ana",
      head() +
        [100, 200, 300, 2_600].map((value) => vital("LCP", value, "ItxProductPage")).join("") +
        vital("CLS", 0.3, "ItxHomePage"),
    )
    const crash = {
      message: "t is undefined",
      deviceInfo: { deviceId: "d1", platform: "web", appVersion: "1.3.9" },
    }
    expect((await shop.call("POST", `/itxrest/2/app/store/${SPAIN}/crash`, crash)).status).toBe(204)
  })
  afterAll(() => shop.sandbox.close())

  const figures = async (query = "") =>
    (await shop.call("GET", `/sandbox/analytics${query}`, undefined, { "x-admin-key": KEY })).body
  const cookie = async () =>
    (
      await shop.call("POST", "/sandbox/enter", new URLSearchParams({ key: KEY }).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost:4173",
      })
    ).headers
      .getSetCookie()[0]
      ?.split(";")[0] ?? ""

  it("counts visitors by step: a purchase without a cart event passes the steps before it", async () => {
    expect(listAt(await figures(), "funnel")).toEqual([
      { step: "visit", visitors: 3 },
      { step: "product", visitors: 2 },
      { step: "cart", visitors: 2 },
      { step: "checkout", visitors: 1 },
      { step: "purchase", visitors: 1 },
    ])
  })

  it("shows web vitals at the 75th percentile by page, errors by release, and the choices", async () => {
    const body = await figures()
    expect(listAt(body, "webVitals")).toEqual([
      { page: "ItxHomePage", vital: "CLS", samples: 1, value: 0.3, rating: "poor" },
      { page: "ItxProductPage", vital: "LCP", samples: 4, value: 300, rating: "good" },
    ])
    expect(listAt(body, "errors")).toEqual([
      { release: "1.3.9", errors: 1, crashes: 1, visitors: 1 },
      { release: "1.4.0", errors: 1, crashes: 0, visitors: 1 },
    ])
    expect(listAt(body, "consent")).toEqual([
      { group: "analytics", granted: 1, denied: 0 },
      { group: "personalization", granted: 0, denied: 1 },
    ])
  })

  it("has the figures of one store, and refuses an unknown store and an unknown period", async () => {
    expect(at(await figures(`?storeId=${SPAIN}`), "funnel.0.visitors")).toBe(2)
    const status = async (query: string) =>
      (await shop.call("GET", `/sandbox/analytics${query}`, undefined, { "x-admin-key": KEY })).status
    expect([await status("?storeId=1"), await status("?range=year")]).toEqual([404, 400])
  })

  it("shows each chart with a text alternative and a table, and no inline styles or scripts", async () => {
    const { body, headers } = await shop.call("GET", "/sandbox/analytics", undefined, { cookie: await cookie() })
    const page = String(body)
    const charts = page.match(/<svg[^>]*role="img" aria-labelledby="(\w+)-title \1-summary"/gu) ?? []
    expect(charts).toHaveLength(5)
    expect(page).toContain("1 of 3 visitors made a purchase, 33.3%.")
    expect(page.match(/<caption>/gu)).toHaveLength(6)
    expect(page).not.toMatch(/style=|\son\w+=|<script(?! src="\/sandbox\/analytics\.js" defer><\/script>)/u)
    expect(headers.get("content-security-policy")).toContain("script-src 'self'; connect-src 'self'")
  })

  it("has a page that sets the law on cookies and the driver of a store", async () => {
    const set = (changes: Readonly<Record<string, string>>) =>
      shop.call(
        "POST",
        "/sandbox/tracking",
        { storeId: SPAIN, law: "objection", driver: "dataLayer", ...changes },
        { "x-admin-key": KEY },
      )
    const tagManager = "https://tags.example/manager.js"
    const conversion = "AW-123456789/AbC-D_efG"
    expect((await set({ tagManager, conversion })).body).toMatchObject({ law: "objection", tagManager, conversion })
    const { body } = await shop.call("GET", `/itxrest/2/catalog/store/${SPAIN}`)
    expect(at(body, "configurations")).toEqual(
      expect.arrayContaining([
        { parameter: "COOKIE_CONSENT", value: "objection" },
        { parameter: "ANALYTICS_DRIVER", value: "dataLayer" },
        { parameter: "TAG_MANAGER_URL", value: tagManager },
        { parameter: "GOOGLE_ADS_CONVERSION", value: conversion },
      ]),
    )
    for (const wrong of [{ law: "all" }, { tagManager: "http://tags.example/" }, { conversion: "AW-1</script>" }])
      expect((await set(wrong)).status).toBe(400)
    expect((await set({ law: "country", driver: "collector" })).body).toMatchObject({ law: "country", tagManager: "" })
    const page = await shop.call("GET", "/sandbox/tracking", undefined, { cookie: await cookie() })
    expect(String(page.body)).toContain("Consent and tags")
  })

  it("is for staff only: page, figures and live events", async () => {
    for (const path of ["/sandbox/analytics", "/sandbox/analytics/live"]) {
      expect((await shop.call("GET", path)).status).toBe(303)
      expect((await shop.call("GET", path, undefined, { "x-admin-key": "wrong" })).status).toBe(403)
    }
  })

  it("streams events after the one that the browser has, and stops when it leaves", async () => {
    const live = async (headers: Readonly<Record<string, string>>, query = "") =>
      shop.sandbox.handle(
        new Request(`http://localhost:4173/sandbox/analytics/live${query}`, {
          headers: { "x-admin-key": KEY, ...headers },
        }),
      )
    const read = async (response: Response, events: number) => {
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ""
      while (text.split("data: ").length <= events) text += (await reader?.read())?.value ?? ""
      await reader?.cancel()
      return text
    }
    const all = await live({}, "?after=0")
    expect(all.headers.get("content-type")).toBe("text/event-stream")
    const text = await read(all, 14)
    expect(text).toMatch(/^retry: 1000\n\n/u)
    const ids = Array.from(text.matchAll(/^id: (\d+)$/gmu), ([, id = ""]) => Number(id))
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    const rest = await read(await live({ "last-event-id": String(ids.at(-3)) }), 2)
    expect(Array.from(rest.matchAll(/^id: (\d+)$/gmu), ([, id = ""]) => Number(id))).toEqual(ids.slice(-2))
  })
})

describe("a summary of events", () => {
  const row = (line: string, tracker = "t") => ({
    line,
    shared_tags: 'T "version"="1"',
    tracker_id: tracker,
    received_at: HOUR / 2,
  })

  it("is bounded for any number of pages and releases, and survives lines that cannot be read", () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => [
      row(`M 1 SUMMARY web_vital_lcp ${index} "route"="page-${index}-${"x".repeat(300)}"`),
      { ...row('L 1 ERROR "a" "b"'), shared_tags: `T "version"="${index}"` },
      row("no line"),
    ]).flat()
    const summary = summarizeEvents(rows, 0, HOUR)
    expect(summary.events).toBe(6_000)
    expect([summary.webVitals.length, summary.errors.length]).toEqual([30, 30])
    expect(JSON.stringify(summary).length).toBeLessThan(20_000)
  })

  it("without events has zeros", () => {
    const { funnel, timeline } = summarizeEvents([], 0, HOUR)
    expect(funnel.every(({ visitors }) => visitors === 0)).toBe(true)
    expect(timeline).toHaveLength(24)
  })
})
