import type { Browser } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest"
import type { FaultyBackend } from "./support/faultyBackend.ts"
import { faultyBackend } from "./support/faultyBackend.ts"
import { closeVisits, firstTimeVisitor, openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import { addToCart, hydrated, openProduct, STORES } from "./support/customer.ts"

const { id: STORE } = STORES.unitedStates
let backend: FaultyBackend
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  backend = await faultyBackend(inject("sharedShop").address)
  ;[shop, browser] = await Promise.all([
    runShop({ environment: { BACKEND_URL: backend.address, CARD_ENTRY: "direct" } }),
    openBrowser(),
  ])
})
afterAll(async () => {
  backend.close()
  await closeVisits(browser)
  await shop.stop()
})
afterEach(() => backend.fail("none"))

describe("An overloaded shop", () => {
  it("F38 lets a customer wait on the page, announces their position, and completes the request once", async () => {
    const { page, complaints, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    backend.fail("queue", /\/cart\b/, 3)
    await addToCart(page)
    const room = page.getByRole("dialog", { name: "We’re very busy right now" })
    await room.waitFor()
    expect(await room.getByRole("status").innerText()).toMatch(/^People ahead of you: \d$/)
    expect(await room.locator("progress").getAttribute("max")).toBe("10")
    await room.waitFor({ state: "detached", timeout: 20_000 })
    await page.getByRole("dialog", { name: "Cart" }).locator("[data-sku], li").first().waitFor()
    backend.fail("none")
    await page.goto(`${shop.address}/${STORE}/cart`)
    const units = await page.evaluate(
      async (path) => Number(Reflect.get(Object(await (await fetch(path)).json()), "itemCount")),
      `/itxrest/2/order/store/${STORE}/mini-cart?appId=1`,
    )
    expect(units).toBe(1)
    // Chromium itself logs every error status.
    expect(complaints.filter((line) => !line.includes("429"))).toEqual([])
    await close()
  })

  it("F38 F40 continues after a reload with the stored position, no earlier than required, and once", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const sent: string[] = []
    page.on("response", (response) => {
      const request = response.request()
      if (request.method() === "POST" && new URL(request.url()).pathname.endsWith("/cart"))
        sent.push(`${response.status()} ${request.headers()["idempotency-key"] ?? ""}`)
    })
    backend.fail("queue", /\/cart\b/)
    const sku = await addToCart(page)
    const room = page.getByRole("dialog", { name: "We’re very busy right now" })
    const tried = async () => Number(await room.locator("progress").getAttribute("value"))
    await room.waitFor()
    await expect.poll(tried).toBeGreaterThan(1)
    const before = await tried()
    await page.reload()
    const back = page.getByRole("dialog").filter({ has: page.locator("progress") })
    await back.waitFor()
    expect(await back.innerText()).toContain("We’re very busy right now")
    expect(await tried()).toBeGreaterThanOrEqual(before)
    backend.fail("none")
    await room.waitFor({ state: "detached", timeout: 60_000 })
    await expect
      .poll(() =>
        page.evaluate(() => [
          localStorage.getItem("selvedge.pendingCart.v1"),
          sessionStorage.getItem("selvedge.waitingRoom.v1"),
        ]),
      )
      .toEqual([null, null])
    const items = await page.evaluate(async (path) => {
      const cart: unknown = await (await fetch(path)).json()
      return JSON.stringify(Reflect.get(Object(cart), "items"))
    }, `/itxrest/2/order/store/${STORE}/cart?appId=1`)
    const lines: unknown = JSON.parse(items)
    expect(lines).toEqual([expect.objectContaining({ sku, quantity: 1 })])
    expect([
      sent.filter((line) => line.startsWith("200")).length,
      new Set(sent.map((line) => line.split(" ")[1])).size,
    ]).toEqual([1, 1])
    await close()
  })

  it("F40 reports a change that waited when the page was reloaded: it cannot be sent from there", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === "POST" && new URL(response.url()).pathname.endsWith("/cart"),
      ),
      addToCart(page),
    ])
    await page.goto(`${shop.address}/${STORE}/cart`)
    await hydrated(page)
    backend.fail("queue", /\/cart\b/)
    await page
      .getByRole("button", { name: /^Increase quantity/ })
      .first()
      .click()
    await page.getByRole("dialog", { name: "We’re very busy right now" }).waitFor()
    backend.fail("none")
    await page.reload()
    const lossDialog = page.getByRole("dialog", { name: "The page was refreshed while you were waiting" })
    await lossDialog.waitFor()
    await lossDialog.getByRole("button", { name: "Close" }).click()
    expect(await page.getByLabel("1 item").count()).toBe(1)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect(await lossDialog.count()).toBe(0)
    await close()
  })

  it("F40 lets a visit wait for its page, through a reload, and continues to it by itself", async () => {
    const { page, close } = await visitor(browser)
    const address = `${shop.address}/${STORE}/search/wool?order=price_asc`
    backend.fail("queue", /product|search/, 500)
    const answer = await page.goto(address)
    expect([answer?.status(), answer?.headers()["queue-position"]]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(answer?.headers()["retry-after"]).toMatch(/^\d+$/)
    expect(await page.locator("main h1").innerText()).toBe("We’re very busy right now")
    expect(await page.locator("meta[http-equiv=refresh]").count()).toBe(0)
    await page.waitForURL(`**/${STORE}/waiting-room`)
    expect(await page.getByRole("status").filter({ hasText: "People ahead of you" }).count()).toBe(1)
    const before = backend.failed()
    const again = await page.reload()
    expect([again?.status(), backend.failed() - before]).toEqual([200, 0])
    backend.fail("none")
    await page.waitForURL(address, { timeout: 15_000 })
    await page.locator("main h1", { hasText: "wool" }).waitFor()
    await close()
  })

  it("F39 gives up after ten tries, waits for the store's home once, and ends there", async () => {
    // A home page without recent requests: the web server caches a page for half a minute.
    const home = `/${STORES.japan.id}/-1/`
    const { page, close } = await firstTimeVisitor(browser)
    const documents: string[] = []
    page.on(
      "request",
      (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)),
    )
    await page.clock.install()
    backend.fail("queue", /category|spot|search|product/, 500)
    await page.goto(`${shop.address}${home}search/wool`)
    await page.waitForURL("**/waiting-room")
    /**
     * Advances the page's clock, a second at a time, until the condition holds. Its seconds are faster than the
     * machine's, but slow enough that no pending call times out.
     */
    const until = (isSoFar: () => boolean | Promise<boolean>) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(1_000)
            return isSoFar()
          },
          { interval: 250, timeout: 60_000 },
        )
        .toBe(true)
    let asked = 0
    page.on(
      "response",
      (response) =>
        void (asked += response.request().method() === "HEAD" || response.request().isNavigationRequest() ? 1 : 0),
    )
    for (let tries = 1; tries <= 10; tries += 1) await until(() => asked >= tries)
    await page.waitForURL("**/waiting-room")
    await expect.poll(() => documents).toEqual([`${home}search/wool`, home])
    await page.getByRole("status").filter({ hasText: "People ahead" }).waitFor()
    await until(async () => (await page.getByRole("heading", { name: "We’re still very busy" }).count()) > 0)
    await page.clock.runFor(60_000)
    expect(documents).toEqual([`${home}search/wool`, home])
    backend.fail("none")
    await page.getByRole("link", { name: "Try again" }).click()
    await page.waitForURL(`**${home}`)
    await close()
  })

  it("can be read, and left, without scripts", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    backend.fail("queue", /product|search/)
    await page.goto(`${shop.address}/${STORE}/search/wool`)
    expect(await page.locator("main").innerText()).toContain("We’re very busy right now")
    backend.fail("none")
    await page.getByRole("link", { name: "Try again" }).click()
    await page.locator("main h1", { hasText: "wool" }).waitFor()
    await close()
  })
})
