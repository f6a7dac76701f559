import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { listAt, textAt } from "../sandbox/checkout/customer.ts"
import { fillStore } from "./support/fillStore.ts"
import { layoutBreaks } from "./support/layoutBreaks.ts"
import { openBrowser, visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import { ruleBreaksInThemes } from "./support/ruleBreaks.ts"
import type { StoreVisit } from "./support/customer.ts"
import {
  cardFields,
  cardForm,
  CARDS,
  confirmed,
  giveDelivery,
  logIn,
  pay,
  STORES,
  upToPayment,
  walkToPayment,
} from "./support/customer.ts"
import { strangerIn } from "./support/strangerIn.ts"

/** What the simulated bank does, by the card's number (contracts/sandbox/README.md). */
const BANK = {
  get: "4000002500003155",
  form: "4000002760003184",
  tab: "4000000000003063",
  challenge: "4000000000003220",
  challengeForEver: "4000000000003097",
  password: "4000000000009979",
} as const
/** A store that asks before a payment leads away. */
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
/**
 * As many fields as no bank asks for, each of 200 characters with everything in them that a form or a page could
 * misread.
 */
const MANY_FIELDS = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, one) => [
    `f${one}`,
    `<b title="${one}">&amp;</b>\r\n\t'</textarea>é語🧵%41+ ‮\r\n\r\n`.padEnd(200, "<&é>"),
  ]),
)
const APPROVE = "button[value=approve]"
const REFUSE = "button[value=refuse]"

const { shop, browser } = await openFront()
await fillStore(shop.address, GERMANY.id)

/** What a bank might say of a question, or a provider of a payment, said to a window. */
const forged = (to: string) =>
  `for (const status of ["OK", "Y"]) for (const said of [{ transactionId: "forged", status }, JSON.stringify({ transactionId: "forged", status }), "forged"]) ${to}.postMessage(said, "*")`
