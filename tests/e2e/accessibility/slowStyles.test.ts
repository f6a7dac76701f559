import { describe, expect, it } from "vitest"
import { findItem } from "../support/findItem.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { hydrated, STORES } from "../support/customer.ts"

const { id: STORE } = STORES.unitedStates
/** Delay of each style sheet in milliseconds. */
const SLOW = 700

const { shop, browser } = await openSharedFront()

/**
 * Records each control that a frame shows with the browser's default style, and each that fades from one colour to
 * another without a pointer on it: from the browser's own colour to the shop's, when the styles arrive.
 */
const WATCH = `(() => {
  const flashes = new Set()
  window.flashesSeen = flashes
  window.framesSeen = 0
  const textOf = (control) => control.getAttribute("aria-label") ?? control.textContent ?? ""
  const nameOf = (control) => control.tagName + " " + textOf(control).trim().slice(0, 30)
  addEventListener("transitionrun", ({ target, propertyName }) => {
    if (/color|background/.test(propertyName) && !target.matches(":hover"))
      flashes.add(nameOf(target) + " fades its " + propertyName)
  }, true)
  const look = () => {
    window.framesSeen += 1
    for (const control of document.querySelectorAll("button, select, input"))
      if (control.getClientRects().length > 0 && /inset|outset/.test(getComputedStyle(control).borderTopStyle))
        flashes.add(nameOf(control) + " has no style")
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // A script that measures while the styles are under way gives each control the browser's own colors to fade from.
  setInterval(() => document.querySelectorAll("button, a").forEach((control) => getComputedStyle(control).color), 50)
})()`

describe("A page whose styles are slow", () => {
  it.each(["light", "dark"] as const)(
    "shows no control in the browser's default colours, and fades none in (%s)",
    async (colorScheme) => {
      const { page, close } = await visitor(browser, { colorScheme, reducedMotion: "no-preference" })
      await page.addInitScript(WATCH)
      await page.route(/\.css$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW))
        await route.continue()
      })
      const seen = () => page.evaluate("[[...window.flashesSeen], window.framesSeen > 10]")
      const { path } = await findItem(shop.address, STORE)
      for (const address of [`/${STORE}/`, path, `/${STORE}/gift-cards`, `/${STORE}/login`]) {
        await page.goto(shop.address + address)
        await hydrated(page)
        await page.waitForTimeout(500)
        expect([address, await seen()]).toEqual([address, [[], true]])
      }
      // Components that load after a press have their own styles.
      await page.goto(shop.address + path)
      await hydrated(page)
      await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
      await page.locator("main form button[type=submit]").first().click()
      await page.locator("dialog[open] a[href$='/checkout']").click()
      await page.locator("main input[name=email]").waitFor()
      await page.waitForTimeout(500)
      expect(await seen()).toEqual([[], true])
      await close()
    },
  )
})
