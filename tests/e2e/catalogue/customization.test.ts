import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { at, listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import { hydrated, cardFields, CARDS, confirmed, fillDelivery, pay, STORES } from "../support/customer.ts"

const { shop, browser } = await openSharedFront()

/** Men's shirts, which take a monogram, and jackets, which are made to measure. */
const CATEGORIES = { shirts: "21010", jackets: "21080" } as const

/** A product of a category in a store, with its page hydrated and its first size selected. */
async function openProduct(page: Page, storeId: string, category: keyof typeof CATEGORIES): Promise<void> {
  const list: unknown = await (
    await fetch(
      `${shop.address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/category/` +
        `${CATEGORIES[category]}/product`,
    )
  ).json()
  const product = listAt(list, "products").find((one) => at(one, "visibility") === "show")
  await page.goto(
    `${shop.address}/${storeId}/${encodeURIComponent(textAt(product, "productUrl"))}-l${textAt(product, "mfname")}`,
  )
  await hydrated(page)
  await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
  await page.locator("main details summary").first().click()
}

/** Enters the email address and the shipping address at a checkout. */
async function submitAddress(page: Page, { delivery: { email, fields } }: StoreVisit): Promise<void> {
  await page.locator("main input[name=email]").fill(email)
  await page.locator("main form:has(input[name=email]) button[type=submit]").click()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
}

const form = (page: Page) => page.locator("main details[open] form")
const words = async (page: Page, place: string) => (await page.locator(place).innerText()).replace(/\s+/g, " ")

describe("A shirt with a monogram", () => {
  for (const { store, text, unwritable, made } of [
    {
      store: STORES.spain,
      text: "Ana 7",
      unwritable: "日本",
      made: /Personalización: Ana 7, Pecho izquierdo, .+, Con remates/,
    },
    { store: STORES.saudiArabia, text: "ليلى", unwritable: "ليلى", made: /التخصيص: ليلى، يسار الصدر، .+، خط مذيل/ },
  ]) {
    it(`is previewed while it is typed, bought, and on the order as typed, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(
        browser,
        store.direction === "rtl" ? { viewport: { width: 390, height: 844 } } : {},
      )
      await openProduct(page, store.id, "shirts")
      const field = form(page).locator("input[name=monogram]")
      await field.fill(unwritable)
      await form(page).locator("label:has(input[value=monogram])").click()
      expect(await field.getAttribute("aria-invalid")).toBe("true")
      await form(page).locator("label:has(input[value=serif])").click()
      await field.fill(text)
      expect(await form(page).locator("svg[role=img]").getAttribute("aria-label")).toContain(text)
      expect(await field.getAttribute("aria-invalid")).toBeNull()
      await form(page).locator("button[type=submit]").click()
      await page.locator("dialog[open] ul li").waitFor()
      expect(await words(page, "dialog[open]")).toMatch(made)
      await page.locator("dialog[open] a[href$='/checkout']").click()
      await fillDelivery(page, store.delivery)
      await pay(page, CARDS.accepted)
      await confirmed(page)
      expect(await words(page, "main")).toMatch(made)
      expect(await words(page, "main")).not.toContain("???")
      expect(complaints).toEqual([])
      await close()
    })
  }

  for (const [store, options] of [
    [STORES.spain, {}],
    [STORES.saudiArabia, { viewport: { width: 320, height: 720 } }],
  ] as const) {
    it(`is in a parcel of its own beside the same plain shirt, to the order, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, {
        bypassCSP: true,
        reducedMotion: "reduce",
        ...options,
      })
      await openProduct(page, store.id, "shirts")
      await form(page).locator("label:has(input[value=serif])").click()
      await form(page)
        .locator("input[name=monogram]")
        .fill(store.language === "ar" ? "ليلى" : "AB")
      await form(page).locator("button[type=submit]").click()
      await page.locator("dialog[open] ul li").waitFor()
      await page.keyboard.press("Escape")
      await page.locator("dialog[open]").waitFor({ state: "detached" })
      await page.locator("main form button[type=submit]").first().click()
      await expect.poll(() => page.locator("dialog[open] ul li").count()).toBeGreaterThan(1)
      await page.goto(`${shop.address}/${store.id}/checkout`)
      await hydrated(page)
      await submitAddress(page, store)
      const parcels = page.locator("section[aria-labelledby=parcels] > ol > li")
      await expect.poll(() => parcels.count()).toBe(2)
      const later = await parcels.nth(1).locator("[role=status]").innerText()
      expect(await violationsInThemes(page)).toEqual([])
      const deliverySelect = parcels.nth(0).locator("select")
      const days = await parcels.nth(0).locator("[role=status]").innerText()
      await deliverySelect.selectOption("express")
      await expect.poll(() => parcels.nth(0).locator("[role=status]").innerText()).not.toBe(days)
      const chosen = await parcels.nth(0).locator("[role=status]").innerText()
      await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
      await (await cardFields(page)).locator("input[name=number]").waitFor()
      expect(await words(page, "main")).toContain(chosen)
      await pay(page, CARDS.accepted)
      await confirmed(page)
      const parts = page.locator("section[aria-labelledby=order-parts] > ol > li")
      await expect.poll(() => parts.count()).toBe(2)
      expect([await parts.nth(0).innerText(), await parts.nth(1).innerText()]).toEqual([
        expect.stringContaining(chosen),
        expect.stringContaining(later),
      ])
      expect([...(await violationsInThemes(page)), ...(await layoutOverflows(page))]).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })
  }

  it("is another line than the same plain shirt: each changes separately, also without scripts", async () => {
    const { page, context, close } = await visitor(browser)
    await openProduct(page, STORES.spain.id, "shirts")
    await form(page).locator("input[name=monogram]").fill("AB")
    await form(page).locator("button[type=submit]").click()
    await page.locator("dialog[open] ul li").waitFor()
    await page.locator("dialog[open]").press("Escape")
    await page.locator("main form:has(input[name=sku]) button[type=submit]").first().click()
    await expect.poll(() => page.locator("dialog[open] ul li").count()).toBe(2)
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
    const still = await plain.newPage()
    await still.goto(`${shop.address}/${STORES.spain.id}/cart`)
    expect(await still.locator("main ul li").filter({ hasText: "AB" }).count()).toBe(1)
    await still
      .locator("main ul li")
      .filter({ hasText: "AB" })
      .locator("button[name=quantity][value='0']")
      .last()
      .click()
    await still.waitForLoadState()
    expect(await still.locator("main ul li:has(button[name=quantity])").count()).toBe(1)
    expect(await still.locator("main ul li").filter({ hasText: "AB" }).count()).toBe(0)
    await plain.close()
    await close()
  })
})

describe("A made-to-measure jacket", () => {
  it("costs the previewed price in the cart, and shows its configuration", async () => {
    const { page, complaints, close } = await visitor(browser)
    await openProduct(page, STORES.spain.id, "jackets")
    await form(page).locator("button[type=submit]").click()
    await form(page).locator("label:has(input[value=flannel-grey])").click()
    for (const value of ["slim", "contrast", "corozo"])
      await form(page).locator(`label:has(input[value=${value}])`).click()
    const price = (await form(page).locator("p[aria-live] bdi").innerText()).replace(/\s+/g, " ")
    await form(page).locator("button[type=submit]").click()
    await page.locator("dialog[open] ul li").waitFor()
    const cart = await words(page, "dialog[open]")
    expect(cart).toContain("A medida: Franela gris, Corte: Entallado, Forro: Rojo rubia, Botones: Corozo")
    expect(cart).toContain(price)
    expect(complaints).toEqual([])
    await close()
  })
})
