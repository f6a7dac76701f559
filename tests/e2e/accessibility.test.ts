import axe from "axe-core"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import { addToCart, alive, CARDS, confirmed, findProduct, giveDelivery, pay, STORES } from "./support/shopper.ts"

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Every rule a page breaks, with the place. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState("networkidle")
  await page.evaluate(axe.source)
  const results: unknown = await page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))")
  return Array.isArray(results) ? results.map(String) : ["axe did not answer"]
}

describe("Everyone can use", () => {
  for (const [name, store] of Object.entries({ unitedStates: STORES.unitedStates, saudiArabia: STORES.saudiArabia })) {
    for (const colorScheme of ["light", "dark"] as const) {
      it(`every page of a purchase in ${name}, ${colorScheme}`, async () => {
        const { page, close } = await visitor(browser, { colorScheme, bypassCSP: true, reducedMotion: "reduce" })
        const found: Record<string, readonly string[]> = {}
        await page.goto(`${shop.address}/?select-store=1`)
        found["stores"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/`)
        await alive(page)
        found["home"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/nowhere-n999999`)
        found["not found"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/search/a`)
        found["search"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/x-n5101`)
        await alive(page)
        found["category"] = await violations(page)
        await findProduct(page, shop.address, store)
        await alive(page)
        found["product"] = await violations(page)
        await addToCart(page)
        await page.locator("dialog[open]").waitFor()
        found["cart drawer"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/cart`)
        await alive(page)
        found["cart"] = await violations(page)
        await page.goto(`${shop.address}/${store.id}/checkout`)
        await page.locator("input[name=email]").waitFor()
        found["checkout: who"] = await violations(page)
        await page.locator("input[name=email]").fill("no address")
        await page.locator("form:has(input[name=email]) button[type=submit]").click()
        found["checkout: an error at its field"] = await violations(page)
        await giveDelivery(page, store.delivery)
        found["checkout: pay"] = await violations(page)
        await pay(page, CARDS.accepted)
        await confirmed(page)
        found["confirmation"] = await violations(page)
        expect(Object.fromEntries(Object.entries(found).filter(([, broken]) => broken.length > 0))).toEqual({})
        expect(Object.keys(found)).toHaveLength(12)
        await close()
      })
    }
  }
})
