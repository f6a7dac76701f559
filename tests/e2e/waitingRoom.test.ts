import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { FaultyBackend } from "./support/faultyBackend.ts"
import { faultyBackend } from "./support/faultyBackend.ts"
import { openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import { addToCart, alive, findProduct, STORES } from "./support/shopper.ts"

const { id: STORE } = STORES.unitedStates
let sandbox: RunningShop
let backend: FaultyBackend
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  sandbox = await runShop()
  backend = await faultyBackend(sandbox.address)
  ;[shop, browser] = await Promise.all([runShop({ environment: { BACKEND_URL: backend.address } }), openBrowser()])
})
afterAll(async () => {
  backend.close()
  await browser.close()
  await shop.stop()
  await sandbox.stop()
})

describe("A full shop", () => {
  it("F38 lets a shopper wait where they are, says their place aloud, and then does what they asked, once", async () => {
    const { page, complaints, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await alive(page)
    backend.fail("queue", /\/cart\b/, 3)
    await addToCart(page)
    const room = page.getByRole("dialog", { name: "We are letting people in one after the other" })
    await room.waitFor()
    expect(await room.getByRole("status").innerText()).toMatch(/^Shoppers in front of you: \d$/)
    expect(await room.locator("progress").getAttribute("max")).toBe("10")
    await room.waitFor({ state: "detached", timeout: 20_000 })
    await page.getByRole("dialog", { name: "Cart" }).locator("[data-sku], li").first().waitFor()
    backend.fail("none")
    await page.goto(`${shop.address}/${STORE}/cart`)
    const units = await page.evaluate(async (path) => Number(Reflect.get(Object(await (await fetch(path)).json()), "itemCount")), `/itxrest/2/order/store/${STORE}/mini-cart?appId=1`)
    expect(units).toBe(1)
    // Chromium itself tells of every answer that is a refusal.
    expect(complaints.filter((line) => !line.includes("429"))).toEqual([])
    await close()
  })

  it("answers a visit with a page that comes back by itself, also after a reload, and needs no script to be read", async () => {
    const { page, close } = await visitor(browser)
    const address = `${shop.address}/${STORE}/search/wool?order=price_asc`
    backend.fail("queue", /product|search/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(429)
    expect(answer?.headers()["retry-after"]).toMatch(/^\d+$/)
    expect(await page.locator("main h1").innerText()).toBe("Many people are here at once")
    expect(await page.locator("main a").first().getAttribute("href")).toContain("/search")
    await page.reload()
    expect(await page.locator("meta[http-equiv=refresh]").count()).toBe(0)
    backend.fail("none")
    await page.getByRole("heading", { name: "Many people are here at once" }).waitFor({ state: "detached", timeout: 15_000 })
    expect(new URL(page.url()).search).toBe("?order=price_asc")
    await close()
  })
})
