import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { fillStore } from "../support/fillStore.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { openBrowser, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import {
  cardFields,
  cardForm,
  CARDS,
  confirmed,
  fillDelivery,
  logIn,
  pay,
  STORES,
  completeUntilPayment,
  navigateToPayment,
} from "../support/customer.ts"
import { addThirdPartyFrame } from "../support/addThirdPartyFrame.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

/** Results of the simulated bank, by the card's number (contracts/sandbox/README.md). */
const BANK = {
  get: "4000002500003155",
  form: "4000002760003184",
  tab: "4000000000003063",
  challenge: "4000000000003220",
  challengeForEver: "4000000000003097",
  password: "4000000000009979",
} as const
/** A store that asks for confirmation before a payment leaves the page. */
const GERMANY: StoreVisit = {
  id: "10000049",
  language: "de",
  direction: "ltr",
  money: /€/,
  delivery: {
    email: "ana@example.com",
    fields: {
      firstName: "Ana",
      lastName: "Prat",
      phone: "3012345678",
      addressLine1: "Weberstraße 12",
      city: "Berlin",
      zipCode: "10115",
    },
  },
}
/** More fields than a bank sends, each of 200 characters with everything that a form or a page could misread. */
const MANY_FIELDS = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, one) => [
    `f${one}`,
    `<b title="${one}">&amp;</b>\r\n\t'</textarea>é語🧵%41+ ‮\r\n\r\n`.padEnd(200, "<&é>"),
  ]),
)
const APPROVE = "button[value=approve]"
const REFUSE = "button[value=refuse]"

const { shop, browser } = await openSharedFront()
await fillStore(shop.address, GERMANY.id)

/** Possible messages of a bank about a challenge, or of a payment provider, posted to a window. */
const forged = (to: string) =>
  `for (const status of ["OK", "Y"]) for (const said of [{ transactionId: "forged", status }, ` +
  `JSON.stringify({ transactionId: "forged", status }), "forged"]) ${to}.postMessage(said, "*")`
