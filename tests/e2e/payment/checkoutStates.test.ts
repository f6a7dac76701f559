import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { callAdminApi } from "../support/callAdminApi.ts"
import { fillStore } from "../support/fillStore.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import { hydrated, cardForm, CARDS, confirmed, logIn, pay, STORES, completeUntilPayment } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

/** Results of the simulated bank, by the card's number (contracts/sandbox/README.md). */
const BANK = { repay: "4000000000009235", password: "4000000000009979" } as const
const PHONE = { viewport: { width: 390, height: 844 }, bypassCSP: true }
/** In both directions. */
const VISITS = [STORES.unitedStates, STORES.saudiArabia]

/** The account is not used in the store in which a test enters wrong passwords. */
const PAYERS = [
  ["a guest", VISITS],
  ["who is logged in", [STORES.spain, STORES.saudiArabia]],
] as const

const { shop, browser } = await openSharedFront()
for (const { id } of VISITS) await fillStore(shop.address, id)

/** The accessibility violations of a state, in light and dark. */
const broken = violationsInThemes
/** The same, and content that is cut off at 320 px, also with longer texts. Changes the page irreversibly. */
const brokenAtLast = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]

/**
 * Nothing can be paid, the order's number is shown, and the page is readable and usable. Changes the page irreversibly.
 */
async function expectUnknown(page: Page): Promise<void> {
  expect(await cardForm(page).count()).toBe(0)
  expect(await page.locator("main").innerText()).toMatch(/\d{5,}/)
  expect(await brokenAtLast(page)).toEqual([])
}

