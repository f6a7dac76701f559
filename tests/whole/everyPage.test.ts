import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { layoutBreaks } from "../e2e/support/layoutBreaks.ts"
import { openBrowser, visitor } from "../e2e/support/openBrowser.ts"
import { ruleBreaksInBrands, ruleBreaksInThemes } from "../e2e/support/ruleBreaks.ts"
import type { RunningShop } from "../e2e/support/runShop.ts"
import { runShop } from "../e2e/support/runShop.ts"
import type { StoreVisit } from "../e2e/support/shopper.ts"
import { addToCart, alive, CARDS, confirmed, findProduct, giveDelivery, logIn, pay, STORES } from "../e2e/support/shopper.ts"

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop(), openBrowser({ showsPictures: true })])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** What the header opens, by store: it is the same on every page. */
const HEADERS = new Map<string, Set<string>>()

/** What was looked at, and what was wrong with it. */
class Survey {
  readonly #page: Page
  readonly #header: Set<string>
  readonly looked: string[] = []
  readonly wrong: Record<string, readonly string[]> = {}

  constructor(page: Page, storeId: string) {
    this.#page = page
    this.#header = HEADERS.get(storeId) ?? new Set()
    HEADERS.set(storeId, this.#header)
  }

  /** Looks at the page as it stands. */
  async look(name: string): Promise<void> {
    const page = this.#page
    await page.waitForLoadState("networkidle")
    const broken = [...await ruleBreaksInThemes(page), ...await ruleBreaksInBrands(page), ...await missingTexts(page), ...await layoutBreaks(page)]
    this.looked.push(name)
    if (broken.length > 0) this.wrong[name] = broken
  }

  /** Loads a page and looks at it; then, on a fresh one each, at everything it opens: what unfolds, and each dialog. */
  async explore(name: string, address: string): Promise<void> {
    const page = this.#page
    const load = async () => {
      await page.goto(address)
      await alive(page)
    }
    await load()
    await this.look(name)
    const opened = new Set<string>()
    for (;;) {
      await load()
      const openers = page.locator("main :is(summary, [aria-haspopup=dialog], [popovertarget]:not([popovertargetaction=hide])), header :is(summary, [aria-haspopup=dialog], [popovertarget]:not([popovertargetaction=hide]))").filter({ visible: true })
      const names = await openers.evaluateAll((elements) => elements.map((element) => `${element.closest("header") === null ? "" : "header: "}${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40).replace(element.parentElement?.tagName === "LI" ? /:.*/ : "", "")}`))
      const index = names.findIndex((opener) => !opened.has(opener) && !this.#header.has(opener))
      const next = names[index]
      if (next === undefined) return
      ;(next.startsWith("header: ") ? this.#header : opened).add(next)
      await openers.nth(index).click()
      await this.look(`${name} › ${next}`)
    }
  }
}

/** Keys that have no words, and values that were never meant to be read. */
function missingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => document.body.innerText.match(/\?\?\?[\w.]+\?\?\?|\[object \w+\]|\bundefined\b|\bNaN\b/g) ?? [])
}

/** One address of each kind of page that the pages themselves lead to, from the home page on, and however it is reached. */
async function linkedPages(page: Page, home: string): Promise<ReadonlyMap<string, string>> {
  const { origin, pathname } = new URL(home)
  const kinds = new Map([["home", home]])
  const toVisit = [home]
  for (let address = toVisit.shift(); address !== undefined; address = toVisit.shift()) {
    const answer = await fetch(address)
    // What the shop sends elsewhere, as a policy, is nobody's page here.
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

/** The kind of page at an address of this store; nothing elsewhere, and nothing for another page of a list. */
function kindOf(url: URL, home: string): string | undefined {
  if (!url.pathname.startsWith(home) || url.search !== "") return undefined
  const path = url.pathname.slice(home.length)
  if (/^-?\d+\//.test(path)) return undefined
  if (/-n\d+$/.test(path)) return "category"
  if (/-l[\w-]+$/.test(path)) return "product"
  return path === "" ? "home" : path
}

const ROUTES: Readonly<Record<string, StoreVisit>> = { "United States": STORES.unitedStates, "Saudi Arabia": STORES.saudiArabia }

/** Most of a survey is waiting for a page to be quiet: both stores are looked at side by side. */
const inEachStore = (survey: (name: string, store: StoreVisit) => Promise<void>) => async () => {
  const ended = await Promise.allSettled(Object.entries(ROUTES).map(([name, store]) => survey(name, store)))
  for (const one of ended) if (one.status === "rejected") throw one.reason
}

describe("Everybody can use, in both themes and at 320 px with longer texts,", () => {
  it("F167 every page and state of a guest", inEachStore(async (name, store) => {
    const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
    const survey = new Survey(page, store.id)
    const home = `${shop.address}/${store.id}/`
    await page.goto(`${shop.address}/?select-store=1`)
    await survey.look("stores")
    for (const [kind, address] of await linkedPages(page, home)) await survey.explore(kind, address)
    await page.goto(`${home}nowhere-n999999`)
    await survey.look("not found")
    await page.goto(`${home}search/qqqqq`)
    await alive(page)
    await survey.look("nothing found")
    await page.goto(`${home}search/a`)
    await alive(page)
    await survey.look("found")
    await findProduct(page, shop.address, store)
    await alive(page)
    await addToCart(page)
    await page.locator("dialog[open]").waitFor()
    await survey.look("cart drawer")
    await survey.explore("cart with a line", `${home}cart`)
    await page.goto(`${home}checkout`)
    await page.locator("input[name=email]").waitFor()
    await survey.look("checkout: who")
    await page.goto(`${home}checkout`)
    await page.locator("input[name=email]").fill("no address")
    await page.locator("form:has(input[name=email]) button[type=submit]").click()
    await page.locator("[aria-invalid=true]").first().waitFor()
    await survey.look("checkout: an error at its field")
    await page.goto(`${home}checkout`)
    await giveDelivery(page, store.delivery)
    await survey.look("checkout: pay")
    await page.goto(`${home}checkout`)
    await giveDelivery(page, store.delivery)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    await survey.look("confirmation")
    report(name, survey)
    await close()
  }), 360_000)

  it("F167 every page of an account", inEachStore(async (name, store) => {
    const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
    const survey = new Survey(page, store.id)
    const home = `${shop.address}/${store.id}/`
    await logIn(page, shop.address, store)
    await page.goto(`${home}account`)
    await alive(page)
    const sections = await page.locator("main nav a").evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")))
    for (const address of new Set([`${home}account`, ...sections, `${home}wishlist`])) await survey.explore(new URL(address).pathname.slice(store.id.length + 2), address)
    report(name, survey)
    await close()
  }), 360_000)
})

function report(name: string, { looked, wrong }: Survey): void {
  process.stdout.write(`\n${name}: ${looked.length} pages and states, each in three brands, light and dark, and at 320 px with longer texts:\n${looked.map((line) => `  ${line}`).join("\n")}\n`)
  expect(wrong).toEqual({})
}
