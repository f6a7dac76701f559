import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { listAt, numberAt, textAt } from "../sandbox/checkout/customer.ts"
import { fillStore } from "./support/fillStore.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { cardForm, CARDS, fillDelivery, pay, STORES, typeCard, completeUntilPayment } from "./support/customer.ts"

/** Purchases of each kind; `BROWSER_DOUBLES=20 npx vitest run --project e2e doubleSubmissions` runs a hundred. */
const EACH = Number(process.env["BROWSER_DOUBLES"] ?? 1)
const STORE = STORES.unitedStates

const { shop, browser } = await openSharedFront()
await fillStore(shop.address, STORE.id)

const button = (page: Page) => cardForm(page).locator("button[type=submit]")
const isPaid = (page: Page) => page.waitForURL(/\/confirmation\?/)
/** Requests of a press that comes too late, or on a page that has already moved to another state. */
const ignoreFailure = (press: Promise<unknown>) => press.catch(() => undefined)

/** Only one submission leaves the page. */
async function expectSingleSubmission(page: Page, press: () => Promise<unknown>): Promise<void> {
  const submissions: string[] = []
  page.on(
    "request",
    (request) => void (request.url().includes("/asynccheckout") ? submissions.push(request.url()) : undefined),
  )
  await press()
  await isPaid(page)
  expect(submissions).toHaveLength(1)
}

/** The ways in which a customer submits one purchase more than once. Each ends when a page shows that it is paid. */
const SCENARIOS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a double click": async (page) => {
    await typeCard(page, CARDS.accepted)
    await expectSingleSubmission(page, () => ignoreFailure(button(page).dblclick({ noWaitAfter: true })))
  },
  "Enter and a click": async (page) => {
    const fields = await typeCard(page, CARDS.accepted)
    await expectSingleSubmission(page, async () => {
      await fields.locator("input[name=holder]").press("Enter", { noWaitAfter: true })
      await ignoreFailure(button(page).dblclick({ noWaitAfter: true, force: true, timeout: 1_000 }))
    })
  },
  "two tabs": async (page) => {
    const second = await page.context().newPage()
    // The second tab reaches the same cart by the same steps.
    await second.goto(`${shop.address}/${STORE.id}/checkout`)
    await fillDelivery(second, STORE.delivery)
    for (const tab of [page, second]) await typeCard(tab, CARDS.accepted)
    await Promise.all([page, second].map((tab) => ignoreFailure(button(tab).click({ noWaitAfter: true }))))
    await Promise.race([page, second].map(isPaid))
  },
  "an impatient reload": async (page) => {
    const taken = new Promise<void>(
      (resolve) =>
        void page.route(
          "**/asynccheckout*",
          async (route) => {
            await route.fetch()
            resolve() // and the response is still pending when the page is left
          },
          { times: 1 },
        ),
    )
    await pay(page, CARDS.accepted)
    await taken
    await page.reload()
    await isPaid(page)
  },
  "an answer that is lost": async (page) => {
    await page.route(
      "**/asynccheckout*",
      async (route) => {
        await route.fetch()
        await route.abort("connectionreset")
      },
      { times: 1 },
    )
    await pay(page, CARDS.accepted)
    await isPaid(page)
  },
}

describe("In a browser, one purchase that is sent more than once", () => {
  for (const [name, way] of Object.entries(SCENARIOS)) {
    it(
      `F83 by ${name} is one order, paid once`,
      async () => {
        for (let count = 0; count < EACH; count += 1) {
          const { page, close } = await visitor(browser)
          await completeUntilPayment(page, shop.address, STORE)
          await way(page)
          const orders = await json(page, "order")
          expect([numberAt(orders, "totalCount"), textAt(orders, "orders.0.status")]).toEqual([1, "PAID"])
          const order = await json(page, `order/${textAt(orders, "orders.0.id")}`)
          expect(listAt(order, "payment").map((payment) => numberAt(payment, "amount"))).toEqual([
            numberAt(order, "totalOrder"),
          ])
          expect(listAt(await json(page, "cart"), "items")).toEqual([])
          await close()
        }
      },
      60_000 * (1 + EACH),
    )
  }
})

const json = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (address) => (await fetch(address)).json(), `/itxrest/2/order/store/${STORE.id}/${path}`)
