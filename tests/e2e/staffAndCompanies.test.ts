import { describe, expect, it } from "vitest"
import { accessibilityViolations } from "./support/accessibilityViolations.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { addToCart, findProduct, STORES } from "./support/customer.ts"
import { COMPANY_ADDRESS, registerCustomer } from "./support/registerCustomer.ts"

const { shop, browser } = await openSharedFront()
const NARROW = { width: 320, height: 800 }

describe("staff", () => {
  it("shop for a client under a banner that ends it, in a narrow window and from right to left", async () => {
    const { page, close } = await visitor(browser, { viewport: NARROW })
    const home = `${shop.address}/${STORES.saudiArabia.id}`
    await page.goto(`${home}/assisted-purchase`)
    expect(await accessibilityViolations(page)).toEqual([])
    const form = page.locator("form").filter({ hasText: "Client with an account" })
    await form.getByLabel("Your staff ID").fill("agent-1")
    await form.getByLabel("Your name, as the client sees it").fill("Berta")
    await form.getByLabel("Your key").fill("demo-agent-key-1")
    await form.getByLabel("Client's email address or customer number").fill("registered@selvedge.example")
    await form.getByRole("button").press("Enter")
    await page.waitForURL(new RegExp(`/${STORES.saudiArabia.id}/$`))
    const banner = page.locator(".assisted-banner")
    expect(await banner.innerText()).toContain("Berta")
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(NARROW.width)
    await page.goto(`${home}/cart`)
    expect(await banner.innerText()).toContain("registered@selvedge.example")
    await banner.getByRole("button").click()
    await page.waitForURL(/result=ended/)
    expect(await page.getByRole("status").innerText()).toContain("has ended")
    await page.goto(`${home}/`)
    expect(await banner.count()).toBe(0)
    await close()
  })
})

describe("a company's buyer", () => {
  it("orders by a list and returns the cart to the procurement system", async () => {
    const { page, close } = await visitor(browser, { viewport: NARROW })
    const home = `${shop.address}/${STORES.spain.id}`
    const back = encodeURIComponent("https://buyer.example/return")
    await page.goto(`${home}/punchout/start?cookie=visit-1&return=${back}`)
    const logon = `buyer.${Date.now()}@example.org`
    await registerCustomer(page, shop.address, STORES.spain.id, logon, { primaryAddress: COMPANY_ADDRESS })
    await page.goto(`${home}/quick-order`)
    await page.locator("main textarea").fill("1-1-1,2\nnothing")
    await page.locator("main form button[type=submit]").first().click()
    await page.locator("main [role=alert] li").first().waitFor()
    expect(await page.locator("main [role=alert] li").count()).toBe(2)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(NARROW.width)
    await findProduct(page, shop.address, STORES.spain)
    const added = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/cart"),
    )
    await addToCart(page)
    await added
    await page.goto(`${home}/cart`)
    await page.locator(".assisted-banner a").click()
    await page.locator("form[action='https://buyer.example/return'] button").waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const received = page.waitForRequest("https://buyer.example/return")
    await page.route("https://buyer.example/**", (route) => route.fulfill({ body: "received" }))
    await page.locator("form[action='https://buyer.example/return'] button").click()
    const message = new URLSearchParams((await received).postData() ?? "").get("cxml-urlencoded")
    expect(message).toContain("<BuyerCookie>visit-1</BuyerCookie>")
    await close()
  })
})
