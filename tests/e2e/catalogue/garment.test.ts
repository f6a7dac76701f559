import type { Locator, Page } from "playwright-core"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import { hydrated, openProduct, STORES } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

/** The last look of the last editorial of a store, found as a customer does. */
async function findLook(page: Page, store: StoreVisit): Promise<void> {
  await page.goto(`${shop.address}/${store.id}/`)
  await page.locator("header nav summary").last().click()
  await page.locator("header nav details[open] ul ul a").last().click()
  await page.waitForURL(/-n\d+$/)
  while ((await page.locator("main article a[href*='-l6000000']").count()) === 0) {
    // The address changes before the list does: a full page load, not a client-side navigation.
    const next = await page.locator("main nav a[rel=next]").getAttribute("href")
    await page.goto(new URL(next ?? "", page.url()).href)
  }
  await page.locator("main article p a[href*='-l6000000']").click()
  await page.waitForURL(/-l6000000\d/)
  await page.locator("input[name=bundleId]").waitFor({ state: "attached" })
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (
      await page
        .locator(selector)
        .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    )
      return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never came to ${selector}`)
}

/** Number of colours in the upper corners of an element, where a browser draws its icon of a broken image. */
async function colorsInCorners(place: Locator): Promise<number> {
  const [EDGE, CORNER] = [2, 20]
  const shown = sharp(await place.screenshot()).removeAlpha()
  const { width } = await shown.metadata()
  const corners = await Promise.all(
    [EDGE, width - EDGE - CORNER].map((left) =>
      shown.clone().extract({ left, top: EDGE, width: CORNER, height: CORNER }).raw().toBuffer(),
    ),
  )
  return new Set(
    corners.flatMap((pixels) =>
      Array.from({ length: pixels.length / 3 }, (_, index) =>
        pixels.subarray(index * 3, index * 3 + 3).toString("hex"),
      ),
    ),
  ).size
}

for (const [country, store] of [
  ["Spain", STORES.spain],
  ["Saudi Arabia", STORES.saudiArabia],
] as const) {
  describe(`In ${country}`, () => {
    it("a look is bought with the keyboard only: every item gets its size, and all are added together", async () => {
      const { page, complaints, close } = await visitor(browser)
      await findLook(page, store)
      await hydrated(page)
      const names = await page
        .locator("input[name^='sku.']")
        .evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getAttribute("name") ?? ""))])
      expect(names.length).toBeGreaterThanOrEqual(2)
      await tabTo(page, "main form button[type=submit]")
      await page.keyboard.press("Enter")
      // The focus moves to the first item without a size.
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toMatch(/^sku\./)
      expect(await page.locator("dialog[open]").count()).toBe(0)
      for (const name of names) {
        if ((await page.locator(`input[name="${name}"]:checked`).count()) > 0) continue
        await page.locator(`input[name="${name}"]:not(:disabled)`).first().focus()
        await page.keyboard.press("Space")
      }
      await tabTo(page, "main form button[type=submit]")
      await page.keyboard.press("Enter")
      const drawer = page.locator("dialog[open]")
      await drawer.locator("li").first().waitFor()
      expect(await drawer.locator("li li").count()).toBe(names.length)
      expect(await drawer.innerText()).toMatch(store.money)
      await page.goto(`${shop.address}/${store.id}/cart`)
      expect(await page.locator("main li li").count()).toBe(names.length)
      expect(complaints).toEqual([])
      await close()
    })
  })
}

for (const store of storesOfToday([STORES.spain, STORES.saudiArabia], 1)) {
  describe(`In ${store.language}`, () => {
    it("an image is zoomed by keys, and a size guide finds a size; both are accessible in light and dark", async () => {
      const { page, complaints, close } = await visitor(browser)
      await openProduct(page, shop.address, store)
      const second = page.locator("main section a[aria-label]").nth(1)
      await second.focus()
      await page.keyboard.press("Enter")
      const dialog = page.locator("dialog[open]")
      await dialog.waitFor()
      await page.keyboard.press("+")
      await dialog.locator("[data-large]").waitFor()
      expect(await violationsInThemes(page)).toEqual([])
      await page.keyboard.press("0")
      await page.keyboard.press(store.direction === "rtl" ? "ArrowRight" : "ArrowLeft")
      await dialog.locator("header", { hasText: "1 /" }).waitFor()
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)

      await page.locator("main button[aria-haspopup=dialog]").last().focus()
      await page.keyboard.press("Enter")
      await page.locator("dialog[open] table").waitFor()
      await page.locator("dialog[open] input[name=length]").fill("90")
      await page.locator("dialog[open] section [role=status]", { hasText: /M|S|L/ }).waitFor()
      expect(await violationsInThemes(page)).toEqual([])
      await page.locator("dialog[open] input[name=unit]").last().check({ force: true })
      await page.keyboard.press("Escape")
      await page.reload()
      await hydrated(page)
      await page.locator("main button[aria-haspopup=dialog]").last().click()
      await page.locator("dialog[open] table").waitFor()
      expect(await page.locator("dialog[open] input[name=unit]").last().isChecked()).toBe(true)
      expect(complaints).toEqual([])
      await close()
    })

    it("a broken image keeps its space and its text, without the browser's icon, in light and dark", async () => {
      const { page, close } = await visitor(browser)
      await page.route(/\/media\//, (route) => route.abort())
      await openProduct(page, shop.address, store)
      const picture = page.locator("main article picture img").first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
        expect([
          await colorsInCorners(page.locator("main article picture").first()),
          await picture.evaluate((image) => getComputedStyle(image, "::after").content),
        ]).toEqual([1, JSON.stringify(await picture.getAttribute("alt"))])
      }
      await close()
    })
  })
}
