import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { closeVisits, openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import {
  addToCart,
  hydrated,
  cardFields,
  cardForm,
  CARDS,
  confirmed,
  findProduct,
  fillDelivery,
  pay,
  STORES,
} from "./support/customer.ts"

/** Purchases in every store are made in the run's shop on PostgreSQL, the others in one on PGlite. */
const { address: sharedAddress } = inject("sharedShop")
const folder = mkdtempSync(join(tmpdir(), "selvedge-purchase-"))
const dataDir = join(folder, "data")
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop({ dataDir, storage: "own" }), openBrowser()])
})
afterAll(async () => {
  await closeVisits(browser)
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe("A purchase in a browser", () => {
  for (const [name, store] of Object.entries(STORES)) {
    it(`goes from the home page to the confirmation in ${name}, in its language, direction and currency`, async () => {
      const { page, complaints, close } = await visitor(
        browser,
        name === "japan" ? { viewport: { width: 390, height: 844 } } : {},
      )
      await findProduct(page, sharedAddress, store)
      const lang = name === "unitedStates" ? "en-US" : store.language
      expect(await page.locator("html").getAttribute("lang")).toBe(lang)
      expect(await page.locator("html").getAttribute("dir")).toBe(store.direction)
      const title = (await page.locator("h1").innerText()).replace(/\s+/g, " ")
      await addToCart(page)
      const drawer = page.locator("dialog[open]")
      await drawer.locator("li").first().waitFor()
      expect(await drawer.innerText()).toMatch(store.money)
      await drawer.locator("a[href$='/checkout']").click()
      await page.waitForURL(/\/checkout$/)
      await fillDelivery(page, store.delivery)
      const button = cardForm(page).locator("button[type=submit]")
      expect(await button.innerText()).toMatch(store.money)
      await pay(page, CARDS.accepted)
      await confirmed(page)
      const words = (await page.locator("main").innerText()).replace(/\s+/g, " ")
      expect(words).toContain(title)
      expect(words).toContain("4242")
      expect(words).not.toContain("???")
      expect(complaints).toEqual([])
      await close()
    })
  }

  it("keeps the order after a restart of the shop, and the guest's token out of the address bar", async () => {
    const { page, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await fillDelivery(page, STORES.unitedStates.delivery)
    await pay(page, CARDS.accepted)
    const orderId = await confirmed(page)
    await page.waitForFunction(() => !location.search.includes("guestToken"))
    await shop.stop()
    shop = await runShop({ dataDir, environment: { PORT: new URL(page.url()).port } })
    await page.reload()
    expect(await page.locator("main").innerText()).toContain(orderId)
    await close()
  })

  it("keeps the cart and shows a hint when the card is refused, and accepts another card", async () => {
    const { page, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await fillDelivery(page, STORES.unitedStates.delivery)
    await pay(page, CARDS.refused)
    await page.getByText("Payment declined").waitFor()
    expect(await page.locator("main").innerText()).toContain("You haven’t been charged.")
    expect(await (await cardFields(page)).locator("input[name=number]").inputValue()).toBe("")
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await close()
  })

  it("leaves no card number anywhere: not in the page, the browser's storage, or the data folder", async () => {
    const { page, context, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await fillDelivery(page, STORES.unitedStates.delivery)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    const browserStorage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
    )
    expect(browserStorage).not.toContain(CARDS.accepted)
    expect(JSON.stringify(await context.cookies())).not.toContain(CARDS.accepted)
    expect(filesHolding(dataDir, CARDS.accepted)).toEqual([])
    await close()
  })

  it("asks for a size beside the sizes when none was selected", async () => {
    const { page, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await hydrated(page)
    await page.locator("main form button[type=submit]").first().click()
    await page.getByText("Select a size").waitFor()
    expect(await page.locator("dialog[open]").count()).toBe(0)
    await close()
  })
})

function filesHolding(path: string, text: string): readonly string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
}
