import type { Locator } from "playwright-core"
import { expect, it } from "vitest"
import { createUnpaidOrder } from "../support/createUnpaidOrder.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { CARDS, cardForm, confirmed, pay, STORES, completeUntilPayment } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

const { shop, browser } = await openSharedFront()
const PHONE = { viewport: { width: 390, height: 664 } }

/** Whether the whole of an element lies within the viewport, and whether it or an element inside it has the focus. */
const isInViewport = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { isSeen: top >= 0 && bottom <= innerHeight, hasFocus: element.closest(":focus") !== null }
  })

for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia])) {
  it(`The outcome of a payment is shown within the viewport of a phone, in ${store.language}`, async () => {
    const { page, complaints, close } = await visitor(browser, PHONE)
    await completeUntilPayment(page, shop.address, store)
    let release: () => void = () => undefined
    const isHeld = new Promise<void>((resolve) => void (release = resolve))
    await page.route("**/asynccheckout*", async (route) => {
      await isHeld
      await route.continue()
    })
    await pay(page, CARDS.refused)
    const progress = page.locator("main [role=status]").filter({ hasText: store.money })
    await progress.waitFor()
    expect(await isInViewport(progress)).toEqual({ isSeen: true, hasFocus: true })
    release()
    const error = page.locator("main [role=alert]").filter({ hasText: /\S/ }).first()
    await error.waitFor()
    expect(await isInViewport(error)).toEqual({ isSeen: true, hasFocus: true })
    await cardForm(page).waitFor()
    await page.unrouteAll()
    const { orderId } = await createUnpaidOrder(page)
    await page.waitForURL(/\/repayment\?/)
    await pay(page, CARDS.refused)
    await error.waitFor()
    expect(await isInViewport(error)).toEqual({ isSeen: true, hasFocus: true })
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toBe(orderId)
    expect(complaints.filter((complaint) => !complaint.includes("Failed to load"))).toEqual([])
    await close()
  })
}
