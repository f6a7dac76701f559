import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import {
  addToCart,
  hydrated,
  CARDS,
  confirmed,
  fillCart,
  logIn,
  openProduct,
  pay,
  STORES,
  completeUntilPayment,
} from "../support/customer.ts"

const { id: STORE } = STORES.unitedStates
/**
 * Longest delay that a customer perceives as immediate, in milliseconds. The test machine may be slow: the fastest of
 * several changes counts.
 */
const AT_ONCE_MILLIS = 1_000

const { shop, browser } = await openSharedFront()

const units = (page: Page, count: number) =>
  page
    .locator("header")
    .getByRole("link", { name: count === 0 ? /^Cart(, 0 items)?$/ : new RegExp(`^Cart, ${count} items?$`) })

const lines = (page: Page) => page.locator("main button[name=quantity]").first()
const fewer = (within: Locator) => within.locator("button[name=quantity]").first()
const more = (within: Locator) => within.locator("button[name=quantity]").nth(1)

/** A second tab of the same browser at an address of the shop. */
async function tab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(`${shop.address}${path}`)
  await hydrated(other)
  return other
}

describe("The changes of one tab are shown in the other tabs of the browser", () => {
  it("F196 a cart that is filled, changed and emptied", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const [home, cart] = [await tab(page, `/${STORE}/`), await tab(page, `/${STORE}/cart`)]
    await addToCart(page)
    await page.locator("dialog[open] li").first().waitFor()
    await units(home, 1).waitFor()
    await lines(cart).waitFor()
    const times: number[] = []
    for (const [count, change] of [
      [2, more],
      [1, fewer],
    ] as const) {
      const answered = page.waitForResponse(
        (response) => response.url().includes("/cart") && response.request().method() !== "GET",
      )
      await change(page.locator("dialog[open]")).click()
      await answered
      const startedAt = performance.now()
      await Promise.all([units(home, count).waitFor(), units(cart, count).waitFor()])
      times.push(performance.now() - startedAt)
    }
    expect(Math.min(...times)).toBeLessThan(AT_ONCE_MILLIS)
    await fewer(page.locator("dialog[open]")).click()
    await lines(cart).waitFor({ state: "detached" })
    await units(home, 0).waitFor()
    await close()
  })

  it("F196 a cart that is ordered, in a tab at the checkout, and in one that shows the cart", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    const [cart, checkout] = [await tab(page, `/${STORE}/cart`), await tab(page, `/${STORE}/checkout`)]
    await checkout.locator("main input[name=email]").waitFor()
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await lines(cart).waitFor({ state: "detached" })
    await checkout.locator("main input[name=email]").waitFor({ state: "detached" })
    await expect.poll(() => checkout.locator("main").innerText()).toContain("cart is empty")
    await close()
  })

  it("F196 a quantity that is changed while another tab is at the payment step", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    const cart = await tab(page, `/${STORE}/cart`)
    await more(cart.locator("main")).click()
    await page.getByText("Your cart was changed in another tab").waitFor()
    await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
    expect(await page.locator("main").innerText()).not.toContain("Pay with")
    await close()
  })

  it("F196 a customer who signs out, and in again", async () => {
    const { page, close } = await visitor(browser)
    const logon = await logIn(page, shop.address, STORES.unitedStates)
    await fillCart(page, shop.address, STORES.unitedStates)
    const [home, account] = [await tab(page, `/${STORE}/`), await tab(page, `/${STORE}/account`)]
    const signedOut = await tab(page, `/${STORE}/account`)
    await signedOut.getByRole("button", { name: "Sign out" }).first().click()
    await home.locator("header").getByRole("link", { name: "Sign in" }).waitFor()
    await account.waitForURL(/login/)
    await units(home, 0).waitFor()
    await logIn(page, shop.address, STORES.unitedStates, logon)
    await home
      .locator("header")
      .getByRole("link", { name: /account/i })
      .waitFor()
    await expect.poll(() => account.getByRole("button", { name: "Sign out" }).count()).toBeGreaterThan(0)
    await close()
  })

  it("F196 a product that is saved in a list, and removed from it", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const other = await tab(page, new URL(page.url()).pathname)
    const lists = await tab(page, `/${STORE}/wishlist`)
    const heart = (of: Page) => of.locator("main button[aria-pressed]").first()
    await heart(page).click()
    await expect.poll(() => heart(other).getAttribute("aria-pressed")).toBe("true")
    await expect.poll(() => lists.locator("main nav").innerText()).toContain("1 item")
    await heart(page).click()
    await expect.poll(() => heart(other).getAttribute("aria-pressed")).toBe("false")
    await expect.poll(() => lists.locator("main nav").innerText()).toContain("0 items")
    await close()
  })

  it("F27 F196 but not a mark of another version, or junk", async () => {
    const { page, complaints, close } = await visitor(browser)
    await fillCart(page, shop.address, STORES.unitedStates)
    await page.goto(`${shop.address}/${STORE}/cart`)
    await hydrated(page)
    const other = await tab(page, `/${STORE}/`)
    const asked: string[] = []
    page.on("request", (request) => void asked.push(request.url()))
    await other.evaluate((store) => {
      for (const junk of ["", '{"v":2}', "<b>", "x".repeat(100_000), "\u0000", "null"])
        for (const change of ["cart", "session", "wishlists"])
          localStorage.setItem(`selvedge.tabs.${change}.${store}.v1`, junk)
      localStorage.setItem(`selvedge.tabs.other.${store}.v1`, "abcdefgh")
      localStorage.setItem(`selvedge.tabs.cart.10000034.v1`, "abcdefgh")
    }, STORE)
    await page.waitForTimeout(500)
    expect(asked.filter((url) => url.includes("/cart"))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
