import { describe, expect, it } from "vitest"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import { alive, findProduct, logIn, STORES } from "./support/shopper.ts"

const { id: STORE } = STORES.unitedStates
const HOME = `/${STORE}/`

const { shop, browser } = await openFront()

describe("A wishlist", () => {
  it("of a guest is kept on the device, saved at login, and there after a reload", async () => {
    const { page, complaints, close } = await visitor(browser)
    await findProduct(page, shop.address, STORES.unitedStates)
    await alive(page)
    const name = (await page.locator("main h1").first().textContent()) ?? ""
    const heart = page.locator("main article form button[aria-pressed]").first()
    await heart.click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    expect(await heart.getAttribute("aria-pressed")).toBe("true")

    await page.locator("header").getByRole("link", { name: "Your lists" }).click()
    await page.waitForURL(/\/wishlist$/)
    await page.locator("main li", { hasText: name }).first().waitFor()
    await page.getByText("kept on this device only").waitFor()

    await logIn(page, shop.address, STORES.unitedStates)
    await page.goto(`${shop.address}${HOME}wishlist`)
    await alive(page)
    await page.locator("main li", { hasText: name }).first().waitFor()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `selvedge.wishlists.${STORE}.v1`), { timeout: 30_000 }).toBeNull()
    await page.reload()
    await page.locator("main li", { hasText: name }).first().waitFor()
    // An account without any list answers 404, which the browser remarks (specification, section 8).
    expect(complaints.filter((line) => !line.includes("404 (Not Found)"))).toEqual([])
    await close()
  })

  it("is asked for at the login page by the heart of a guest without scripts", async () => {
    const { page: seen, close: closeSeen } = await visitor(browser)
    await findProduct(seen, shop.address, STORES.unitedStates)
    const product = new URL(seen.url()).pathname
    await closeSeen()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shop.address}${product}`)
    await page.locator("main article form button[aria-pressed]").first().click()
    await page.waitForURL(/\/login\?.*context=wishlist/)
    expect(new URL(page.url()).searchParams.get("redirectUri")).toContain(product)
    await context.close()
  })
})
