import { describe, expect, it } from "vitest"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { addToCart, findProduct, STORES } from "./support/customer.ts"

const { shop, browser } = await openSharedFront()

describe("The shop without JavaScript", () => {
  it("can be read and navigated, filtered, searched, and adds an item to the cart", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await page.goto(shop.address)
    await page.locator(`a[href='/${STORES.unitedStates.id}/']`).first().click()
    await findProduct(page, shop.address, STORES.unitedStates)
    const title = await page.locator("h1").innerText()
    await addToCart(page)
    await page.waitForURL(/\/cart$/)
    expect(await page.locator("main").innerText()).toContain(title.replace(/\s+/g, " "))
    expect(await page.locator("main").innerText()).toMatch(STORES.unitedStates.money)
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/search?keyWord=linen+shirt`)
    expect(new URL(page.url()).pathname).toBe(`/${STORES.unitedStates.id}/search/linen%20shirt`)
    expect(await page.locator("main a:has(img)").count()).toBeGreaterThan(0)
    await close()
  })

  it("changes and empties the cart with its forms", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await findProduct(page, shop.address, STORES.unitedStates)
    const sku = await addToCart(page)
    await page.waitForURL(/\/cart$/)
    const line = page.locator(`form:has(input[name=sku][value='${sku}'])`).last()
    await line.locator("button[name=quantity][value='0']").last().click()
    await page.waitForURL(/\/cart$/)
    expect(await page.locator("main").innerText()).toContain("is empty")
    await close()
  })

  it("shows on the cart page that no size was selected", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await findProduct(page, shop.address, STORES.unitedStates)
    const form = page.locator("main form").first()
    const action = (await form.getAttribute("action")) ?? ""
    const answer = await page.request.post(`${shop.address}${action}`, {
      form: { quantity: "1" },
      headers: { "sec-fetch-site": "same-origin" },
    })
    expect(answer.url()).toContain("refused=SizeMissing")
    await page.goto(answer.url())
    expect(await page.locator("main").innerText()).toContain("Select a size")
    await close()
  })

  it("refuses forms that another site posts", async () => {
    const answer = await fetch(`${shop.address}/${STORES.unitedStates.id}/cart/items`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: "sku=1-1-1&quantity=1",
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