/** The only line of the visitor's cart, as the backend has it. */
async function lineOf(page: Page, store: StoreVisit): Promise<unknown> {
  const cart: unknown = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/itxrest/2/order/store/${store.id}/cart`,
  )
  return listAt(cart, "items")[0]
}

describe("Readable and usable on a phone, in light and dark:", () => {
  for (const [position, [who, visits]] of PAYERS.entries()) {
    for (const store of storesOfToday(visits, position)) {
      it(`F87 a payment of ${who} that is pending or undecided, and its outcome, from ${store.language}`, async () => {
        const { page, close } = await visitor(browser, PHONE)
        if (who === "who is logged in") await logIn(page, shop.address, store)
        await completeUntilPayment(page, shop.address, store)
        let release: () => void = () => undefined
        const isHeld = new Promise<void>((resolve) => void (release = resolve))
        // The shop accepts the purchase, and its responses are lost until the test repairs the connection.
        await page.route("**/asynccheckout*", async (route) => {
          await route.fetch()
          await isHeld
          await route.abort("connectionreset")
        })
        await page.route("**/payment-status*", (route) => route.abort("connectionreset"))
        await pay(page, CARDS.accepted)
        const panel = page.locator("main [role=status]").filter({ visible: true })
        await panel.first().waitFor()
        const under = await panel.first().innerText()
        expect(under).toMatch(store.money)
        expect(await broken(page)).toEqual([])
        release()
        await page.waitForFunction(
          (before) =>
            ![...document.querySelectorAll("main [role=status]")].some(
              (status) => status instanceof HTMLElement && status.innerText === before,
            ) && document.querySelector("main [role=status]") !== null,
          under,
        )
        await expectUnknown(page)
        const inItsLanguage = page.url()
        await page.locator("header details[name=tools]:has(a[hreflang]) summary").click()
        await page.locator("header details[name=tools] a[hreflang]:not([aria-current])").first().click()
        await page.waitForURL((url) => url.href !== inItsLanguage)
        await hydrated(page)
        await panel.first().waitFor()
        expect(await page.locator("html").getAttribute("lang")).not.toBe(store.language)
        await expectUnknown(page)
        await page.unrouteAll({ behavior: "ignoreErrors" })
        await confirmed(page)
        await close()
      })
    }
  }

  for (const store of storesOfToday(VISITS)) {
    it(`a total that changed, with the new one shown before the payment (F74), in ${store.language}`, async () => {
      const { page, close } = await visitor(browser, PHONE)
      await completeUntilPayment(page, shop.address, store)
      const line = await lineOf(page, store)
      const price = Number(textAt(line, "unitPrice"))
      const changePrice = (to: number) =>
        callAdminApi(shop, "prices", { storeId: store.id, productId: textAt(line, "parentId"), price: to })
      await changePrice(price + 100)
      await pay(page, CARDS.accepted)
      const notice = page.locator("main [role=alert]:visible").filter({ has: page.locator("strong") })
      await notice.waitFor()
      expect(await notice.innerText()).toMatch(store.money)
      expect(await broken(page)).toEqual([])
      await pay(page, CARDS.accepted)
      await confirmed(page)
      await changePrice(price)
      await close()
    })
  }

  for (const store of storesOfToday(VISITS, 1)) {
    it(`an item that has sold out meanwhile, and the checkout without it, in ${store.language}`, async () => {
      const { page, close } = await visitor(browser, PHONE)
      await completeUntilPayment(page, shop.address, store)
      const sku = textAt(await lineOf(page, store), "sku")
      await callAdminApi(shop, "stock", { storeId: store.id, sku, units: 0 })
      await pay(page, CARDS.accepted)
      const without = page.locator("main [role=alert] button")
      await without.waitFor()
      expect(await broken(page)).toEqual([])
      await without.press("Enter")
      // Nothing remains to be paid.
      await page
        .locator("main")
        .filter({ hasNot: page.locator("form:has(iframe)") })
        .waitFor()
      await page.waitForFunction(async (path) => {
        const cart: { readonly items: readonly unknown[] } = await (await fetch(path)).json()
        return cart.items.length === 0
      }, `/itxrest/2/order/store/${store.id}/cart`)
      await page.waitForLoadState("networkidle")
      expect(await brokenAtLast(page)).toEqual([])
      await callAdminApi(shop, "stock", { storeId: store.id, sku, units: 50 })
      await close()
    })
  }

  for (const store of storesOfToday(VISITS, 2)) {
    it(`a checkout that could not be opened, and one with an empty cart, in ${store.language}`, async () => {
      const { page, close } = await visitor(browser, PHONE)
      await page.goto(`${shop.address}/${store.id}/checkout`)
      await hydrated(page)
      await page.locator("main a[href$='/'], main a").first().waitFor()
      await page.waitForLoadState("networkidle")
      expect(await brokenAtLast(page)).toEqual([])
      await completeUntilPayment(page, shop.address, store)
      await page.route("**/itxrest/2/order/store/**", (route) => route.abort("connectionreset"))
      await page.reload()
      await hydrated(page)
      const again = page.locator("main button").filter({ visible: true }).first()
      await again.waitFor()
      await page.locator("main [role=alert]:visible").filter({ hasText: /\S/ }).first().waitFor()
      expect(await broken(page)).toEqual([])
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await again.press("Enter")
      await page.locator("main input[name=email]").waitFor()
      await close()
    })
  }

  for (const store of storesOfToday(VISITS, 3)) {
    it(`a repayment that is refused, and one that is undecided, in ${store.language}`, async () => {
      const { page, close } = await visitor(browser, PHONE)
      await completeUntilPayment(page, shop.address, store)
      await pay(page, BANK.repay)
      await page.waitForURL(/\/repayment\?/)
      await pay(page, CARDS.refused)
      await page.locator("main [role=alert] details").waitFor()
      expect(await broken(page)).toEqual([])
      await page.route("**/asyncrepay*", async (route) => {
        await route.fetch()
        await route.abort("connectionreset")
      })
      await page.route("**/payment-status*", (route) => route.abort("connectionreset"))
      await pay(page, CARDS.accepted)
      const orderId = new URL(page.url()).searchParams.get("orderId") ?? "none"
      await page.locator("main [role=status]").filter({ hasText: orderId }).waitFor()
      expect(await cardForm(page).count()).toBe(0)
      expect(await brokenAtLast(page)).toEqual([])
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await confirmed(page)
      await close()
    })
  }

  it("F98 a password that was wrong three times for one purchase, and one wrong too often anywhere", async () => {
    const { page, close } = await visitor(browser, PHONE)
    const { unitedStates: first, japan: other } = STORES
    const password = page.locator("input[name=password]")
    const failureAlert = page.locator("main [role=alert]:visible").filter({ hasText: "Payment failed" })
    const locked = page.locator("#payment-question").filter({ visible: true })
    const logon = await logIn(page, shop.address, first)
    await completeUntilPayment(page, shop.address, first)
    await pay(page, BANK.password)
    const giveWrongPassword = async () => {
      await password.fill("not-the-one-2026")
      await Promise.all([page.waitForResponse(/asynccheckout/), password.press("Enter")])
    }
    for (const _ of [1, 2, 3]) await giveWrongPassword()
    await failureAlert.waitFor()
    expect(await broken(page)).toEqual([])
    await pay(page, BANK.password)
    await giveWrongPassword()
    await locked.filter({ hasText: "Too many wrong passwords" }).waitFor()
    expect(await brokenAtLast(page)).toEqual([])
    await logIn(page, shop.address, other, logon)
    await completeUntilPayment(page, shop.address, other)
    await pay(page, BANK.password)
    await giveWrongPassword()
    await password.waitFor({ state: "detached" })
    await locked.waitFor()
    expect(await password.count()).toBe(0)
    expect(await brokenAtLast(page)).toEqual([])
    await close()
  })
})
