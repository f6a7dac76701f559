import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import { buyByRequests } from "./support/buyByRequests.ts"
import { hydrated, STORES } from "./support/customer.ts"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { firstTimeVisitor, visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

const broken = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]
const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true })
const open = async (page: Page, path: string) => {
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
}

/** Registers an account, so that the web server holds its session. */
async function register(page: Page, store: string, logon: string): Promise<void> {
  await page.goto(`${shop.address}/${store}/`)
  const answer = await page.request.post(`${shop.address}/itxrest/2/user/store/${store}/user`, {
    headers: { "sec-fetch-site": "same-origin" },
    data: { logon, password: "Selvedge2026", passwordConfirm: "Selvedge2026", acceptedPolicies: [1, 2] },
  })
  if (!answer.ok()) throw new Error(`${logon} was not registered: ${answer.status()} ${await answer.text()}`)
}

describe("A return", () => {
  it("by a registered customer keeps its entries after errors, has a label, and appears in the account", async () => {
    const { page, complaints, close } = await firstTimeVisitor(browser)
    const { id } = STORES.unitedStates
    await register(page, id, `ana.returns.${Date.now()}@example.org`)
    const { orderId } = await buyByRequests(page, shop.address, id, [2, 1])
    await open(page, `/${id}/orders/${orderId}/return`)
    expect(await broken(page)).toEqual([])
    await open(page, `/${id}/orders/${orderId}/return`)
    // By keyboard alone.
    await page.getByLabel("Return this item").first().focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await page.getByLabel("Comment").first().fill("Too tight")
    await page.getByLabel("Comment").first().press("Tab")
    await button(page, "Continue").focus()
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText("Please check the highlighted fields").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true")
    expect(await page.getByLabel("Comment").first().inputValue()).toBe("Too tight")
    await page.locator("select[name^=reason]").first().selectOption("1")
    await button(page, "Continue").press("Enter")
    await page.getByRole("radio", { name: /Courier pickup/ }).check()
    await page.getByLabel("Number of boxes").fill("2")
    await page.getByRole("radio", { name: /Bank account/ }).check()
    await page.getByLabel("Account holder").fill("Ana Prat")
    await page.getByLabel("Routing number").fill("021000022")
    await page.getByLabel("Account number").fill("123456789")
    await button(page, "Continue").click()
    await page.getByText("Check this number: a digit is wrong").waitFor()
    expect(await broken(page)).toEqual([])
    await page.getByLabel("Routing number").fill("021000021")
    await button(page, "Continue").click()
    await page.getByText(/You’ll be refunded \$\d/).waitFor()
    expect(await page.locator("main").innerText()).toMatch(/Too tight[^]*2 boxes[^]*Pickup: [^]*Ana Prat/)
    expect(await broken(page)).toEqual([])
    await button(page, "Submit return").click()
    await page.getByText("Your return is registered. We’ve emailed you the details.").waitFor()
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download label (PDF)").first().click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^return-\d+-1\.pdf$/)
    expect(
      await page
        .locator("main li img[src^=data]")
        .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 50)),
    ).toBe(true)
    const detail = new URL(page.url()).pathname
    await open(page, detail)
    expect(await broken(page)).toEqual([])
    await open(page, `/${id}/account/returns`)
    expect(await broken(page)).toEqual([])
    await open(page, `/${id}/account/returns`)
    await page.locator("main li a").first().click()
    await page.waitForURL(/\/returns\/\d+/)
    await page.locator("main summary", { hasText: "Cancel return" }).press("Enter")
    await button(page, "Yes, cancel return").click()
    await page.getByRole("status").getByText("Return canceled").waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it("is an exchange by a guest's link in Arabic, with a code for the phone", async () => {
    const { id } = STORES.saudiArabia
    const bought = await visitor(browser)
    const { orderId, guestToken } = await buyByRequests(bought.page, shop.address, id, [1])
    await bought.close()
    const { page, complaints, close } = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await open(page, `/${id}/orders/${orderId}/return?guestToken=${guestToken}`)
    expect(page.url()).not.toContain("guestToken")
    await page.locator("[data-choose]").first().check()
    await page.locator("select[name^=reason]").first().selectOption("1")
    const exchange = page.locator("select[name^=exchange]").first()
    const option = await exchange.locator("option:not([disabled])").nth(1).getAttribute("value")
    await exchange.selectOption(option)
    expect(await broken(page)).toEqual([])
    await page.locator("button[value=method]").click()
    await page.locator("input[value^=dropPoint]").check()
    await page.locator("button[value=review]").click()
    await page.locator("button[value=submit]").click()
    await page.waitForURL(/\/returns\/\d+/)
    await page.locator("main li img[src^=data]").waitFor()
    // Reloads by the cookie, without the token.
    await open(page, new URL(page.url()).pathname)
    expect(await page.locator("main li img[src^=data]").count()).toBe(1)
    expect(await broken(page)).toEqual([])
    // The session of the purchase is asked first.
    expect(complaints.filter((complaint) => !complaint.includes("/new-confirmation?"))).toEqual([])
    await close()
  })

  it("works without scripts from the items to the label", async () => {
    const { id } = STORES.spain
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    const { orderId } = await buyByRequests(page, shop.address, id, [1])
    await page.goto(`${shop.address}/${id}/orders/${orderId}/return`)
    expect(await page.locator("select[name^=reason]").isVisible()).toBe(false)
    await page.locator("[data-choose]").check()
    await page.locator("button[value=method]").click()
    await page.locator("select[name^=reason]").selectOption("5")
    await page.locator("button[value=method]").click()
    await page.locator("button[value=review]").click()
    await page.locator("button[value=submit]").click()
    await page.waitForURL(/\/returns\/\d+/)
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("button[name=kind][value=pdf]").click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^return-\d+-1\.pdf$/)
    await close()
  })
})
