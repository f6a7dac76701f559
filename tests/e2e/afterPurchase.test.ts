import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { callAdminApi } from "./support/callAdminApi.ts"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { UNPAID } from "./support/createUnpaidOrder.ts"
import { mailsTo } from "./support/mailsTo.ts"
import { endPage, receivedLogs } from "./support/receivedLogs.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import type { StoreVisit } from "./support/customer.ts"
import { hydrated, CARDS, confirmed, logIn, pay, STORES, completeUntilPayment } from "./support/customer.ts"

const PHONE = { viewport: { width: 390, height: 844 } }

const { shop, browser } = await openSharedFront({ showsPictures: true })

/** How often the collector was told of a purchase. */
const eventsOf = async (orderId: string) =>
  (await receivedLogs(shop))
    .split("\n")
    .filter((line) => line.includes("commerce.purchase") && line.includes(`"eventId"="${orderId}"`)).length

/** A store whose customers have an address of their own: the mails to one address are limited. */
const withOwnEmail = (store: StoreVisit): StoreVisit => ({
  ...store,
  delivery: { ...store.delivery, email: `buyer-${randomUUID()}@example.com` },
})

/** The link of the newest mail about an order. */
async function mailedLink(orderId: string): Promise<string> {
  const messages = await mailsTo(shop)
  const link =
    /\S*\/(?:orders\/\d+|repayment)\?\S+/.exec(
      messages.find(({ subject }) => subject.includes(orderId))?.text ?? "",
    )?.[0] ?? ""
  return new URL(link, shop.address).href
}

/** Buys an item as a guest, and returns the order's number once its page has loaded the possible actions. */
async function buy(page: Page, store: StoreVisit, beforePaying?: () => Promise<void>): Promise<string> {
  await completeUntilPayment(page, shop.address, store, beforePaying)
  await pay(page, CARDS.accepted)
  const orderId = await confirmed(page)
  await page.locator("#order-papers").waitFor()
  return orderId
}
const broken = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]
const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true })
const words = async (page: Page) => (await page.locator("main").innerText()).replace(/\s+/g, " ")

describe("An order that was just bought", () => {
  it("has its receipt, pass and codes, and F86 is sent to analytics once, with any parameters", async () => {
    const { page, context, complaints, close } = await visitor(browser)
    const orderId = await buy(page, STORES.unitedStates)
    await page.waitForFunction(() => !location.search.includes("guestToken"))
    // The end of a page sends its events.
    await page.locator("html[data-telemetry]").waitFor({ state: "attached" })
    await page.reload()
    await expect.poll(() => eventsOf(orderId)).toBe(1)
    await page.locator("#order-papers").waitFor()
    for (const [name, ending] of [
      ["Receipt (PDF)", ".pdf"],
      ["Add to Wallet", ".pkpass"],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()])
      expect(download.suggestedFilename()).toMatch(new RegExp(`${orderId}${ending.replace(".", "\\.")}$`))
    }
    await button(page, "Show codes").click()
    await page.getByRole("img", { name: `QR code of order ${orderId}` }).waitFor()
    expect(
      await page
        .locator("figure img")
        .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 50)),
    ).toBe(true)
    await button(page, "Gift receipt").click()
    await page.locator("main form select").first().selectOption("1")
    const [gift] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download gift receipt (PDF)").click(),
    ])
    expect(gift.suggestedFilename()).toBe(`gift-ticket-${orderId}-1.pdf`)
    await page.reload()
    await page.locator("#order-papers").waitFor()
    const second = await context.newPage()
    await second.goto(page.url())
    await second.locator("#order-papers").waitFor()
    await second.goto(`${shop.address}/${STORES.unitedStates.id}/`)
    await second.goBack()
    await second.locator("#order-papers").waitFor()
    expect([await eventsOf(orderId), complaints]).toEqual([1, []])
    await close()
  })

  it("opens by the mail's link on another device, without the token in its address or a second event", async () => {
    const { page, close } = await visitor(browser)
    const orderId = await buy(page, withOwnEmail(STORES.unitedStates))
    const shared = page.url()
    await endPage(page)
    await expect.poll(() => eventsOf(orderId)).toBe(1)
    await close()
    const other = await visitor(browser, PHONE)
    await other.page.goto(shared)
    expect(await words(other.page)).not.toContain(orderId)
    const answer = await other.page.goto(await mailedLink(orderId))
    expect(answer?.headers()["referrer-policy"]).toBe("no-referrer")
    await other.page.waitForFunction(() => !location.search.includes("guestToken"))
    await other.page.locator("#order-papers").waitFor()
    expect(await words(other.page)).toContain(orderId)
    expect(await button(other.page, "Show codes").count()).toBe(0)
    const [download] = await Promise.all([
      other.page.waitForEvent("download"),
      button(other.page, "Receipt (PDF)").click(),
    ])
    expect(download.suggestedFilename()).toBe(`ticket-${orderId}.pdf`)
    await button(other.page, "Cancel order").click()
    await button(other.page, "Yes, cancel").click()
    await other.page.getByRole("status").getByText("Cancellation confirmed", { exact: true }).waitFor()
    expect(await words(other.page)).toMatch(/Refunded: .?\$\d+\.\d{2}/)
    expect(await eventsOf(orderId)).toBe(1)
    await other.close()
  })

  it("goes into a new account, by the page that its confirmation leads to", async () => {
    const { page, close } = await visitor(browser)
    const orderId = await buy(page, STORES.unitedStates)
    await page.getByRole("link", { name: "Save to an account" }).click()
    await page.waitForURL(/\/register/)
    await hydrated(page)
    const logon = `ana.${orderId}@example.org`
    await page.getByLabel("Email or phone", { exact: true }).fill(logon)
    await page.getByLabel("Confirm email or phone").fill(logon)
    for (const label of ["New password", "Confirm new password"])
      await page.getByLabel(label, { exact: true }).fill("Selvedge2026")
    await page.getByLabel("I accept the privacy policy").check()
    await page.getByRole("button", { name: "Create account" }).click()
    await page.waitForURL(`**/${STORES.unitedStates.id}/`)
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/account`)
    await page.getByRole("link", { name: new RegExp(orderId) }).click()
    await page.waitForURL(`**/orders/${orderId}`)
    await page.locator("#order-papers").waitFor()
    expect(await words(page)).toContain(orderId)
    await close()
  })
})

describe("An order of a business client", () => {
  it("is confirmed for the company on its page, and the first word counts", async () => {
    const { page, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.unitedStates, "business@selvedge.example")
    const orderId = await buy(page, STORES.unitedStates, async () => {
      const invoice = page.locator("form:has(input[name=vatin])")
      for (const [name, value] of [
        ["companyName", "Loom Inc."],
        ["vatin", "12-3456789"],
        ["email2", "billing@example.com"],
      ])
        await invoice.locator(`input[name=${name}]`).fill(value ?? "")
      await invoice.locator("button[type=submit]").click()
      await invoice.waitFor({ state: "detached" })
    })
    await button(page, "Confirm order").click()
    const confirmation = page.getByText(/^Confirmed on .+\d$/)
    await confirmation.waitFor()
    expect(await broken(page)).toEqual([])
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/confirmation?orderId=${orderId}`)
    await button(page, "Confirm order").click()
    await confirmation.waitFor()
    await close()
  })
})

