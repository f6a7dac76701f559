import type { Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"
import { builtFile } from "./support/builtFile.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { hydrated, STORES } from "./support/customer.ts"

const home = `/${STORES.unitedStates.id}/`
const { shop, browser } = await openSharedFront()

/** Calls that depend on the time since the page was opened. */
const TELEMETRY = /\/oam\//

/** A visitor on the home page, whose calls to the shop are counted. */
async function onHomePage() {
  const visit = await visitor(browser)
  const { page } = visit
  const documents: string[] = []
  const calls: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname)
    if (/\/(itxrest|page-data)\//.test(request.url())) calls.push(new URL(request.url()).pathname)
  })
  await page.goto(`${shop.address}${home}`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return { ...visit, documents, calls }
}

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window)
const heading = (page: Page) => page.locator("main h1").innerText()

/** Whether an address is that of the data of a category's page. */
const isDataOf = (href: string | null | undefined) => {
  const id = /-n(\d+)$/.exec(href ?? "")?.[1] ?? "none"
  return (url: URL) => url.pathname.startsWith("/page-data/") && url.href.includes(id)
}

/** Presses a link of the menu, open or not. */
const press = (page: Page, href: string | null | undefined) =>
  page.evaluate((path) => document.querySelector<HTMLElement>(`header nav a[href='${path}']`)?.click(), href)

/** Navigates from any page to the n-th category of the menu. */
async function toCategory(page: Page, number: number): Promise<void> {
  const before = await heading(page)
  const menu = page.locator("header nav details").first()
  await menu.locator("summary").first().click()
  await menu.locator("ul ul a").nth(number).click()
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main h1")?.innerText !== old, before)
}

describe("Navigating the shop", () => {
  it("stays in one document, loads no page that is shown, and moves the focus to the new page's heading", async () => {
    const { page, documents, calls, complaints, close } = await onHomePage()
    expect(calls).toEqual([])
    await toCategory(page, 0)
    expect(calls.filter((path) => path.includes("homepage") || path.includes("spot"))).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1")
    expect(await page.locator("div[role=status]").last().textContent()).toContain((await heading(page)).split("\n")[0])
    expect(await isSameDocument(page)).toBe(true)
    expect(documents).toEqual([home])
    expect(complaints).toEqual([])
    await close()
  })

  it("goes back to the previous position, without calling the shop again, and forward again", async () => {
    const { page, calls, close } = await onHomePage()
    const first = await heading(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector<HTMLElement>("header nav details ul ul a")?.click())
    await page.waitForURL(/-n\d+$/)
    await page.waitForFunction((old) => document.querySelector<HTMLElement>("main h1")?.innerText !== old, first)
    const second = await heading(page)
    const asked = calls.length
    await page.goBack()
    await page.waitForFunction((title) => document.querySelector<HTMLElement>("main h1")?.innerText === title, first)
    expect(new URL(page.url()).pathname).toBe(home)
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, place)
    await page.goForward()
    await page.waitForFunction((title) => document.querySelector<HTMLElement>("main h1")?.innerText === title, second)
    expect(calls.slice(asked).filter((path) => !TELEMETRY.test(path))).toEqual([])
    expect(await isSameDocument(page)).toBe(true)
    await close()
  })

  it("also goes back after a reload, before the router is loaded", async () => {
    const { page, complaints, close } = await onHomePage()
    const first = await heading(page)
    await toCategory(page, 0)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await page.waitForFunction((title) => document.querySelector<HTMLElement>("main h1")?.innerText === title, first)
    expect(new URL(page.url()).pathname).toBe(home)
    expect(complaints).toEqual([])
    await close()
  })

  it("leaves a jump within the page to the browser", async () => {
    const { page, calls, close } = await onHomePage()
    const first = await heading(page)
    await page.locator("a[href='#content']").focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/#content$/)
    await page.goBack()
    await page.waitForURL((url) => url.hash === "")
    expect(await heading(page)).toBe(first)
    expect(calls).toEqual([])
    await toCategory(page, 0)
    await page.goBack()
    await page.waitForFunction((title) => document.querySelector<HTMLElement>("main h1")?.innerText === title, first)
    expect(await isSameDocument(page)).toBe(true)
    await close()
  })

  it("shows the page of the last press, however slow the first one's response is", async () => {
    const { page, complaints, close } = await onHomePage()
    await toCategory(page, 0)
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const menu = page.locator("header nav details").first()
    await menu.locator("summary").first().click()
    const [one, two] = await Promise.all(
      [1, 2].map((number) => menu.locator("ul ul a").nth(number).getAttribute("href")),
    )
    const released: Promise<void>[] = []
    const answerLate = async (route: Route) => {
      const response = await route.fetch()
      await answered
      await route.fulfill({ response })
    }
    await page.route(isDataOf(one), (route) => void released.push(answerLate(route)))
    await press(page, one)
    await press(page, two)
    await page.waitForURL((url) => url.pathname === two)
    answer()
    await Promise.all(released)
    expect(released).not.toEqual([])
    await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
    expect(new URL(page.url()).pathname).toBe(two)
    expect(complaints).toEqual([])
    await close()
  })

  it("F45 aborts the calls for a page that a later press overtakes, and loads it when requested again", async () => {
    const { page, calls, complaints, close } = await onHomePage()
    await toCategory(page, 0)
    const links = page.locator("header nav details").first().locator("ul ul a")
    const [one, two] = await Promise.all([1, 2].map((number) => links.nth(number).getAttribute("href")))
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    let isHeld = true
    // Routes stay: the browser would answer a held request as soon as the last route is removed.
    await page.route(isDataOf(one), (route) => (isHeld ? undefined : route.continue()))
    const before = await stored()
    const asked = page.waitForRequest("**/page-data/**")
    await press(page, one)
    const held = await asked
    const aborted = page.waitForEvent("requestfailed", (request) => request === held)
    await press(page, two)
    await page.waitForURL((url) => url.pathname === two)
    await aborted
    isHeld = false
    expect(await stored()).toBe(before)
    calls.length = 0
    await press(page, one)
    await page.waitForURL((url) => url.pathname === one)
    expect(calls).toContain(new URL(held.url()).pathname)
    expect(complaints).toEqual([])
    await close()
  })

  it("loads a whole document when the router cannot be fetched", async () => {
    const { page, documents, close } = await onHomePage()
    await page.route(`**${builtFile("ui/app/router/pageRouter.ts")}`, (route) => route.abort())
    const menu = page.locator("header nav details").first()
    await menu.locator("summary").first().click()
    await menu.locator("ul ul a").first().click()
    await page.waitForURL(/-n\d+$/)
    await hydrated(page)
    expect(documents).toHaveLength(2)
    await close()
  })
})
