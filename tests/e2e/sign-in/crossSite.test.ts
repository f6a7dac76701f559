import type { Browser, BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { closeVisits, openBrowser } from "../support/openBrowser.ts"
import type { OtherSite } from "../support/otherSite.ts"
import { otherSite } from "../support/otherSite.ts"
import type { SharedShop } from "../support/seededWorld.ts"
import { runShop } from "../support/runShop.ts"
import { STORES } from "../support/customer.ts"
import { shopTabScript } from "../support/shopTabScript.ts"
import { findItem } from "../support/findItem.ts"

const { id: STORE } = STORES.unitedStates
const ORDER = `/itxrest/2/order/store/${STORE}`
/** Requests that change a session, a cart or an order. */
const TARGETS = [
  `/integration/oauth2/logout?storeId=${STORE}&channel=web`,
  `/integration/oauth2/refresh?storeId=${STORE}&channel=web`,
  `/${STORE}/cart/items`,
  `/${STORE}/cart/lines`,
  `${ORDER}/cart?appId=1`,
  `${ORDER}/asynccheckout?appId=1`,
  `/api/storefront/1/stores/${STORE}/users/guests`,
  `/itxrest/2/user/store/${STORE}/identity?appId=1`,
] as const
/** A cross-site link may open the customer's own cart; it changes nothing. */
const isRead = (target: string) => target.startsWith(`${ORDER}/cart`)
const ENCODINGS = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"] as const

let other: OtherSite
let browser: Browser
let script: string
beforeAll(async () => {
  ;[other, browser, script] = await Promise.all([otherSite(), openBrowser({ showsPictures: true }), shopTabScript()])
})
afterAll(async () => {
  other.close()
  await closeVisits(browser)
})

describe.each(["server", "page"] as const)(
  "A shop whose tokens the %s holds, for a customer on another site",
  (SESSION_HOLDER) => {
    let shop: SharedShop
    let stop: () => Promise<unknown>
    let context: BrowserContext
    let page: Page
    let sku = ""
    let before: unknown
    beforeAll(async () => {
      // The shop of the run holds the tokens itself.
      const own = SESSION_HOLDER === "server" ? undefined : await runShop({ environment: { SESSION_HOLDER } })
      shop = own ?? inject("sharedShop")
      stop = () => own?.stop() ?? Promise.resolve()
      context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      page = await context.newPage()
      ;({ sku } = await findItem(shop.address, STORE))
      await context.addInitScript(script)
      await page.goto(`${shop.address}/${STORE}/`)
      await page.evaluate(
        ([path, wanted]) => fetch(path, { method: "POST", body: new URLSearchParams({ sku: wanted, quantity: "1" }) }),
        [`/${STORE}/cart/items`, sku] as const,
      )
      before = await state()
    })
    afterAll(async () => {
      await context.close()
      await stop()
    })

    /** The customer's cookies and cart. */
    async function state() {
      const own = await context.newPage()
      await own.goto(`${shop.address}/${STORE}/`)
      const units = await own.evaluate(() => window.shopTab().units())
      await own.close()
      // Statistics start on their own a moment after a page, where the law needs no consent.
      const cookies = (await context.cookies(shop.address))
        .filter(({ name }) => name !== "analytics_id")
        .map(({ name, value }) => `${name}=${value}`)
        .toSorted()
      return { units, cookies }
    }

    it("holds one item for them", () => {
      expect(before).toMatchObject({ units: 1, cookies: { length: 4 } })
    })

    for (const site of ["neighbour", "foreign"] as const)
      it(`F22 refuses every form and text that a ${site} posts with their cookies`, async () => {
        const fields = { sku, quantity: "0", storeId: STORE }
        const answers: string[] = []
        for (const [number, target] of TARGETS.entries()) {
          await page.goto(other[site])
          const answered = page.waitForNavigation()
          await page.evaluate(
            ([action, enctype, named]) => {
              const form = document.body.appendChild(
                Object.assign(document.createElement("form"), { action, enctype, method: "POST" }),
              )
              for (const [name, value] of Object.entries(named))
                form.append(Object.assign(document.createElement("input"), { name, value }))
              form.submit()
            },
            [shop.address + target, ENCODINGS[(number + site.length) % ENCODINGS.length] ?? "", fields] as const,
          )
          answers.push(`${(await answered)?.status()}`)
        }
        await page.goto(other[site])
        const sent = page.waitForResponse((response) => response.url().includes("asynccheckout"))
        await page.evaluate(
          ([address, paths]) =>
            Promise.allSettled(
              paths.flatMap((path) =>
                ["POST", "PUT", "DELETE"].map((method) =>
                  fetch(address + path, {
                    method,
                    mode: method === "POST" ? "no-cors" : "cors",
                    credentials: "include",
                    headers: { "content-type": "text/plain" },
                    body: "{}",
                  }),
                ),
              ),
            ),
          [shop.address, TARGETS] as const,
        )
        answers.push(`${(await sent).status()}`)
        expect(answers).toEqual(answers.map(() => "403"))
        expect(await state()).toEqual(before)
      })

    for (const site of ["neighbour", "foreign"] as const)
      it(`F22 F25 changes nothing for a picture, script, frame, prefetch or link of a ${site}`, async () => {
        await page.goto(other[site])
        await page.evaluate(
          async ([address, paths]) => {
            const loaded = paths.flatMap((path) =>
              ["img", "script", "iframe", "link"].map(
                (tag) =>
                  new Promise<void>((done) => {
                    const element = document.createElement(tag)
                    for (const event of ["load", "error"]) element.addEventListener(event, () => done())
                    if (tag === "link") Object.assign(element, { rel: "prefetch", href: address + path })
                    else element.setAttribute("src", address + path)
                    document.body.append(element)
                  }),
              ),
            )
            await Promise.all(loaded)
            const rules = document.body.appendChild(document.createElement("script"))
            rules.type = "speculationrules"
            rules.text = JSON.stringify({ prerender: [{ source: "list", urls: paths.map((path) => address + path) }] })
          },
          [shop.address, TARGETS] as const,
        )
        const done: string[] = []
        for (const target of TARGETS) {
          const status = (await page.goto(shop.address + target))?.status() ?? 0
          if (status < 400 && !isRead(target)) done.push(`${target}: ${status}`)
          await page.goto(other[site])
        }
        expect(done).toEqual([])
        expect(await state()).toEqual(before)
      })
  },
)