describe("An order that has not left yet", () => {
  it("is cancelled in one of two tabs, and the other is told", async () => {
    const { page, context, close } = await visitor(browser)
    await buy(page, STORES.unitedStates)
    const second = await context.newPage()
    await second.goto(page.url())
    await button(second, "Cancel order").click()
    await button(page, "Cancel order").click()
    await button(page, "Yes, cancel").waitFor()
    expect(await words(page)).toMatch(/refunded .?\$\d+\.\d{2}.*4242/)
    expect(await broken(page)).toEqual([])
    await button(page, "Yes, cancel").click()
    await page.getByRole("status").getByText("Cancellation confirmed", { exact: true }).waitFor()
    await button(second, "Yes, cancel").click()
    await second.getByText("This was already canceled").waitFor()
    for (const tab of [page, second]) expect(await tab.locator("h1").innerText()).toBe("Order canceled")
    await page.reload()
    expect(await words(page)).toContain("Canceled")
    await close()
  })

  it("can be sent to another address until it is shipped, with each mistake shown at its field", async () => {
    const { page, close } = await visitor(browser)
    const orderId = await buy(page, STORES.unitedStates)
    await button(page, "Change address").click()
    await page.locator("[name=zipCode]").fill("1")
    await button(page, "Save address").click()
    await page.locator("[name=zipCode][aria-invalid=true]").waitFor()
    expect(await broken(page)).toEqual([])
    await page.locator("[name=zipCode]").fill("02108")
    await page.locator("[name=city]").fill("Boston")
    await page.locator("[name=stateCode]").fill("MA")
    await button(page, "Save address").click()
    await page.getByText("Address changed").waitFor()
    await page.reload()
    expect(await words(page)).toContain("Boston, MA 02108")
    await button(page, "Cancel order").waitFor()
    await callAdminApi(shop, `orders/${orderId}/advance`, { status: "SHIPPED" })
    await button(page, "Cancel order").click()
    await button(page, "Yes, cancel").click()
    await page.getByText("This order has shipped and can’t be canceled.").waitFor()
    expect(await words(page)).toContain("Shipped")
    await close()
  })

  it("reads well in Arabic on a phone, with everything open", async () => {
    const { page, close } = await visitor(browser, PHONE)
    await buy(page, STORES.saudiArabia)
    await button(page, "عرض الرموز").click()
    await page.locator("figure img").first().waitFor()
    await button(page, "إيصال هدية").click()
    await button(page, "إلغاء الطلب").click()
    expect(await words(page)).not.toContain("???")
    expect(await broken(page)).toEqual([])
    await close()
  })
})

describe("An order that stands unpaid", () => {
  it("F99 says so on its page, leads to its payment, and is a purchase once it is paid", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, UNPAID)
    await page.waitForURL(/\/repayment\?/)
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/confirmation?orderId=${orderId}`)
    expect(await page.locator("h1").innerText()).toBe("Complete your payment")
    await page.getByText("Held until").waitFor()
    expect([await broken(page), await eventsOf(orderId)]).toEqual([[], 0])
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/confirmation?orderId=${orderId}`)
    await page.getByRole("link", { name: "Pay now" }).click()
    await page.waitForURL(/\/repayment\?/)
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toBe(orderId)
    await endPage(page)
    await expect.poll(() => eventsOf(orderId)).toBe(1)
    await close()
  })

  it("is paid on another device behind the link of its mail", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, withOwnEmail(STORES.unitedStates))
    await pay(page, UNPAID)
    await page.waitForURL(/\/repayment\?/)
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
    await close()
    const link = await mailedLink(orderId)
    expect(new URL(link).pathname).toBe(`/${STORES.unitedStates.id}/repayment`)
    const other = await visitor(browser, PHONE)
    await other.page.goto(link)
    await pay(other.page, CARDS.accepted)
    expect(await confirmed(other.page)).toBe(orderId)
    await other.close()
  })
})