const question = (page: Page) => page.frameLocator("main iframe")
const atTheBank = (page: Page) => page.waitForURL(/\/sandbox\/bank\//)
/** The accessibility violations of a page, in light and dark; the bank's own page in a frame is not the shop's. */
const broken = async (page: Page) => [...(await violationsInThemes(page)), ...(await layoutOverflows(page))]

describe("A payment that continues at the bank", () => {
  it("redirects by a link and returns to the confirmation, and a reload shows the same order", async () => {
    const { page, complaints, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.get)
    await atTheBank(page)
    await page.locator(APPROVE).click()
    const orderId = await confirmed(page)
    await page.reload()
    expect(await page.locator("main").innerText()).toContain(orderId)
    expect(complaints).toEqual([])
    await close()
  })

  it("F93 redirects by a form of a thousand fields of every kind, which arrive unchanged, and returns", async () => {
    const { page, complaints, close } = await visitor(browser)
    const formFields: Readonly<Record<string, string>> = {
      ...MANY_FIELDS,
      submit: "1",
      action: "https://evil.example/",
      method: "get",
      elements: "x",
      "a b&c=d": "1=2&3",
      "‮é語🧵": "\"'><script>alert(1)</script>\r\n\t\u00a0+%41 ‮é語🧵 ",
    }
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await page.route("**/asynccheckout*", async (route) => {
      const response = await route.fetch()
      const answer: { readonly redirectContext: { readonly paymentParameters: Readonly<Record<string, string>> } } =
        await response.json()
      await route.fulfill({
        response,
        json: {
          ...answer,
          redirectContext: {
            ...answer.redirectContext,
            paymentParameters: { ...formFields, ...answer.redirectContext.paymentParameters },
          },
        },
      })
    })
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("/sandbox/bank/"),
    )
    await pay(page, BANK.form)
    const arrived = new URLSearchParams((await posted).postData() ?? "")
    await atTheBank(page)
    await page.locator(APPROVE).click()
    const orderId = await confirmed(page)
    expect([...arrived].filter(([name]) => name in formFields)).toEqual(Object.entries(formFields))
    expect(Object.values(MANY_FIELDS).every(({ length }) => length === 200)).toBe(true)
    expect([arrived.get("reference"), complaints]).toEqual([orderId, []])
    await close()
  })

  it("F85 asks again before a second redirect, on a page that the browser restored", async () => {
    const keeping = await openBrowser({ keepsPages: true })
    const { page, close } = await visitor(keeping)
    await page.addInitScript(
      "addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('was " +
        "kept', location.pathname))",
    )
    await navigateToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.get)
    await atTheBank(page)
    // The driver would wait for a page to load.
    await page.evaluate(() => history.back())
    await page.getByText("You won’t be charged before that.").waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem("was kept"))).toBe(`/${STORES.unitedStates.id}/checkout`)
    expect(await cardForm(page).count()).toBe(0)
    expect(await broken(page)).toEqual([])
    await page.getByRole("button", { name: "Not now" }).click()
    await page.waitForURL(/\/repayment\?/)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect(new URL(page.url()).searchParams.get("repay")).toBe("1")
    await close()
    await keeping.close()
  })

  it("F95 starts only on the customer's press; declined, the order stays unpaid and can be paid", async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await completeUntilPayment(page, shop.address, GERMANY)
    const total = await page.locator("main aside").innerText()
    await pay(page, BANK.get)
    await page.getByText("Vorher wird nichts abgebucht.").waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${GERMANY.id}/checkout`)
    expect(await broken(page)).toEqual([])
    await page.getByRole("button", { name: "Jetzt nicht" }).press("Enter")
    await page.waitForURL(/\/repayment\?/)
    await (await cardFields(page)).locator("input[name=number]").waitFor()
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
    const order: unknown = await page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/itxrest/2/order/store/${GERMANY.id}/order/${orderId}`,
    )
    expect([textAt(order, "status"), listAt(order, "items").length]).toEqual(["PENDING", 1])
    expect(total).toContain(textAt(order, "items.0.name"))
    // The bank has neither decided nor sent a message.
    const status: unknown = await page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/itxrest/2/order/store/${GERMANY.id}/order/${orderId}/payment-status`,
    )
    expect(textAt(status, "paymentStatus")).not.toBe("OK")
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toBe(orderId)
    expect(new URL(page.url()).searchParams.get("repay")).toBe("1")
    expect(complaints).toEqual([])
    await close()
  })

  it("F94 opens a tab by a press, without access to the shop, and continues in the first once decided", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.tab)
    const link = page.locator("main a[target=_blank]:not([href*='/legal/'])")
    await link.waitFor()
    await page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true }),
    )
    await link.press("Enter")
    expect(page.context().pages()).toHaveLength(1)
    const opened = async () => (await Promise.all([page.context().waitForEvent("page"), link.press("Enter")]))[0]
    const left = await opened()
    await left.locator(APPROVE).waitFor()
    await left.close()
    await page.bringToFront()
    const tab = await opened()
    await tab.locator(APPROVE).waitFor()
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await tab.locator(APPROVE).click()
    await tab.close()
    await page.bringToFront()
    await confirmed(page)
    await close()
  })

  it("reports a refusal at the return, also without scripts, and links back to a complete checkout", async () => {
    const { page, context, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.get)
    await atTheBank(page)
    await page.locator(REFUSE).click()
    await page.waitForURL(/\/payment\?/)
    await page.getByText("Payment declined").waitFor()
    expect(await broken(page)).toEqual([])
    const here = page.url()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    await plain.addCookies(await context.cookies())
    const quiet = await plain.newPage()
    await quiet.goto(here)
    expect(await quiet.locator("main").innerText()).toContain("Payment declined")
    await plain.close()
    await page.locator("main a[href$='/checkout']").click()
    await expect
      .poll(() => page.locator("main input[name=email]").inputValue())
      .toBe(STORES.unitedStates.delivery.email)
    await fillDelivery(page, { ...STORES.unitedStates.delivery, fields: {} })
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect(await page.evaluate(() => sessionStorage.getItem("selvedge.typedAddress.v1"))).toBeNull()
    await close()
  })

  it("is not shown to another device, which gets only that message", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.saudiArabia)
    await pay(page, BANK.get)
    await atTheBank(page)
    const orderId = await page.locator("dd").first().innerText()
    await close()
    const other = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await other.page.goto(`${shop.address}/${STORES.saudiArabia.id}/payment?orderId=${orderId}`)
    expect(await other.page.locator("main").innerText()).toContain("لا يمكن عرض عملية الدفع هذه هنا")
    expect(await other.page.locator("main").innerText()).not.toContain("???")
    expect(await broken(other.page)).toEqual([])
    await other.close()
  })
})

describe("A bank challenge", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia], 1)) {
    it(`is completed in the checkout, and by no message from elsewhere (F97), in ${store.language}`, async () => {
      // The page's own policy, which blocks third-party frames, is off.
      const { page, close } = await visitor(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true })
      await completeUntilPayment(page, shop.address, store)
      const submissions: string[] = []
      page.on("request", (request) => {
        if (request.url().includes("/asynccheckout")) submissions.push(request.headers()["idempotency-key"] ?? "none")
      })
      await pay(page, BANK.challenge)
      await question(page).locator(APPROVE).waitFor()
      expect(await broken(page)).toEqual([])
      await page.evaluate(forged("window"))
      await page
        .frames()
        .find((frame) => frame.url().startsWith(shop.providers))
        ?.evaluate(forged("parent"))
      const thirdParty = await addThirdPartyFrame(page)
      await thirdParty.run(forged("parent"))
      // A third party cannot navigate the bank's frame either, as long as its page stays open to be heard.
      await thirdParty.run(
        "for (let one = 0; one < parent.length; one += 1) if (parent[one] !== self) try { " +
          `parent[one].location.href = "${shop.address}/${store.id}/payment?transactionId=forged" } ` +
          "catch {}",
      )
      await thirdParty.received()
      await thirdParty.leave()
      expect(await page.locator("main iframe").count()).toBe(1)
      expect(submissions).toHaveLength(1)
      await question(page).locator(APPROVE).click()
      await confirmed(page)
      expect(new Set(submissions).size).toBe(2)
      await close()
    })
  }

  it("that is refused by the card holder charges nothing, and another card pays", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.challenge)
    await question(page).locator(REFUSE).click()
    await page.getByText("Payment declined").waitFor()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })

  it("F96 that repeats is shown three times and then abandoned, with everything kept", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.spain)
    await pay(page, BANK.challengeForEver)
    let last: string | null = ""
    for (const _ of [1, 2, 3]) {
      const next: Locator = page.locator(`main iframe:not([src*="/sandbox/vault"]):not([src="${last}"])`)
      last = await next.getAttribute("src")
      await next.contentFrame().locator(APPROVE).click()
    }
    await page.getByText("_ERR_CHALLENGE_FAILED").waitFor({ state: "attached" })
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })

  it("is abandoned for another card with everything kept", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.challenge)
    await page.getByRole("button", { name: "Choose another payment method" }).click()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })
})

describe("A payment that requires the password again", () => {
  it("F98 accepts it by keyboard alone, reports a wrong one, and stores it nowhere", async () => {
    const { page, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.unitedStates)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.password)
    await page.locator("input[name=password]").waitFor()
    expect(await broken(page)).toEqual([])
    await page.locator("#payment-question").focus()
    await page.keyboard.press("Tab")
    await page.keyboard.type("not-the-one-2026")
    await page.keyboard.press("Enter")
    await page.getByText("Wrong password.").waitFor()
    expect(await page.locator("input[name=password]").inputValue()).toBe("")
    await page.locator("input[name=password]").focus()
    await page.keyboard.type("Selvedge2026")
    await page.keyboard.press("Enter")
    await confirmed(page)
    const storage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.documentElement.outerHTML]),
    )
    expect(storage).not.toMatch(/Selvedge2026|not-the-one-2026/)
    await close()
  })
})
