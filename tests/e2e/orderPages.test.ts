import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import { callAdminApi } from "./support/callAdminApi.ts"
import type { StoreVisit } from "./support/customer.ts"
import { CARDS, completeUntilPayment, confirmed, hydrated, logIn, pay, STORES } from "./support/customer.ts"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { mailsTo } from "./support/mailsTo.ts"
import { RETRIED, visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"

const PHONE = { viewport: { width: 390, height: 844 } }

const { shop, browser } = await openSharedFront({ showsPictures: true })

async function buy(page: Page, store: StoreVisit): Promise<string> {
  await completeUntilPayment(page, shop.address, store)
  await pay(page, CARDS.accepted)
  return confirmed(page)
}
const home = (store: StoreVisit) => `${shop.address}/${store.id}`
const broken = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]
const words = async (page: Page) => (await page.locator("main").innerText()).replace(/\s+/g, " ")
const codeTo = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(shop, email))[0]?.text ?? "")?.[0] ?? ""

/** Sends a code to a guest's order without scripts, and opens the order with it. */
async function lookUp(page: Page, store: StoreVisit, orderId: string): Promise<void> {
  await page.goto(`${home(store)}/orders`)
  await page.locator("input[name=orderId]").fill(orderId)
  await page.locator("input[name=contact]").fill(store.delivery.email)
  await page.locator("main form button[type=submit]").click()
  await page.waitForURL(/step=code/)
  await page.locator("input[name=code]").fill(await codeTo(store.delivery.email))
  await page.locator("main form:has(input[name=code]) button[type=submit]").click()
  await page.waitForURL(`**/orders/${orderId}`)
}

describe("The orders of an account", () => {
  it("are listed and filtered, opened, and bought again, by keyboard and on the smallest screen", async () => {
    const { page, complaints, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.unitedStates)
    const orderId = await buy(page, STORES.unitedStates)
    expect(await words(page)).toContain("Thank you")
    await page.locator("#order-papers").waitFor()
    await page.reload()
    await page.locator("#order-papers").waitFor()
    expect(await words(page)).not.toContain("Thank you")

    await page.goto(`${home(STORES.unitedStates)}/account`)
    await hydrated(page)
    await page.getByRole("link", { name: "View all orders" }).click()
    await page.waitForURL("**/account/orders")
    expect(await words(page)).toContain("Orders in progress: ")
    await page.getByLabel("Status").selectOption("delivered")
    await page.getByRole("button", { name: "Show", exact: true }).click()
    await page.waitForURL(/status=delivered/)
    expect(await words(page)).not.toContain(orderId)
    await page.getByRole("link", { name: "Show all orders" }).click()
    await page.getByRole("link", { name: `Order ${orderId}` }).waitFor()
    await page.getByRole("link", { name: `Order ${orderId}` }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(`**/orders/${orderId}`)

    await callAdminApi(shop, `orders/${orderId}/scan`, { step: "PACKED" })
    await callAdminApi(shop, `orders/${orderId}/advance`, { status: "SHIPPED" })
    await callAdminApi(shop, `orders/${orderId}/scan`, { step: "OUT_FOR_DELIVERY" })
    await page.reload()
    await hydrated(page)
    expect(await page.locator("h1").innerText()).toBe("Your order is out for delivery")
    expect(await page.locator("[aria-current=step]").innerText()).toContain("Out for delivery")
    const track = await page.getByRole("link", { name: "Track package" }).getAttribute("href")
    const carrier = await page.request.get(`${shop.address}${track ?? ""}`, RETRIED)
    expect([carrier.status(), await carrier.text()]).toEqual([200, expect.stringContaining("Out for delivery")])

    await page.getByRole("button", { name: "Buy again" }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("link", { name: "View cart" }).click()
    await page.waitForURL("**/cart")
    expect(await page.locator("main input[name=sku]").count()).toBeGreaterThan(0)
    for (const path of [`/orders/${orderId}`, "/account/orders"]) {
      await page.goto(home(STORES.unitedStates) + path)
      await hydrated(page)
      expect([path, await broken(page)]).toEqual([path, []])
    }
    expect(complaints).toEqual([])
    await close()
  })
})

describe("A guest's order", () => {
  it("F179 is opened by a code without scripts, bought again, and stays closed to others", async () => {
    const buyer = await visitor(browser)
    const orderId = await buy(buyer.page, STORES.saudiArabia)
    await buyer.close()
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false })
    await lookUp(page, STORES.saudiArabia, orderId)
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl")
    expect(page.url()).not.toContain("guestToken")
    await page.locator("main form button[value=reorder]").click()
    await page.waitForURL(/added=1/)
    await page.goto(`${home(STORES.saudiArabia)}/cart`)
    expect(await page.locator("main input[name=sku]").count()).toBeGreaterThan(0)
    await close()

    const other = await visitor(browser, PHONE)
    const answers = []
    for (const id of [orderId, "700000099999"]) {
      const answer = await other.page.goto(`${home(STORES.saudiArabia)}/orders/${id}`)
      answers.push([answer?.status(), (await words(other.page)).replace(id, "")])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(404)
    await lookUp(other.page, STORES.saudiArabia, orderId)
    await hydrated(other.page)
    expect(await broken(other.page)).toEqual([])
    await other.page.goto(`${home(STORES.saudiArabia)}/orders`)
    await hydrated(other.page)
    expect(await broken(other.page)).toEqual([])
    await other.close()
  })
})
