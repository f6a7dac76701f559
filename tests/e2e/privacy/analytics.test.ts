import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { ALL_ALLOWED, ALL_REFUSED, writeConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { callAdminApi } from "../support/callAdminApi.ts"
import { addToCart, CARDS, confirmed, fillDelivery, hydrated, pay, STORES } from "../support/customer.ts"
import { findItem } from "../support/findItem.ts"
import { EVENTS_OF_A_PURCHASE } from "../support/measuredVisits.ts"
import { RETRIED, firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { selvedge } from "../support/selvedge.ts"

const { shop, browser } = await openSharedFront()
const STORE = STORES.spain
const SEARCH = "vestido"
const folder = mkdtempSync(join(tmpdir(), "selvedge-analytics-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A commerce event as it arrived at the collector, without its time. */
interface ReceivedEvent {
  readonly name: string
  readonly trackerId: string
  readonly data: Readonly<Record<string, unknown>>
}

/** All commerce events of a visitor, in the order in which they happened. */
async function eventsOf(trackerId: string): Promise<readonly ReceivedEvent[]> {
  const {
    lines,
  }: {
    readonly lines: readonly {
      readonly name: string
      readonly trackerId: string
      readonly line: string
      readonly happenedAt: string
    }[]
  } = JSON.parse(await callAdminApi(shop, "telemetry?kind=log"))
  return lines
    .filter((line) => line.trackerId === trackerId && line.name.startsWith("commerce."))
    .toReversed()
    .toSorted((one, other) => one.happenedAt.localeCompare(other.happenedAt))
    .map(({ name, line }) => {
      const [, message = '"{}"'] = /^L \d+ INFO "[^"]*" ("(?:[^"\\]|\\.)*")/.exec(line) ?? []
      return { name: name.replace("commerce.", ""), trackerId, data: JSON.parse(String(JSON.parse(message))) }
    })
}
const names = (events: readonly ReceivedEvent[]) => events.map(({ name }) => name)
/** Events without what differs between two visitors: the number of the order. */
const comparable = (events: readonly ReceivedEvent[]) =>
  events.map(({ name, data }) => ({ name, ...data, ...(name === "purchase" ? { id: "" } : {}) }))

/** Stores a choice in the browser before its first page. */
async function choose(context: Pick<BrowserContext, "addCookies">, groups: typeof ALL_ALLOWED): Promise<void> {
  const value = encodeURIComponent(writeConsentChoice({ groups, version: "1", at: Date.now() }))
  await context.addCookies([{ name: "cookie_consent", value, url: shop.address }])
}

async function trackerOf(context: Pick<BrowserContext, "cookies">): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === "analytics_id")?.value ?? ""
}

/** The part of the journey that needs no scripts. */
const BROWSING = [
  ...["page_view", "search", "view_item_list"],
  ...["page_view", "view_item"],
  "add_to_cart",
  ...["page_view", "view_cart"],
  "remove_from_cart",
]
const item = await findItem(shop.address, STORE.id)
const number = /-l(\d+)$/.exec(item.path)?.[1] ?? ""
const url = (path: string) => `${shop.address}/${STORE.id}/${path}`

/** Opens a page and waits for its telemetry. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator("html[data-telemetry]").waitFor({ state: "attached" })
}

async function browseWithScripts(page: Page): Promise<string> {
  await open(page, url(`search/${SEARCH}`))
  await open(page, `${shop.address}${item.path}`)
  const sku = await addToCart(page)
  await page.locator("dialog[open] li").first().waitFor()
  await open(page, url("cart"))
  await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === "DELETE" || response.request().method() === "PUT",
    ),
    page.locator(`form:has(input[name=sku][value='${sku}']) button[name=quantity][value='0']`).last().click(),
  ])
  await page.locator("main").getByText("vacía").first().waitFor()
  return sku
}

describe("The events of a journey", () => {
  it("are complete, and equal in the browser, in the terminal and without JavaScript", async () => {
    const browsing = await visitor(browser)
    const traces: string[] = []
    browsing.page.on("request", (request) => {
      const { traceparent } = request.headers()
      if (traceparent !== undefined) traces.push(traceparent)
    })
    const sku = await browseWithScripts(browsing.page)
    // Calls of a page are spans of one trace, from which the web server and the backend continue it.
    expect(traces.length).toBeGreaterThan(0)
    expect(traces.filter((trace) => !/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/.test(trace))).toEqual([])
    // Without a new document.
    await open(browsing.page, `${shop.address}${item.path}`)
    await addToCart(browsing.page)
    await browsing.page.locator("dialog[open] a[href$='/checkout']").click()
    await fillDelivery(browsing.page, STORE.delivery)
    await pay(browsing.page, CARDS.accepted)
    await confirmed(browsing.page)
    await browsing.page.waitForFunction(() => localStorage.getItem("selvedge.purchases.v1")?.includes("true"))
    const tracker = await trackerOf(browsing.context)
    await browsing.page.goto("about:blank")
    const expected = [...BROWSING, "page_view", "view_item", ...EVENTS_OF_A_PURCHASE]
    await expect.poll(async () => names(await eventsOf(tracker))).toEqual(expected)
    const inBrowser = await eventsOf(tracker)
    await browsing.close()

    const stateFile = join(folder, "state.json")
    const terminal = async (...command: readonly string[]) => {
      const run = await selvedge(["--backend", shop.address, "--store", "ES", "--state-file", stateFile, ...command])
      expect([command, run.code, run.code === 0 ? "" : run.stderr]).toEqual([command, 0, ""])
    }
    const { firstName, lastName, addressLine1, city, zipCode, stateCode, phone } = STORE.delivery.fields
    writeFileSync(
      join(folder, "address.json"),
      JSON.stringify({
        firstName,
        lastName,
        addressLines: [addressLine1],
        city,
        zipCode,
        stateCode,
        countryCode: "ES",
        phones: [{ countryCode: "+34", subscriberNumber: phone }],
        email: STORE.delivery.email,
      }),
    )
    const card = { number: CARDS.accepted, holder: "ANA PRAT", expiry: "12/34", securityCode: "123" }
    writeFileSync(join(folder, "card.json"), JSON.stringify(card))
    await terminal("consent", "allow")
    await terminal("product", "list", "--search", SEARCH)
    await terminal("product", "show", number)
    await terminal("cart", "add", sku)
    await terminal("cart", "show")
    await terminal("cart", "remove", sku)
    await terminal("product", "show", number)
    await terminal("cart", "add", sku)
    await terminal(
      "checkout",
      "--shipping-address",
      join(folder, "address.json"),
      "--card",
      join(folder, "card.json"),
      "--accept-terms",
    )
    const state: Readonly<Record<string, string>> = JSON.parse(readFileSync(stateFile, "utf8"))
    const { id } = JSON.parse(state["selvedge.analyticsId.v1"] ?? "{}")
    const inTerminal = await eventsOf(id)
    expect(names(inTerminal)).toEqual(expected)
    expect(comparable(inTerminal)).toEqual(comparable(inBrowser))

    const without = await visitor(browser, { javaScriptEnabled: false })
    const { page } = without
    /** Loads the picture of the page, which this browser without pictures does not. */
    const picture = async () => {
      const source = (await page.locator("img[src*='page-view.gif']").getAttribute("src")) ?? ""
      expect((await page.request.get(`${shop.address}${source}`, RETRIED)).status()).toBe(200)
    }
    await page.goto(url(`search/${SEARCH}`))
    await picture()
    await page.goto(`${shop.address}${item.path}`)
    await picture()
    await page.locator(`label:has(input[name=sku][value='${sku}'])`).click()
    await page.locator("main form button[type=submit]").first().click()
    await page.waitForURL(/\/cart$/)
    await picture()
    await page.locator(`form:has(input[name=sku][value='${sku}']) button[name=quantity][value='0']`).last().click()
    await page.waitForURL(/\/cart$/)
    const scriptless = await trackerOf(without.context)
    await expect.poll(async () => names(await eventsOf(scriptless))).toEqual(BROWSING)
    expect(comparable(await eventsOf(scriptless))).toEqual(comparable(inBrowser).slice(0, BROWSING.length))
    await without.close()
  })

  it("F163 F165 are neither sent nor stored with a privacy signal, before a choice, or after a refusal", async () => {
    for (const [wish, groups] of [
      ["signal", ALL_ALLOWED],
      ["unknown", undefined],
      ["refused", ALL_REFUSED],
    ] as const) {
      const { page, context, close } = await firstTimeVisitor(browser, {}, "none")
      if (groups !== undefined) await choose(context, groups)
      if (wish === "signal")
        await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
      const sent: string[] = []
      page.on("request", (request) => void sent.push(new URL(request.url()).pathname))
      await page.goto(`${shop.address}${item.path}`)
      await hydrated(page)
      await addToCart(page)
      await page.locator("dialog[open] li").first().waitFor()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)))
      await page.goto(url("cart"))
      await hydrated(page)
      const stored = await page.evaluate(() => Object.keys(localStorage))
      expect([wish, sent.filter((path) => /event|analytics|app-launch|crash|ad-services/.test(path))]).toEqual([
        wish,
        [],
      ])
      expect([wish, stored.filter((key) => key.includes("telemetry"))]).toEqual([wish, []])
      expect([
        wish,
        (await context.cookies())
          .map(({ name }) => name)
          .filter((name) => /analytics_id|campaign|order_tracking/.test(name)),
      ]).toEqual([wish, []])
      await close()
    }
  })

  it("F161 F164 are sent while the page ends, with the web vitals, and without secrets", async () => {
    const { page, close } = await visitor(browser)
    await open(page, url(`search/${SEARCH}`))
    // The texts of errors name a token, an address and a card.
    await page.evaluate(() => {
      for (let index = 0; index < 3; index += 1)
        setTimeout(() => {
          throw new Error(`broke at /confirmation?guestToken=s3cr3t for ana@example.com, 4242 4242 4242 4242`)
        })
    })
    await page.goto("about:blank")
    await expect.poll(() => callAdminApi(shop, "telemetry?kind=metric")).toContain("web_vital_")
    const all = await callAdminApi(shop, "telemetry")
    expect(all).not.toMatch(/s3cr3t|4242 ?4242|ana@example|guestToken=/)
    await close()
  })

  it("F161 of 200 kB are sent up to 60 KiB while the page ends, and the rest once by the next page", async () => {
    const { page, context, close } = await visitor(browser)
    // Fewer than a batch, of texts that hardly compress.
    const events = Array.from({ length: 6 }, (_, index) => ({
      kind: "log",
      at: Date.now(),
      level: "INFO",
      label: "large",
      message: `${index} ${randomBytes(25_500).toString("base64")}`,
      tags: {},
    }))
    await open(page, url("cookies"))
    // As if the page had been hidden before: it takes back what it stored.
    await page.evaluate(
      (text) => {
        localStorage.setItem("selvedge.telemetryQueue.v1", text)
        document.dispatchEvent(new Event("visibilitychange"))
      },
      JSON.stringify({ events, dropped: 0 }),
    )
    await page.waitForFunction(() => localStorage.getItem("selvedge.telemetryQueue.v1") === null)
    const tracker = await trackerOf(context)
    const arrived = async () => {
      const { lines }: { readonly lines: readonly { readonly trackerId: string; readonly line: string }[] } =
        JSON.parse(await callAdminApi(shop, "telemetry?kind=log"))
      return lines
        .flatMap(({ trackerId, line }) => (trackerId === tracker ? [/"large" "(\d) /.exec(line)?.[1] ?? []] : []))
        .flat()
        .toSorted()
    }
    await page.goto("about:blank")
    await expect.poll(arrived).toEqual(["0", "1"])
    await open(page, url("cookies"))
    await page.goto("about:blank")
    await expect.poll(arrived).toEqual(["0", "1", "2", "3", "4", "5"])
    await close()
  })
})
