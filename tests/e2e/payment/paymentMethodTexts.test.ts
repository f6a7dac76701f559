import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import { selvedge } from "../support/selvedge.ts"
import { findItem } from "../support/findItem.ts"
import type { StoreVisit } from "../support/customer.ts"
import {
  cardFields,
  CARDS,
  confirmed,
  fillDelivery,
  logIn,
  openCheckout,
  pay,
  STORES,
  completeUntilPayment,
} from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

/** A card that the shop accepts, like the one of most journeys. */
const OTHER_CARD = "4111111111111111"

const { shop, browser } = await openSharedFront()

/** Moves with the keyboard alone to a radio button of the group. */
async function chooseByKeyboard(page: Page, value: string): Promise<void> {
  const wanted = page.locator(`input[name=method][value='${value}']`)
  await page.locator("input[name=method]:checked").focus()
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press("ArrowDown")
}

async function addGiftCard(page: Page): Promise<void> {
  await page
    .locator("summary:has(+ form), details:not([open]) > summary", { hasText: /gift|regalo|هدايا/ })
    .last()
    .press("Enter")
  await page.locator("input[name=giftNumber]").fill("9280 1111 2222 4444")
  await page.locator("input[name=giftCode]").fill("222")
  await page.locator("input[name=giftCode]").press("Enter")
  await page.locator("dl dt", { hasText: "4444" }).waitFor()
}

describe("Payment methods in a browser", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia])) {
    it(`include a gift card first and the rest by card, with the keyboard alone, ${store.direction}`, async () => {
      const { page, complaints, close } = await visitor(browser, { viewport: { width: 390, height: 844 } })
      await completeUntilPayment(page, shop.address, store)
      await addGiftCard(page)
      expect(await violationsInThemes(page)).toEqual([])
      await page.reload()
      await fillDelivery(page, store.delivery)
      await page.locator("dl dt", { hasText: "4444" }).waitFor()
      await pay(page, CARDS.accepted)
      await confirmed(page)
      const words = await page.locator("main").innerText()
      expect([words.includes("4242"), words.includes("???")]).toEqual([true, false])
      expect(complaints).toEqual([])
      await close()
    })

    it(`include a code to scan that is approved on the wallet's page, ${store.direction}`, async () => {
      const { page, context, complaints, close } = await visitor(browser)
      await completeUntilPayment(page, shop.address, store)
      await chooseByKeyboard(page, "method:6")
      await page.locator("main form").last().locator("button").press("Enter")
      await page.locator("svg[role=img]").waitFor()
      await page.getByRole("timer").waitFor()
      expect(await violationsInThemes(page)).toEqual([])
      const telephone = await context.newPage()
      await telephone.goto((await page.locator("section[aria-labelledby=scan-title] a").getAttribute("href")) ?? "")
      await telephone.locator("button[value=approve]").click({ noWaitAfter: true })
      await confirmed(telephone)
      await page.bringToFront()
      await confirmed(page)
      expect(complaints).toEqual([])
      await close()
    })
  }

  it("leave an order with cash payment pending, with its code and deadline", async () => {
    const { page, complaints, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await chooseByKeyboard(page, "method:8")
    await page.locator("main form").last().locator("button").press("Enter")
    await page.getByText("Pay this code in cash").waitFor()
    expect(await page.locator("main").innerText()).toMatch(/If you don’t pay by .*\d/)
    expect(await violationsInThemes(page)).toEqual([])
    await page.getByRole("button", { name: "View order" }).press("Enter")
    await confirmed(page)
    expect(complaints).toEqual([])
    await close()
  })

  it("F104 F106 save a card with consent, report its deletion in another tab, and leave no number", async () => {
    const { page, context, complaints, close } = await visitor(browser)
    const store = STORES.unitedStates
    await logIn(page, shop.address, store)
    await completeUntilPayment(page, shop.address, store)
    await page.locator("input[name=keep]").focus()
    await page.keyboard.press("Space")
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await openCheckout(page, shop.address, store)
    await deliverThereAgain(page, store)
    await page.locator("input[name=method][value^='kept:']").first().waitFor()
    expect(await page.locator("main").innerText()).toContain("Visa ending in 4242")
    expect(await violationsInThemes(page)).toEqual([])
    const code = (await cardFields(page)).locator("input")
    expect(await code.getAttribute("name")).toBe("securityCode")
    const cards = `/itxrest/2/user/store/${store.id}/wallet/card`
    const another = await context.newPage()
    await another.goto(`${shop.address}/${store.id}/`)
    await another.evaluate(
      async ([path, number]) => {
        const {
          cards: [first],
        }: { readonly cards: readonly { readonly hash: string }[] } = await (await fetch(path)).json()
        const added = await fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            number,
            month: "12",
            year: "2034",
            holder: "ANA PRAT",
            cvv2: "123",
            tag: "The other",
            isDefaultCard: true,
          }),
        })
        const gone = await fetch(`${path}?hash=${first?.hash}`, { method: "DELETE" })
        if (!added.ok || !gone.ok) throw new Error(`${await added.text()} ${await gone.text()}`)
      },
      [cards, OTHER_CARD] as const,
    )
    await another.close()
    await code.fill("123")
    await code.press("Enter")
    await page.getByText("no longer saved. You haven’t been charged.").waitFor()
    await expect
      .poll(() =>
        page
          .locator("input[name=method][value^='kept:']")
          .evaluateAll((methods) => methods.map((way) => way instanceof HTMLInputElement && way.checked)),
      )
      .toEqual([true])
    expect(await page.locator("main").innerText()).toContain("1111")
    const left = (await cardFields(page)).locator("input[name=securityCode]")
    await left.fill("123")
    await left.press("Enter")
    await confirmed(page)
    const storage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
    )
    const cookies = await context.cookies()
    expect(
      [CARDS.accepted, OTHER_CARD].filter(
        (number) => storage.includes(number) || JSON.stringify(cookies).includes(number),
      ),
    ).toEqual([])
    // The browser logs the refusal itself.
    expect(complaints.filter((complaint) => !complaint.includes("asynccheckout"))).toEqual([])
    await close()
  })
})

