import type { Browser } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest"
import type { Fault, FaultyBackend } from "./support/faultyBackend.ts"
import { faultyBackend } from "./support/faultyBackend.ts"
import { closeVisits, openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import { addToCart, CARDS, openProduct, pay, STORES, completeUntilPayment } from "./support/customer.ts"

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

describe("A wrong address", () => {
  for (const [what, path, words] of [
    ["an unknown store", "/99999999/", "store"],
    ["a store number that is none", "/1234567/", ""],
    ["a category that does not exist", `/${STORE}/nothing-n999999`, "categor"],
    ["a product that is gone", `/${STORE}/gone-l99999999`, "item"],
    ["a page that does not exist", `/${STORE}/itx-nowhere-page`, ""],
    ["an order that is not there", `/${STORE}/confirmation?orderId=123`, "order"],
    ["an escape that means nothing", `/${STORE}/%E0%A4%A`, ""],
  ] as const) {
    it(`that names ${what} shows that, with links to continue`, async () => {
      const { page, close } = await visitor(browser)
      const answer = await page.goto(shop.address + path)
      expect(answer?.status()).toBe(404)
      const text = await page.locator("main").innerText()
      expect(text.toLowerCase()).toContain(words)
      expect(text).not.toMatch(/\?\?\?|undefined|\[object|\b404\b/)
      expect(await page.locator("main a").count()).toBeGreaterThan(0)
      await close()
    })
  }
})

describe("A backend that fails", () => {
  const faults: readonly Exclude<Fault, "none">[] = ["500", "html", "dropped", "brokenJson"]
  for (const fault of faults) {
    it(`F53 with ${fault} is an ordinary error page without a stack, and the next visit is unaffected`, async () => {
      const { page, close } = await visitor(browser)
      backend.fail(fault, /category|marketing-spot|product|detail/)
      const answer = await page.goto(`${shop.address}/${STORE}/never-seen-n5108?order=new&colFilter=${fault}`)
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()["retry-after"]).toBeDefined()
      const text = await page.locator("main").innerText()
      expect(text).not.toMatch(/\?\?\?|undefined|\[object|Error:|\bat .*\.js/)
      expect(await page.locator("main a, main button").count()).toBeGreaterThan(0)
      backend.fail("none")
      expect((await page.goto(`${shop.address}/${STORE}/`))?.status()).toBe(200)
      await close()
    })

    it(`with ${fault} while an item is added shows that, and adds the item at the next try`, async () => {
      const { page, close } = await visitor(browser)
      await openProduct(page, shop.address, STORES.unitedStates)
      await addToCart(page)
      await page.locator("dialog[open] li").first().waitFor()
      await page.keyboard.press("Escape")
      backend.fail(fault, /\/cart/)
      await page.locator("main form button[type=submit]").first().click()
      const notice = page.locator("[role=alert]:visible").filter({ hasText: /\w/ }).first()
      await notice.waitFor()
      expect(await notice.innerText()).not.toMatch(/\?\?\?|undefined|\[object/)
      backend.fail("none")
      await page.goto(`${shop.address}/${STORE}/cart`)
      expect(await page.locator("main").innerText()).toMatch(STORES.unitedStates.money)
      await close()
    })
  }

  it("during the payment is never shown as a refusal, and the outcome is polled", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    backend.fail("dropped", /asynccheckout/)
    const asked = page.waitForRequest(/payment-status/)
    await pay(page, CARDS.accepted)
    await asked
    expect(await page.locator("main").innerText()).not.toContain("declined")
    backend.fail("none")
    await Promise.race([
      page.waitForURL(/\/confirmation\?/),
      page.getByText(/Payment failed|We didn’t receive your payment/).waitFor(),
    ])
    await close()
  })
})
