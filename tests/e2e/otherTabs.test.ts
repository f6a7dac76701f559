import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import { addToCart, alive, CARDS, confirmed, fillCart, logIn, openProduct, pay, STORES, upToPayment } from "./support/shopper.ts"

const { id: STORE } = STORES.unitedStates
/** What a shopper takes for at once. The machine that tests may be slow: the fastest of several changes counts. */
const AT_ONCE_MILLIS = 1_000

const { shop, browser } = await openFront()

const units = (page: Page, count: number) => page.locator("header").getByRole("link", { name: count === 0 ? /^Cart(, 0 pieces)?$/ : new RegExp(`^Cart, ${count} pieces?$`) })

/** A second tab of the same browser at an address of the shop. */
async function tab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(`${shop.address}${path}`)
  await alive(other)
  return other
}

describe("What one tab changes, the other tabs of the browser show", () => {
  it("F196 a cart that is added to, changed and emptied", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const [home, cart] = [await tab(page, `/${STORE}/`), await tab(page, `/${STORE}/cart`)]
    await addToCart(page)
    await page.locator("dialog[open]").waitFor()
    await units(home, 1).waitFor()
    await cart.locator("main").getByRole("link", { name: "Checkout" }).waitFor()
    const times: number[] = []
    for (const [press, count] of [["Increase", 2], ["Decrease", 1]] as const) {
      const answered = page.waitForResponse((response) => response.url().includes("/cart") && response.request().method() !== "GET")
      await page.locator("dialog[open]").getByRole("button", { name: new RegExp(press, "i") }).first().click()
      await answered
      const begun = performance.now()
      await Promise.all([units(home, count).waitFor(), units(cart, count).waitFor()])
      times.push(performance.now() - begun)
    }
    expect(Math.min(...times)).toBeLessThan(AT_ONCE_MILLIS)
    await page.locator("dialog[open]").getByRole("button", { name: /remove/i }).first().click()
    await cart.getByText("Your cart is empty").first().waitFor()
    await units(home, 0).waitFor()
    await close()
  })

  it("F196 a cart that is ordered, in a tab that stands at the checkout, and in one that shows the cart", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    const [cart, checkout] = [await tab(page, `/${STORE}/cart`), await tab(page, `/${STORE}/checkout`)]
    await checkout.locator("input[name=email]").waitFor()
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await cart.getByText("Your cart is empty").first().waitFor()
    await checkout.getByText("Your cart is empty").first().waitFor()
    expect(await checkout.locator("input[name=email]").count()).toBe(0)
    await close()
  })

  it("F196 a quantity that is changed while another tab stands before the payment: it says so, and asks how to deliver again", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    const cart = await tab(page, `/${STORE}/cart`)
    await cart.getByRole("button", { name: /increase/i }).first().click()
    await page.getByText("Your cart was changed in another tab").waitFor()
    await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
    await close()
  })

  it("F196 a shopper who signs out, and in again", async () => {
    const { page, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.unitedStates)
    await fillCart(page, shop.address, STORES.unitedStates)
    const [home, account] = [await tab(page, `/${STORE}/`), await tab(page, `/${STORE}/account`)]
    const signedOut = await tab(page, `/${STORE}/account`)
    await signedOut.getByRole("button", { name: "Sign out" }).first().click()
    await home.locator("header").getByRole("link", { name: "Sign in" }).waitFor()
    await account.waitForURL(/login/)
    await units(home, 0).waitFor()
    await logIn(page, shop.address, STORES.unitedStates)
    await home.locator("header").getByRole("link", { name: /account/i }).waitFor()
    await close()
  })

  it("F196 a product that is saved in a list, and taken out of it", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const other = await tab(page, new URL(page.url()).pathname)
    const lists = await tab(page, `/${STORE}/wishlist`)
    const heart = (of: Page) => of.locator("main button[aria-pressed]").first()
    await heart(page).click()
    await expect.poll(() => heart(other).getAttribute("aria-pressed")).toBe("true")
    await lists.locator("main nav").getByText("1 item").waitFor()
    await heart(page).click()
    await expect.poll(() => heart(other).getAttribute("aria-pressed")).toBe("false")
    await lists.locator("main nav").getByText("0 items").waitFor()
    await close()
  })

  it("F27 F196 a mark of another version, and junk, change nothing", async () => {
    const { page, complaints, close } = await visitor(browser)
    await fillCart(page, shop.address, STORES.unitedStates)
    await page.goto(`${shop.address}/${STORE}/cart`)
    await alive(page)
    const other = await tab(page, `/${STORE}/`)
    const asked: string[] = []
    page.on("request", (request) => void asked.push(request.url()))
    await other.evaluate((store) => {
      for (const junk of ["", "{\"v\":2}", "<b>", "x".repeat(100_000), "\u0000", "null"]) for (const change of ["cart", "session", "wishlists"]) localStorage.setItem(`selvedge.tabs.${change}.${store}.v1`, junk)
      localStorage.setItem(`selvedge.tabs.other.${store}.v1`, "abcdefgh")
      localStorage.setItem(`selvedge.tabs.cart.10000034.v1`, "abcdefgh")
    }, STORE)
    await page.waitForTimeout(500)
    expect(asked.filter((url) => url.includes("/cart"))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
