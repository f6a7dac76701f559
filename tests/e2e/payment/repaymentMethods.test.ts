import type { Browser, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { createUnpaidOrder, UNPAID } from "../support/createUnpaidOrder.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import { cardFields, CARDS, confirmed, pay, STORES, completeUntilPayment } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

const BY_BANK = "4000002500003155"
const PHONE = { viewport: { width: 390, height: 844 } }
const IDEAL = "4"
const KLARNA = "5"
const ALIPAY = "6"

const { shop, browser } = await openSharedFront()

const broken = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]
const repays = (page: Page) => new URL(page.url()).searchParams.get("repay")
/** Selects a payment method with the keyboard alone. */
async function choose(page: Page, methodId: string): Promise<void> {
  const wanted = page.locator(`input[name=method][value='method:${methodId}']`)
  await wanted.waitFor()
  await page.locator("input[name=method]:checked").focus()
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press("ArrowDown")
}
const submit = (page: Page) => page.locator("main form").last().locator("button[type=submit]").press("Enter")

/** A guest's unpaid order, on its page; returns the token that opens it elsewhere. */
async function unpaid(page: Page, store: StoreVisit): Promise<string> {
  await completeUntilPayment(page, shop.address, store)
  const { guestToken } = await createUnpaidOrder(page)
  await page.locator("input[name=method]").first().waitFor()
  return guestToken
}

/** Approves the code that a page shows, on a phone without the customer's session. */
async function approveOnTelephone(from: Browser, page: Page): Promise<void> {
  const code = (await page.locator("section[aria-labelledby=scan-title] a").getAttribute("href")) ?? ""
  const telephone = await visitor(from, PHONE)
  await telephone.page.goto(code)
  await telephone.page.locator("button[value=approve]").click()
  await telephone.page.waitForURL(/\/payment\?/)
  await telephone.close()
}

