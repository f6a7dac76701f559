import type { Page } from "playwright-core"
import { describe, it } from "vitest"
import { visitor } from "../e2e/support/openBrowser.ts"
import { openSharedFront } from "../e2e/support/openSharedFront.ts"
import {
  addToCart,
  hydrated,
  CARDS,
  confirmed,
  findProduct,
  fillDelivery,
  logIn,
  pay,
} from "../e2e/support/customer.ts"
import { inStoresOfToday } from "./support/inStoresOfToday.ts"
import { report, Survey } from "./support/Survey.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

/** One address of each kind of page that is reachable by links from the home page. */
async function linkedPages(page: Page, home: string): Promise<ReadonlyMap<string, string>> {
  const { origin, pathname } = new URL(home)
  const kinds = new Map([["home", home]])
  const toVisit = [home]
  for (let address = toVisit.shift(); address !== undefined; address = toVisit.shift()) {
    const answer = await fetch(address)
    // Addresses outside the shop, such as a policy, are not tested here.
    if (!new URL(answer.url).pathname.startsWith(pathname)) {
      for (const [kind, at] of kinds) if (at === address) kinds.delete(kind)
      continue
    }
    const html = answer.headers.get("content-type")?.startsWith("text/html") === true ? await answer.text() : ""
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), address)
      const kind = kindOf(url, pathname)
      if (url.origin !== origin || kind === undefined || kinds.has(kind)) continue
      kinds.set(kind, url.href)
      toVisit.push(url.href)
    }
  }
  return kinds
}

/** The kind of page at an address of this store; undefined for an external address and for a further page of a list. */
function kindOf(url: URL, home: string): string | undefined {
  if (!url.pathname.startsWith(home) || url.search !== "") return undefined
  const path = url.pathname.slice(home.length)
  if (/^-?\d+\//.test(path)) return undefined
  if (/-n\d+$/.test(path)) return "category"
  if (/-l[\w-]+$/.test(path)) return "product"
  if (/^stores\/.*-s\d+$/.test(path)) return "physical store"
  if (/^stores\/.*-c\d+$/.test(path)) return "stores of a city"
  return path === "" ? "home" : path
}

describe("Everybody can use, in both themes and at 320 px with longer texts,", () => {
  it(
    "F167 every page and state of a guest",
    inStoresOfToday(0, async (name, store) => {
      const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
      const survey = new Survey(page, store.id)
      const home = `${shop.address}/${store.id}/`
      await page.goto(`${shop.address}/?select-store=1`)
      await survey.look("stores")
      for (const [kind, address] of await linkedPages(page, home)) await survey.explore(kind, address)
      await page.goto(`${home}nowhere-n999999`)
      await survey.look("not found")
      await page.goto(`${home}search/qqqqq`)
      await hydrated(page)
      await survey.look("nothing found")
      await page.goto(`${home}search/a`)
      await hydrated(page)
      await survey.look("found")
      await findProduct(page, shop.address, store)
      await hydrated(page)
      await addToCart(page)
      await page.locator("dialog[open] li").first().waitFor()
      await survey.look("cart drawer")
      await survey.explore("cart with a line", `${home}cart`)
      await page.goto(`${home}checkout`)
      await page.locator("main input[name=email]").waitFor()
      await survey.look("checkout: who")
      await page.goto(`${home}checkout`)
      await page.locator("main input[name=email]").fill("no address")
      await page.locator("main form:has(input[name=email]) button[type=submit]").click()
      await page.locator("[aria-invalid=true]").first().waitFor()
      await survey.look("checkout: an error at its field")
      await page.goto(`${home}checkout`)
      await fillDelivery(page, store.delivery)
      await survey.look("checkout: pay")
      await page.goto(`${home}checkout`)
      await fillDelivery(page, store.delivery)
      await pay(page, CARDS.accepted)
      await confirmed(page)
      await survey.look("confirmation")
      report(name, survey)
      await close()
    }),
    360_000,
  )

  it(
    "F167 every page of an account",
    inStoresOfToday(1, async (name, store) => {
      const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
      const survey = new Survey(page, store.id)
      const home = `${shop.address}/${store.id}/`
      await logIn(page, shop.address, store)
      await page.goto(`${home}account`)
      await hydrated(page)
      const sections = await page
        .locator("main nav a")
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")))
      for (const address of new Set([`${home}account`, ...sections, `${home}wishlist`]))
        await survey.explore(new URL(address).pathname.slice(store.id.length + 2), address)
      report(name, survey)
      await close()
    }),
    360_000,
  )
})