const question = (page: Page) => page.frameLocator("main iframe")
const atTheBank = (page: Page) => page.waitForURL(/\/sandbox\/bank\//)
/** What is wrong with how a page looks, in light and dark; the bank's own page in a frame is not the shop's. */
const broken = async (page: Page) => [...(await ruleBreaksInThemes(page)), ...(await layoutBreaks(page))]

describe("A payment that goes on at the bank", () => {
  it("goes there by a link and comes back to the confirmation, and a reload shows the same order", async () => {
    const { page, complaints, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.get)
    await atTheBank(page)
    await page.locator(APPROVE).click()
    const orderId = await confirmed(page)
    await page.reload()
    expect(await page.locator("main").innerText()).toContain(orderId)
    expect(complaints).toEqual([])
    await close()
  })

  it("F93 goes there by a form of a thousand fields of every kind, which arrive as they were given, and comes back", async () => {
    const { page, complaints, close } = await visitor(browser)
    const given: Readonly<Record<string, string>> = {
      ...MANY_FIELDS,
      submit: "1",
      action: "https://evil.example/",
      method: "get",
      elements: "x",
      "a b&c=d": "1=2&3",
      "‮é語🧵": "\"'><script>alert(1)</script>\r\n\t\u00a0+%41 ‮é語🧵 ",
    }
    await upToPayment(page, shop.address, STORES.unitedStates)
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
            paymentParameters: { ...given, ...answer.redirectContext.paymentParameters },
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
    expect([...arrived].filter(([name]) => name in given)).toEqual(Object.entries(given))
    expect(Object.values(MANY_FIELDS).every(({ length }) => length === 200)).toBe(true)
    expect([arrived.get("reference"), complaints]).toEqual([orderId, []])
    await close()
  })

  it("F85 asks again before it leads there a second time, on a page that the browser had kept as it was; declined, the order is paid in another way", async () => {
    const keeping = await openBrowser({ keepsPages: true })
    const { page, close } = await visitor(keeping)
    await page.addInitScript(
      "addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('was kept', location.pathname))",
    )
    await walkToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.get)
    await atTheBank(page)
    // The driver would wait for a page to load.
    await page.evaluate(() => history.back())
    await page.getByText("Until then nothing is paid.").waitFor()
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

  it("F95 begins only when the shopper says so: declined, the order stands unpaid with all that is in it, and is paid where it was left", async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await upToPayment(page, shop.address, GERMANY)
    const total = await page.locator("aside").innerText()
    await pay(page, BANK.get)
    await page.getByText("Bis dahin ist nichts bezahlt.").waitFor()
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
    // Nothing was decided at the bank, and nothing was said there.
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

  it("F94 opens a tab by a press, without a hold on the shop, as often as it was blocked or closed, and goes on where it began once it is decided", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.tab)
    const link = page.locator("main a[target=_blank]:not([href*='/policies/'])")
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

  it("says at the return that it was refused, also without scripts, and leads back to a checkout that still has everything", async () => {
    const { page, context, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
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
    await expect.poll(() => page.locator("input[name=email]").inputValue()).toBe(STORES.unitedStates.delivery.email)
    await giveDelivery(page, { ...STORES.unitedStates.delivery, fields: {} })
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect(await page.evaluate(() => sessionStorage.getItem("selvedge.typedAddress.v1"))).toBeNull()
    await close()
  })

  it("is not shown to another device, which is told so and nothing else", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.saudiArabia)
    await pay(page, BANK.get)
    await atTheBank(page)
    const orderId = await page.locator("dd").first().innerText()
    await close()
    const other = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await other.page.goto(`${shop.address}/${STORES.saudiArabia.id}/payment?orderId=${orderId}`)
    expect(await other.page.locator("main").innerText()).toContain("لا يمكننا رؤية هذا الدفع هنا")
    expect(await other.page.locator("main").innerText()).not.toContain("???")
    expect(await broken(other.page)).toEqual([])
    await other.close()
  })
})

describe("A bank that asks its holder something", () => {
  for (const store of [STORES.unitedStates, STORES.saudiArabia]) {
    it(`is answered in the checkout, and by no message from elsewhere (F97), in ${store.language}`, async () => {
      // The page's own policy, which lets no frame of a stranger in, is off.
      const { page, close } = await visitor(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true })
      await upToPayment(page, shop.address, store)
      const submissions: string[] = []
      page.on("request", (request) => {
        if (request.url().includes("/asynccheckout")) submissions.push(request.headers()["idempotency-key"] ?? "None")
      })
      await pay(page, BANK.challenge)
      await question(page).locator(APPROVE).waitFor()
      expect(await broken(page)).toEqual([])
      await page.evaluate(forged("window"))
      await page
        .frames()
        .find((frame) => frame.url().startsWith(shop.providers))
        ?.evaluate(forged("parent"))
      const stranger = await strangerIn(page)
      await stranger.run(forged("parent"))
      // Nor is the bank's frame led back by somebody else, who stays where they are to be heard.
      await stranger.run(
        `for (let one = 0; one < parent.length; one += 1) if (parent[one] !== self) try { parent[one].location.href = "${shop.address}/${store.id}/payment?transactionId=forged" } catch {}`,
      )
      await stranger.heard()
      await stranger.leave()
      expect(await page.locator("main iframe").count()).toBe(1)
      expect(submissions).toHaveLength(1)
      await question(page).locator(APPROVE).click()
      await confirmed(page)
      expect(new Set(submissions).size).toBe(2)
      await close()
    })
  }

  it("and is refused by the holder: nothing is charged, and another card pays", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.challenge)
    await question(page).locator(REFUSE).click()
    await page.getByText("Payment declined").waitFor()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })

  it("F96 for ever is asked three times and then given up, with everything kept", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.spain)
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

  it("is left for another card with everything kept", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.challenge)
    await page.getByRole("button", { name: "Choose another payment method" }).click()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })
})

describe("A payment that asks for the password again", () => {
  it("F98 takes it by keyboard alone, says when it was wrong, and leaves it nowhere", async () => {
    const { page, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.unitedStates)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await pay(page, BANK.password)
    await page.locator("input[name=password]").waitFor()
    expect(await broken(page)).toEqual([])
    await page.locator("#payment-question").focus()
    await page.keyboard.press("Tab")
    await page.keyboard.type("not-the-one-2026")
    await page.keyboard.press("Enter")
    await page.getByText("That was not the password.").waitFor()
    expect(await page.locator("input[name=password]").inputValue()).toBe("")
    await page.locator("input[name=password]").focus()
    await page.keyboard.type("Selvedge2026")
    await page.keyboard.press("Enter")
    await confirmed(page)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.documentElement.outerHTML]),
    )
    expect(kept).not.toMatch(/Selvedge2026|not-the-one-2026/)
    await close()
  })
})