describe("Payment methods in a terminal", () => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-ways-"))
  const file = (name: string, content: unknown): string => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, JSON.stringify(content))
    return path
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("include gift cards first and the rest by another method, and name missing data before the purchase", async () => {
    const {
      delivery: { email },
    } = STORES.spain
    const address = file("address", {
      firstName: "Ana",
      lastName: "Prat",
      addressLines: ["Carrer de Mar 8"],
      city: "Girona",
      zipCode: "17001",
      stateCode: "GI",
      countryCode: "ES",
      phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
      email,
    })
    const giftCards = file("gifts", [{ number: "9280 1111 2222 3339", securityCode: "111" }])
    const run = (...words: readonly string[]) =>
      selvedge(
        ["--backend", shop.address, "--store", "ES", "--state-file", join(folder, "state.json"), "--json", ...words],
        { environment: { DATA_DIR: folder } },
      )
    const checkout = (...how: readonly string[]) =>
      run("checkout", "--shipping-address", address, "--accept-terms", ...how)
    expect((await run("cart", "add", (await findItem(shop.address, STORES.spain.id)).sku, "3")).code).toBe(0)
    expect((await checkout()).stderr).toContain("Choose a payment method")
    expect((await checkout("--payment-method", "a poem")).stderr).toContain("4 (iDEAL)")
    expect((await checkout("--payment-method", "iDEAL", "--bank", "none")).stderr).toContain("dike (Dike Bank)")
    const waiting = await checkout("--gift-cards", giftCards, "--payment-method", "8", "--wait", "0")
    expect(JSON.parse(waiting.stdout)).toMatchObject({ outcome: "scanRequired", qr: { provider: "cash" } })
    expect(waiting.code).toBe(4)
    expect(waiting.stdout + waiting.stderr).not.toMatch(/9280|3339|guestToken/)
  })
})

/** Selects the address of the previous purchase, which the address book offers now. */
async function deliverThereAgain(page: Page, { delivery }: StoreVisit): Promise<void> {
  await page.locator("main input[name=email]").fill(delivery.email)
  await page.locator("main form:has(input[name=email]) button[type=submit]").click()
  await page.locator("form:has(input[name=savedAddress]) button[type=submit]").click()
  await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
  await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
}
