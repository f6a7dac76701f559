import type { BrowserContext } from "playwright-core"
import { describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import {
  addToCart,
  CARDS,
  completeUntilPayment,
  confirmed,
  fillDelivery,
  hydrated,
  openProduct,
  pay,
  STORES,
} from "../support/customer.ts"
import { collectedEvents, EVENTS_OF_A_PURCHASE, measuringRequests, storedIn } from "../support/measuredVisits.ts"
import { firstTimeVisitor } from "../support/openBrowser.ts"
import { openFront } from "../support/openFront.ts"

const { shop, browser } = await openFront({})
/** Before a store is visited: the web server reads its settings at most every 30 s. */
const TAGS = "https://tags.example/manager.js"
for (const settings of [
  { storeId: STORES.japan.id, law: "objection", driver: "collector" },
  { storeId: STORES.saudiArabia.id, law: "none", driver: "collector" },
  {
    storeId: STORES.unitedStates.id,
    law: "opt-in",
    driver: "dataLayer",
    tagManager: TAGS,
    conversion: "AW-123456789/AbC-D_efG",
  },
])
  await callAdminApi(shop, "tracking", settings)

/** A tag manager's script: it sends what it finds in the data layer, and calls back. */
const TAG_MANAGER = `(() => {
  const take = (entry) => {
    const { eventCallback, ...fields } = entry
    const isCommand = Object.prototype.toString.call(entry) === "[object Arguments]"
    const body = JSON.stringify(isCommand ? [...entry] : fields)
    fetch("https://tags.example/collect", { method: "POST", mode: "no-cors", keepalive: true, body })
    eventCallback?.()
  }
  dataLayer.forEach(take)
  const { push } = dataLayer
  dataLayer.push = (entry) => (take(entry), push.call(dataLayer, entry))
})()`
/** The script of the advertising service. */
const AD_SERVICES = `fetch("https://www.google.com/conversion", {
  method: "POST",
  mode: "no-cors",
  body: JSON.stringify(dataLayer.map((command) => [...command])),
})`

/** Answers requests to other hosts, which no network carries; returns them with their bodies. */
async function answerOutside(context: BrowserContext) {
  const requests: { readonly url: string; readonly body: unknown }[] = []
  await context.route(/^https:/, async (route) => {
    const request = route.request()
    const url = request.url()
    requests.push({ url, body: JSON.parse(request.postData() ?? "null") })
    const script = url === TAGS ? TAG_MANAGER : url.includes("/gtag/js") ? AD_SERVICES : undefined
    await route.fulfill(script === undefined ? { status: 204 } : { contentType: "text/javascript", body: script })
  })
  return requests
}

describe("The events of a store with other settings", () => {
  it.each([
    ["objection", STORES.japan],
    ["none", STORES.saudiArabia],
  ])("F163 F165 are sent before a refusal, and neither sent nor stored after it: %s", async (law, store) => {
    const { page, context, close } = await firstTimeVisitor(browser, {}, "none")
    const before = await collectedEvents(shop)
    await openProduct(page, shop.address, store)
    await page.locator("html[data-telemetry]").waitFor({ state: "attached" })
    expect(await page.locator("#consent-form").count()).toBe(law === "objection" ? 1 : 0)
    await page.goto(`${shop.address}/${store.id}/cookies`)
    await expect.poll(() => collectedEvents(shop)).toBeGreaterThan(before)
    const { analytics, personalization, unknown } = await storedIn(page)
    expect([analytics.includes("cookie analytics_id"), personalization.length > 0, unknown]).toEqual([
      true,
      // Statistics need no consent under this law; personalization does.
      law === "none",
      [],
    ])
    await page.locator("main button[name=choice][value=none]").click()
    await page.waitForURL(/saved=1/)
    await hydrated(page)
    const measured = measuringRequests(context, shop.address)
    const collected = await collectedEvents(shop)
    await completeUntilPayment(page, shop.address, store)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    await page.goto("about:blank")
    expect([measured, await collectedEvents(shop)]).toEqual([[], collected])
    await close()
  })

  it("F165 go to a tag manager and the ads frame after consent, and nowhere after a withdrawal", async () => {
    const store = STORES.unitedStates
    const { page, context, complaints, close } = await firstTimeVisitor(browser, {}, "none")
    const outside = await answerOutside(context)
    await openProduct(page, shop.address, store)
    expect(outside).toEqual([])
    await page.locator("#consent-form button[value=all]").click()
    await page.locator("html[data-telemetry]").waitFor({ state: "attached" })
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await fillDelivery(page, store.delivery)
    await pay(page, CARDS.accepted)
    const orderId = await confirmed(page)
    await expect.poll(() => outside.map(({ url }) => url)).toContain("https://www.google.com/conversion")
    const entries = outside.flatMap(({ url, body }) => (url === "https://tags.example/collect" ? [body] : []))
    const denied = { ad_storage: "denied", ad_user_data: "denied", analytics_storage: "denied" }
    expect(entries.slice(0, 2)).toMatchObject([
      ["consent", "default", denied],
      ["consent", "update", { ad_storage: "granted", ad_user_data: "granted", analytics_storage: "granted" }],
    ])
    const events = entries.flatMap((entry): readonly unknown[] =>
      typeof entry === "object" && entry !== null && "event" in entry ? [entry.event] : [],
    )
    expect(events).toEqual(["page_view", "view_item", ...EVENTS_OF_A_PURCHASE])
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: "purchase",
        ecommerce: expect.objectContaining({ transaction_id: orderId, currency: "USD" }),
      }),
    )
    const frame = page.locator("iframe.ad-services")
    expect(await frame.boundingBox()).toMatchObject({ width: 1, height: 1 })
    expect(outside.find(({ url }) => url.endsWith("/conversion"))?.body).toContainEqual([
      "event",
      "conversion",
      expect.objectContaining({ send_to: "AW-123456789/AbC-D_efG", transaction_id: orderId, currency: "USD" }),
    ])
    await page.goto(`${shop.address}/${store.id}/cookies`)
    await page.locator("main button[name=choice][value=none]").click()
    await page.waitForURL(/saved=1/)
    outside.length = 0
    await openProduct(page, shop.address, store)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)))
    expect([outside, complaints]).toEqual([[], []])
    await close()
  })
})
