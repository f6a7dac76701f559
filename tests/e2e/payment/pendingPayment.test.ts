import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { pay, STORES, completeUntilPayment } from "../support/customer.ts"

/** A card whose payment stays `PENDING-NOOK` until its time limit. */
const PENDING = "4000000000000069"
/** Longer than the interval between two polls of a checkout. */
const LONGER_THAN_A_PAUSE = 5_000

const { shop, browser } = await openSharedFront()

describe("A payment that the bank leaves pending", () => {
  it("F89 is not polled while the page is hidden, nor after the checkout was left", async () => {
    const { page, close } = await visitor(browser)
    let asked = 0
    page.on("request", (request) => void (asked += request.url().includes("/payment-status") ? 1 : 0))
    const turn = (to: DocumentVisibilityState) =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state })
        document.dispatchEvent(new Event("visibilitychange"))
      }, to)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, PENDING)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await turn("hidden")
    // A request that started before the page was hidden completes.
    await page.waitForTimeout(500)
    const whenHidden = asked
    await page.waitForTimeout(LONGER_THAN_A_PAUSE)
    expect(asked).toBe(whenHidden)
    await turn("visible")
    await expect.poll(() => asked).toBeGreaterThan(whenHidden)
    await page.locator("header a[href^='/']").first().click()
    await page.waitForURL((url) => !url.pathname.endsWith("/checkout"))
    await page.waitForTimeout(500)
    const whenLeft = asked
    await page.waitForTimeout(LONGER_THAN_A_PAUSE)
    expect(asked).toBe(whenLeft)
    await close()
  })
})
