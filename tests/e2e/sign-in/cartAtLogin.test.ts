import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { endPage, receivedLogs } from "../support/receivedLogs.ts"
import { addToCart, hydrated, logIn, openProduct, STORES } from "../support/customer.ts"

const { id: STORE } = STORES.unitedStates
const HOME = `/${STORE}/`
const CART = `/itxrest/2/order/store/${STORE}/cart`

const { shop, browser } = await openSharedFront()

const drawer = (page: Page) => page.locator("dialog[open]")
/** The cart link in the header, which shows the number of items. */
const cartLink = (page: Page, words = /^Cart/) => page.locator("header").getByRole("link", { name: words })
const cartLabel = (count: number) => new RegExp(`^Cart, ${count} items?$`)

/** Calls the shop as the page does, in the session that the web server holds for it. */
const call = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([verb, address, json]) => {
      const response = await fetch(address, {
        method: verb,
        ...(json === undefined ? {} : { body: json, headers: { "content-type": "application/json" } }),
      })
      return response.status === 204 ? undefined : response.json()
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )

const lines = async (page: Page): Promise<readonly string[]> => {
  const cart = await call(page, "GET", CART)
  const items: unknown = typeof cart === "object" && cart !== null ? Reflect.get(cart, "items") : []
  return Array.isArray(items) ? items.map(({ quantity, sku }) => `${quantity} ${sku}`) : []
}

/** Runs in the page: reports every cookie that a script writes to the test. */
function reportCookieWrites(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")
  if (own === undefined) return
  Object.defineProperty(Document.prototype, "cookie", {
    ...own,
    set(this: Document, cookie: string) {
      void Reflect.get(window, "scriptWrote")(cookie)
      own.set?.call(this, cookie)
    },
  })
}

describe("The items of a customer", () => {
  it("F60 wait on the device while it is offline, and are in the cart once when it is online again", async () => {
    const { page, context, close } = await firstTimeVisitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const sku = await addToCart(page)
    await drawer(page).locator("li").first().waitFor()
    await page.keyboard.press("Escape")
    await context.setOffline(true)
    await page.locator("main form button[type=submit]").first().click()
    await page.getByText("Saved on this device").waitFor()
    const sent: string[] = []
    page.on("request", (request) => (request.method() === "POST" ? sent.push(new URL(request.url()).pathname) : 0))
    await context.setOffline(false)
    await page.waitForFunction(() => localStorage.getItem("selvedge.pendingCart.v1") === null)
    await cartLink(page, cartLabel(2)).waitFor()
    await page.reload()
    await hydrated(page)
    expect(await lines(page)).toEqual([`2 ${sku}`])
    expect(sent.filter((path) => path === CART)).toHaveLength(1)
    await close()
  })

  it("F73 cost the shop's total, and the collector receives a difference to its parts", async () => {
    const { page, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    await page.route(`**${CART}*`, async (route) => {
      const response = await route.fetch()
      const cart: { readonly totalOrder: number } = await response.json()
      await route.fulfill({ response, json: { ...cart, totalOrder: 123_456 } })
    })
    await addToCart(page)
    await drawer(page).getByText("$1,234.56").first().waitFor()
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("toldTotals")))
    await endPage(page)
    await expect.poll(() => receivedLogs(shop)).toMatch(/"cart\.totals".*"totalOrder"="\d+"/)
    await close()
  })

  it("F63 are restored when the browser has deleted all script storage: the cookie is the server's", async () => {
    const { page, context, close } = await firstTimeVisitor(browser)
    const written = new Set<string>()
    await context.exposeFunction("scriptWrote", (cookie: string) => void written.add(cookie.split("=")[0] ?? ""))
    await context.addInitScript(reportCookieWrites)
    await openProduct(page, shop.address, STORES.unitedStates)
    const sku = await addToCart(page)
    await drawer(page).locator("li").first().waitFor()
    expect(written).toContain("last_store")
    await page.evaluate(() => localStorage.clear())
    for (const name of written) await context.clearCookies({ name })
    await page.goto(`${shop.address}${HOME}cart`)
    await page.locator("main output", { hasText: "1" }).waitFor()
    expect(await lines(page)).toEqual([`1 ${sku}`])
    await close()
  })

  it("F56 are merged at login; leftover items are shown, stored, and restored or discarded", async () => {
    const guest = await visitor(browser)
    await openProduct(guest.page, shop.address, STORES.unitedStates)
    const sku = await addToCart(guest.page)
    await drawer(guest.page).locator("li").first().waitFor()
    const cart = JSON.stringify(await call(guest.page, "GET", CART))
    const available = Number(/"unitsAvailable":(\d+)/.exec(cart)?.[1])
    const most = Math.min(available, 99)
    await call(guest.page, "PUT", CART, { cartItems: [{ sku, quantity: most }] })

    const elsewhere = await visitor(browser)
    const logon = await logIn(elsewhere.page, shop.address, STORES.unitedStates)
    await hydrated(elsewhere.page)
    await call(elsewhere.page, "POST", CART, { cartItems: [{ sku, quantity: 1 }] })

    const { page } = guest
    await logIn(page, shop.address, STORES.unitedStates, logon)
    await hydrated(page)
    await drawer(page).getByRole("heading", { name: "Items that didn’t fit" }).waitFor()
    await drawer(page).getByText("We’ve merged your carts").waitFor()
    await cartLink(page, cartLabel(most)).waitFor()
    expect(await lines(page)).toEqual([`${most} ${sku}`])
    await drawer(page).getByRole("button", { name: "OK" }).click()
    await page.goto(`${shop.address}${HOME}cart`)
    await hydrated(page)
    await page.getByRole("heading", { name: "Items that didn’t fit" }).waitFor()
    expect(await page.getByText("We’ve merged your carts").count()).toBe(0)
    await page.getByRole("button", { name: /^Add .* to cart$/ }).click()
    await page
      .getByRole("alert")
      .filter({ hasText: /left|sold out|not enough/i })
      .first()
      .waitFor()
    const changed = page.waitForResponse(
      (response) => response.url().includes(CART) && response.request().method() !== "GET",
    )
    await page.locator("main button[name=quantity]").first().click()
    await changed
    await page.getByRole("button", { name: /^Add .* to cart$/ }).click()
    await page.getByRole("heading", { name: "Items that didn’t fit" }).waitFor({ state: "detached" })
    expect(await lines(page)).toEqual([`${most} ${sku}`])

    await call(page, "POST", `/integration/oauth2/logout?storeId=${STORE}`)
    await page.goto(`${shop.address}${HOME}`)
    await hydrated(page)
    expect(await cartLink(page).innerText()).not.toMatch(/\d/)
    expect(await lines(page)).toEqual([])
    await Promise.all([guest.close(), elsewhere.close()])
  })
})