describe("An unpaid order is paid", () => {
  it("by a bank of the list, which redirects back to its confirmation", async () => {
    const { page, complaints, close } = await visitor(browser, PHONE)
    await unpaid(page, STORES.spain)
    await choose(page, IDEAL)
    await page.locator("select[name=bank]").waitFor()
    expect(await broken(page)).toEqual([])
    await page.reload()
    await choose(page, IDEAL)
    await page.locator("select[name=bank]").selectOption("dike")
    await submit(page)
    await page.waitForURL(/\/sandbox\/bank\//)
    await page.locator("button[value=approve]").click()
    await confirmed(page)
    expect([repays(page), complaints]).toEqual(["1", []])
    await close()
  })

  it("by a code that is restored after a reload, and continues by itself once a phone has paid it", async () => {
    const { page, complaints, close } = await visitor(browser)
    await unpaid(page, STORES.unitedStates)
    await choose(page, ALIPAY)
    await submit(page)
    await page.locator("svg[role=img]").waitFor()
    await page.reload()
    await page.locator("svg[role=img]").waitFor()
    await page.getByRole("timer").waitFor()
    expect(await page.locator("input[name=method]").count()).toBe(0)
    expect(await broken(page)).toEqual([])
    await page.reload()
    await page.locator("svg[role=img]").waitFor()
    await approveOnTelephone(browser, page)
    await confirmed(page)
    expect([repays(page), complaints]).toEqual(["1", []])
    await close()
  })

  it("with a gift card that every device with the order's link shows, and a provider's method", async () => {
    const { page, complaints, close } = await visitor(browser)
    const guestToken = await unpaid(page, STORES.unitedStates)
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
    await page.locator("details > summary", { hasText: "gift card" }).press("Enter")
    await page.locator("input[name=giftNumber]").fill("9280 1111 2222 3339")
    await page.locator("input[name=giftCode]").fill("111")
    await page.locator("input[name=giftCode]").press("Enter")
    await page.locator("dl dt", { hasText: "3339" }).waitFor()
    const other = await visitor(browser, PHONE)
    await other.page.goto(
      `${shop.address}/${STORES.unitedStates.id}/repayment?orderId=${orderId}&guestToken=${guestToken}`,
    )
    await other.page.locator("dl dt", { hasText: "3339" }).waitFor()
    await choose(other.page, KLARNA)
    await other.page.locator("input[name=category][value=pay_over_time]").waitFor()
    expect(await broken(other.page)).toEqual([])
    expect(await other.page.locator("main").innerText()).toContain("to complete your payment.")
    await other.page.locator("input[name=category][value=pay_over_time]").check()
    await submit(other.page)
    await other.page.waitForURL(/\/sandbox\/bank\//)
    await other.page.locator("button[value=approve]").click()
    // The bank redirects back without the token: this tab still has it, and no address contains it.
    expect(await confirmed(other.page)).toBe(orderId)
    expect(other.page.url()).not.toContain(guestToken)
    await page.reload()
    expect(await confirmed(page)).toBe(orderId)
    // The page that the bank redirects to is not authorised for the order until the tab has passed its token; it may
    // redirect before the browser has logged that.
    expect([complaints, other.complaints.filter((complaint) => !complaint.includes("404"))]).toEqual([[], []])
    await Promise.all([close(), other.close()])
  })

  it("by a code on another device that has only the order's token", async () => {
    const { page, close } = await visitor(browser)
    const guestToken = await unpaid(page, STORES.saudiArabia)
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
    await close()
    const other = await visitor(browser, PHONE)
    await other.page.goto(
      `${shop.address}/${STORES.saudiArabia.id}/repayment?orderId=${orderId}&guestToken=${guestToken}`,
    )
    await other.page.waitForFunction(() => !location.search.includes("guestToken"))
    await choose(other.page, ALIPAY)
    expect(await violationsInThemes(other.page)).toEqual([])
    await submit(other.page)
    await other.page.locator("svg[role=img]").waitFor()
    await other.page.getByRole("timer").waitFor()
    expect(await violationsInThemes(other.page)).toEqual([])
    await approveOnTelephone(browser, other.page)
    expect(await confirmed(other.page)).toBe(orderId)
    expect([repays(other.page), other.complaints]).toEqual(["1", []])
    await other.close()
  })
})

describe("An unpaid order after a refused card", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia], 1)) {
    it(`is paid on a page of its own, after a refusal and a reload, in ${store.language}`, async () => {
      const { page, close } = await visitor(browser, { viewport: { width: 390, height: 844 } })
      await completeUntilPayment(page, shop.address, store)
      await pay(page, UNPAID)
      await page.waitForURL(/\/repayment\?/)
      await (await cardFields(page)).locator("input[name=number]").waitFor()
      expect(await page.locator("main").innerText()).toMatch(store.money)
      expect(await broken(page)).toEqual([])
      await pay(page, CARDS.refused)
      await page.locator("[role=alert] details").waitFor()
      await page.reload()
      await pay(page, CARDS.accepted)
      const orderId = await confirmed(page)
      expect(new URL(page.url()).searchParams.get("repay")).toBe("1")
      await page.goto(`${shop.address}/${store.id}/repayment?orderId=${orderId}`)
      await page.waitForURL(/\/confirmation\?/)
      await close()
    })
  }

  it("shows at its confirmation that it was repaid, also after a redirect to the bank and back", async () => {
    const { page, complaints, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, UNPAID)
    await page.waitForURL(/\/repayment\?/)
    await pay(page, BY_BANK)
    await page.waitForURL(/\/sandbox\/bank\//)
    await page.locator("button[value=approve]").click()
    await confirmed(page)
    expect([new URL(page.url()).searchParams.get("repay"), complaints]).toEqual(["1", []])
    await close()
  })

  it("is paid by a guest on another device by its token, which leaves the address bar", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.spain)
    const { orderId, guestToken } = await createUnpaidOrder(page)
    await close()
    const other = await visitor(browser)
    await other.page.goto(`${shop.address}/${STORES.spain.id}/repayment?orderId=${orderId}&guestToken=${guestToken}`)
    await other.page.waitForFunction(() => !location.search.includes("guestToken"))
    await pay(other.page, CARDS.accepted)
    expect(await confirmed(other.page)).toBe(orderId)
    await other.close()
  })
})
