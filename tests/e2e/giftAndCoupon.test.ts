import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import {
  addToCart,
  hydrated,
  CARDS,
  confirmed,
  fillCart,
  findProduct,
  fillDelivery,
  pay,
  STORES,
} from "./support/customer.ts"

const STORE = STORES.unitedStates

const { shop, browser } = await openSharedFront()

/** A customer on the cart page with one item. */
async function withItem(page: Page, store = STORE) {
  await fillCart(page, shop.address, store)
  await page.goto(`${shop.address}/${store.id}/cart`)
  await hydrated(page)
}

/** Presses a button by the keyboard alone. */
async function pressByKey(page: Page, name: RegExp) {
  await page.locator("main").getByRole("button", { name }).first().focus()
  await page.keyboard.press("Enter")
}

describe("A cart as a gift", () => {
  it("is wrapped by the keyboard, undone and restored, reduced by a coupon, and shown on the order", async () => {
    const { page, complaints, close } = await visitor(browser)
    await withItem(page)
    const main = page.locator("main")
    await pressByKey(page, /^Gift wrap/)
    await page.locator("textarea[name=message]").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("isWrapped")
    await page.keyboard.press("Tab")
    await page.keyboard.type("We drop by")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await main.getByText("You can’t use “drop” here").waitFor()
    await page.locator("textarea[name=message]").fill("For you")
    await pressByKey(page, /^Save$/)
    await main.locator("q", { hasText: "For you" }).waitFor()
    await main.getByText("Gift wrap", { exact: true }).and(page.locator("dt")).waitFor()

    await main
      .getByRole("button", { name: /^Remove / })
      .last()
      .click()
    await main.getByText("Your cart is empty").waitFor()
    await main.getByRole("button", { name: "Undo" }).click()
    await main.locator("q", { hasText: "For you" }).waitFor()

    await main.getByRole("button", { name: /^Save for later/ }).click()
    await main.getByText(/ saved to “.+”$/).waitFor()
    await main.getByRole("button", { name: "Move back to cart" }).click()
    await main.locator("q", { hasText: "For you" }).waitFor()

    await main.getByText("Have a promo code?").click()
    await main.getByRole("button", { name: "Have a coupon?" }).click()
    for (const [code, end] of [
      ["C-0000", main.getByText("The coupon “C-0000” isn’t valid")],
      ["c-5521", main.locator("li bdi", { hasText: "SPRING10" })],
    ] as const) {
      await page.locator("input[name=couponCode]").fill(code)
      await page.locator("form:has(input[name=couponCode]) button[type=submit]").click()
      await end.waitFor()
    }

    await main.getByRole("link", { name: "Check out" }).click()
    await page.locator("aside q", { hasText: "For you" }).waitFor()
    await fillDelivery(page, STORE.delivery)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await main.locator("q", { hasText: "For you" }).waitFor()
    expect(await main.innerText()).toContain("Gift wrapped")
    // The shop refuses the coupon, which the browser logs.
    expect(complaints.filter((line) => !line.includes("422"))).toEqual([])
    await close()
  })

  it("is wrapped, has a gift note and a coupon without scripts", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await findProduct(page, shop.address, STORE)
    await addToCart(page)
    await page.waitForURL(/\/cart$/)
    const submit = async (form: string, fields: Readonly<Record<string, string>>) => {
      const part = page.locator(`details:has(form[action$='cart/${form}'])`).first()
      await part.locator("summary").click()
      for (const [name, value] of Object.entries(fields)) await part.locator(`[name=${name}]`).first().fill(value)
      await part.locator("button[type=submit]").first().click()
      await page.waitForURL(/\/cart$/)
    }
    await submit("gift", { message: "For you" })
    await submit("card", { senderName: "Ana", receiverName: "Luis" })
    // A coupon of its own: the order of another journey uses the other.
    await submit("coupon", { couponCode: "C-5522" })
    const pageText = await page.locator("main").innerText()
    for (const words of ["Gift wrapped", "For you", "Gift note for Luis", "SPRING10"]) expect(pageText).toContain(words)
    await close()
  })

  it("fits a phone in Arabic, with the gift form open", async () => {
    const { page, complaints, close } = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await withItem(page, STORES.saudiArabia)
    await page
      .locator("main")
      .getByRole("button", { name: /^تغليف الهدايا/ })
      .first()
      .click()
    await page.locator("textarea[name=message]").fill("كل عام وأنت بخير")
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.locator("form:has(textarea[name=message]) button[type=submit]").click()
    await page.locator("main q", { hasText: "كل عام وأنت بخير" }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
