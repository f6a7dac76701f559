import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { createUnpaidOrder } from "../support/createUnpaidOrder.ts"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import { cardFields, CARDS, confirmed, pay, STORES, completeUntilPayment } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

const { unitedStates } = STORES
const APPLE_PAY = "input[name=method][value='method:9']"
const { shop, browser } = await openSharedFront()

/**
 * Apple Pay as Safari has it. `window.wallet` is the customer's reaction: `confirm`, `cancel`, or `expired`, a
 * confirmation after its time limit.
 */
const STUB = `window.wallet = { does: "confirm", seen: [] }
window.ApplePaySession = class {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments() { return true }
  constructor(version, request) {
    if (!navigator.userActivation.isActive)
      throw new Error("Must create a new ApplePaySession from a user gesture handler.")
    window.wallet.seen.push(request.total.label + " " + request.total.amount)
  }
  begin() {
    if (window.wallet.does === "cancel") setTimeout(() => this.oncancel({}), 50)
    else {
      const validationURL = "https://apple-pay-gateway.apple.com/paymentservices/paymentSession"
      setTimeout(() => this.onvalidatemerchant({ validationURL }), 10)
    }
  }
  abort() { window.wallet.seen.push("abort") }
  completeMerchantValidation(session) {
    window.wallet.seen.push(session.signature)
    const transactionIdentifier = window.wallet.does === "expired" ? "expired" : "t-1"
    const token = { transactionIdentifier, paymentMethod: { displayName: "Visa 4242" } }
    setTimeout(() => this.onpaymentauthorized({ payment: { token } }), 10)
  }
  completePayment({ status }) { window.wallet.seen.push("status " + status) }
}`

/** A customer with Apple Pay before the payment methods, and the flow of each submission. */
async function onDevice(store = unitedStates) {
  const visit = await firstTimeVisitor(browser, { viewport: { width: 390, height: 844 } })
  await visit.context.addInitScript(STUB)
  const flows: (string | undefined)[] = []
  visit.page.on("request", (request) => {
    if (request.url().includes("/asynccheckout")) flows.push(request.headers()["flow-profile"])
  })
  await completeUntilPayment(visit.page, shop.address, store)
  await visit.page.locator(APPLE_PAY).waitFor({ state: "attached" })
  return { ...visit, flows }
}
/** The button of a new order ends with the method, which is isolated in a sentence from right to left. */
const ORDER_BUTTON = /Apple Pay\u2069?$/
/** The button of an unpaid order, by language. */
const PAY_NOW_BUTTONS: Readonly<Record<string, RegExp>> = { en: /^Pay .+ now$/, ar: /^ادفع .+ الآن$/ }
const confirmWith = async (page: Page, does: string, button = ORDER_BUTTON) => {
  await page.evaluate(`window.wallet.does = "${does}"`)
  await page.locator(APPLE_PAY).check({ force: true })
  await page.getByRole("button", { name: button }).click()
}
const seen = (page: Page) => page.evaluate<readonly string[]>("window.wallet.seen")

describe("Apple Pay", () => {
  it("is not offered where the browser does not have it", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, unitedStates)
    expect(await page.locator(APPLE_PAY).count()).toBe(0)
    await close()
  })

  it("opens in the press, validates the merchant, and pays once; only its submission has its flow", async () => {
    const { page, flows, complaints, close } = await onDevice()
    expect(await violationsInThemes(page)).toEqual([])
    await confirmWith(page, "confirm")
    await confirmed(page)
    expect(flows).toEqual(["apple-pay"])
    expect(await seen(page)).toEqual([expect.stringMatching(/^Selvedge \d+\.\d{2}$/), "simulated", "status 0"])
    expect(complaints).toEqual([])
    await close()
  })

  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia], 1)) {
    it(`pays an unpaid order, on its own device and by its token on another, in ${store.language}`, async () => {
      const { page, flows, complaints, close } = await onDevice(store)
      const { orderId, guestToken } = await createUnpaidOrder(page)
      await (await cardFields(page)).locator("input[name=number]").waitFor()
      await page.locator(APPLE_PAY).waitFor({ state: "attached" })
      await confirmWith(page, "cancel", PAY_NOW_BUTTONS[store.language])
      await page.getByRole("alert").filter({ hasText: "Apple Pay" }).waitFor()
      expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
      expect(flows).toEqual([undefined])
      const other = await firstTimeVisitor(browser)
      await other.context.addInitScript(STUB)
      const repayRequest = other.page.waitForRequest(/\/asyncrepay-guest/)
      await other.page.goto(`${shop.address}/${store.id}/repayment?orderId=${orderId}&guestToken=${guestToken}`)
      await other.page.locator(APPLE_PAY).waitFor({ state: "attached" })
      await confirmWith(other.page, "confirm", PAY_NOW_BUTTONS[store.language])
      expect(await confirmed(other.page)).toBe(orderId)
      expect((await repayRequest).headers()["flow-profile"]).toBe("apple-pay")
      // This device's session asks for the order first and is not authorised; the test may end before the browser logs
      // that.
      const unknownToSession = /404 .*\/order\/\d+\/new-confirmation\?/
      expect([
        new URL(other.page.url()).searchParams.get("repay"),
        (await seen(other.page)).at(-1),
        other.complaints.filter((line) => !unknownToSession.test(line)),
      ]).toEqual(["1", "status 0", []])
      await other.close()
      await page.reload()
      expect(await confirmed(page)).toBe(orderId)
      expect([flows, complaints]).toEqual([[undefined], []])
      await close()
    })
  }

  it("F101 cancelled, or confirmed too late, leaves the cart unchanged, and another method pays", async () => {
    const { page, flows, close } = await onDevice()
    await confirmWith(page, "cancel")
    await page.getByText("You closed Apple Pay.").waitFor()
    expect(flows).toEqual([])
    expect(await violationsInThemes(page)).toEqual([])
    await confirmWith(page, "expired")
    await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor()
    expect([flows, (await seen(page)).at(-1)]).toEqual([["apple-pay"], "status 1"])
    expect(await page.locator("main").innerText()).not.toMatch(/\?\?\?|object/)
    await page.locator("input[name=method][value='method:1']").check({ force: true })
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect(flows).toEqual(["apple-pay", undefined])
    await close()
  })
})
