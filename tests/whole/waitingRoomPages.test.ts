import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { createTranslate } from "../../ui/text/createTranslate.ts"
import { loadTexts } from "../../ui/text/loadTexts.ts"
import type { FaultyBackend } from "../e2e/support/faultyBackend.ts"
import { faultyBackend } from "../e2e/support/faultyBackend.ts"
import { findMissingSize } from "../e2e/support/findItem.ts"
import { createUnpaidOrder } from "../e2e/support/createUnpaidOrder.ts"
import { closeVisits, openBrowser, visitor } from "../e2e/support/openBrowser.ts"
import type { RunningShop } from "../e2e/support/runShop.ts"
import { runShop } from "../e2e/support/runShop.ts"
import type { StoreVisit } from "../e2e/support/customer.ts"
import { addToCart, hydrated, openProduct, completeUntilPayment } from "../e2e/support/customer.ts"
import { inStoresOfToday } from "./support/inStoresOfToday.ts"
import { report, Survey } from "./support/Survey.ts"

let backend: FaultyBackend
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  backend = await faultyBackend(inject("sharedShop").address)
  ;[shop, browser] = await Promise.all([
    runShop({ environment: { BACKEND_URL: backend.address, CARD_ENTRY: "direct" } }),
    openBrowser({ showsPictures: true }),
  ])
})
afterAll(async () => {
  backend.close()
  await closeVisits(browser)
  await shop.stop()
})

/** The response of an overloaded shop. */
const OVERLOADED = { status: 429, headers: { "retry-after": "60" }, json: { retryAfter: 60, position: 3 } }

const textsIn = async ({ direction }: StoreVisit) => {
  const language = direction === "rtl" ? "ar" : "en"
  return createTranslate(language, await loadTexts(language, ["browse"]))
}

/** The page of a shirt with a size that is sold out and one that is not, which is selected. */
async function openWithAMissingSize(page: Page, { id }: StoreVisit): Promise<void> {
  await page.goto(`${shop.address}${(await findMissingSize(shop.address, id)).path}`)
  await hydrated(page)
  await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
}

describe("Everybody can use, in both themes and at 320 px with longer texts,", () => {
  it(
    "F167 product drawers, an unpaid order, an ended session, an overloaded shop and a failing one",
    inStoresOfToday(0, async (name, store) => {
      const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
      const survey = new Survey(page, store.id)
      const home = `${shop.address}/${store.id}/`
      const t = await textsIn(store)
      backend.fail("500", /category\/5108\b/)
      await openWithAMissingSize(page, store)
      await page.locator("main details summary").first().click()
      await page.locator("main details[open] input[name=monogram]").fill(store.direction === "rtl" ? "ليلى" : "Ana 7")
      await survey.look("product › letters")
      for (const wish of [
        "productActions.restockAlert",
        "productActions.findInStore",
        "productActions.share",
      ] as const) {
        await openWithAMissingSize(page, store)
        const opener = page
          .locator("main a, main button")
          .filter({ hasText: t(wish) })
          .filter({ visible: true })
          .first()
        const address = await opener.getAttribute("href")
        await opener.click()
        await page.locator("dialog[open] form").waitFor()
        if (wish === "productActions.findInStore") await page.locator("dialog[open] li").first().waitFor()
        await survey.look(`product › ${t(wish)}`)
        if (address === null) continue
        await page.goto(new URL(address, home).href)
        await hydrated(page)
        await survey.look(`${t(wish)}, on a page of its own`)
      }
      await page.goto(`${home}session-expired`)
      await hydrated(page)
      await survey.look("session expired")
      await page.goto(`${home}gone-l99999999`)
      await survey.look("a piece that is gone")
      await page.goto(`${home}never-seen-n5108?order=new`)
      await survey.look("a page whose backend fails")
      await completeUntilPayment(page, shop.address, store)
      const { orderId, guestToken } = await createUnpaidOrder(page)
      await page.reload()
      await hydrated(page)
      await survey.look("an order that stands unpaid")
      await page.goto(`${home}confirmation?orderId=${orderId}&guestToken=${guestToken}`)
      await hydrated(page)
      await survey.look("its confirmation")
      report(name, survey)
      await close()
    }),
    360_000,
  )

  it(
    "F167 what a full shop says, over a page and instead of one",
    inStoresOfToday(1, async (name, store) => {
      const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
      const survey = new Survey(page, store.id)
      await openProduct(page, shop.address, store)
      await page.route("**/cart?*", (route) => route.fulfill(OVERLOADED))
      await addToCart(page)
      await page.locator("dialog[open] progress").waitFor()
      await survey.look("a full shop, over a page")
      backend.fail("queue", /search/)
      await page.goto(`${shop.address}/${store.id}/search/full`)
      await page.route("**/search/full*", (route) => route.fulfill(OVERLOADED))
      await page.waitForURL("**/waiting-room")
      await survey.look("a full shop, instead of a page")
      report(name, survey)
      await close()
    }),
    180_000,
  )
})
