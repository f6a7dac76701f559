import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { confirmed, fillCart, pay, STORES, completeUntilPayment } from "../support/customer.ts"

const { id: STORE } = STORES.unitedStates
/** Cards of the simulated bank: one redirects to the bank's page, one leaves the order unpaid, one stays undecided. */
const CARDS = { redirected: "4000002500003155", unpaid: "4000000000009235", staysPending: "4000000000000077" } as const

const { shop, browser } = await openSharedFront()

const notice = (page: Page) => page.getByText("is awaiting payment")
/** Goes to the bank, or to the repayment page, and returns to the shop without paying. */
async function leaveAtBank(page: Page, card: string): Promise<void> {
  await completeUntilPayment(page, shop.address, STORES.unitedStates)
  await pay(page, card)
  if (card === CARDS.redirected) await page.waitForURL(/\/sandbox\/bank\//)
  else if (card === CARDS.unpaid) await page.waitForURL(/\/repayment/)
  else await page.waitForFunction(() => localStorage.getItem("selvedge.cart.v1") === null)
  await page.goto(`${shop.address}/${STORE}/cart`)
}

describe("An unpaid order", () => {
  it.each(Object.entries(CARDS))(
    "F197 is shown in the cart and at the checkout of a returning customer, and cancelled from there (%s)",
    async (_name, card) => {
      const { page, close } = await visitor(browser)
      await leaveAtBank(page, card)
      await notice(page).waitFor()
      await page.locator("header").getByRole("link", { name: /^Cart/ }).click()
      await fillCart(page, shop.address, STORES.unitedStates)
      await page.goto(`${shop.address}/${STORE}/checkout`)
      await notice(page).waitFor()
      await page.getByRole("button", { name: "Cancel order" }).click()
      await page.getByRole("button", { name: "Yes, cancel" }).click()
      await page.getByRole("status").getByText("Order canceled", { exact: true }).waitFor()
      await page.goto(`${shop.address}/${STORE}/cart`)
      await page.locator("button[name=quantity]").first().waitFor()
      await page.waitForLoadState("networkidle")
      expect(await notice(page).count()).toBe(0)
      await close()
    },
  )

  it("F197 links back to the pending bank, and disappears from the cart once it is paid there", async () => {
    const { page, close } = await visitor(browser)
    await leaveAtBank(page, CARDS.redirected)
    await page.getByRole("link", { name: "Continue to payment" }).click()
    await page.waitForURL(/orderId=\d+/)
    await page
      .locator("main a, main button")
      .filter({ hasText: /^Continue to/ })
      .click()
    await page.waitForURL(/\/sandbox\/bank\//)
    await page.locator("button[value=approve]").click()
    await confirmed(page)
    await page.goto(`${shop.address}/${STORE}/cart`)
    await page.waitForLoadState("networkidle")
    expect([
      await notice(page).count(),
      await page.evaluate(() => localStorage.getItem("selvedge.waitingOrders.v1")),
    ]).toEqual([0, null])
    await close()
  })
})
