import { createServer } from "node:net"
import type { Browser, BrowserContextOptions, Response } from "playwright-core"
import { devices } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { SECRET_PARAMETERS } from "../../domain/navigation/secretParameters.ts"
import { closeVisits, openBrowser, visitor } from "./support/openBrowser.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"
import { hydrated, STORES } from "./support/customer.ts"

const { id: STORE } = STORES.spain
let shop: RunningShop
let browser: Browser
let desktop: string
let mobile: string
beforeAll(async () => {
  const port = await freePort()
  desktop = `http://127.0.0.1:${port}`
  mobile = `http://localhost:${port}`
  ;[shop, browser] = await Promise.all([
    runShop({
      environment: { PORT: String(port), PUBLIC_ORIGIN: desktop, MOBILE_ORIGIN: mobile, MOBILE_PREFIX: "/m" },
    }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await closeVisits(browser)
  await shop.stop()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === "object" && bound !== null ? bound.port : 0))
    })
  })
}

/** A visitor whose browser reaches both hosts of the shop and nothing else. */
async function customer(options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())))
  return { context, page, complaints }
}

/** Number of redirects before a visit's page. */
function steps(response: Response | null): number {
  let count = 0
  for (let request = response?.request().redirectedFrom(); request; request = request.redirectedFrom()) count += 1
  return count
}

describe("A visit", () => {
  it("F79 of a phone is redirected once to the mobile site, for any cookies and any address", async () => {
    const { context, page, complaints } = await customer(devices["Pixel 7"])
    await context.addCookies([
      { name: "site", value: "mobile", url: desktop },
      { name: "site", value: "desktop", url: mobile },
      { name: "language", value: "ca", url: desktop },
      { name: "language", value: "en", url: mobile },
      { name: "last_store", value: `${STORE}.-1`, url: desktop },
      { name: "last_store", value: "10000001.-5", url: mobile },
    ])
    const seoId = /-n(\d+)"/.exec(await (await fetch(`${desktop}/${STORE}/`)).text())?.[1]
    for (const path of [
      `/${STORE}/-99/`,
      `/${STORE}/-99/99999999/old-words-n${seoId}`,
      `/${STORE}?langId=-1&catalogId=5${STORE.slice(1)}`,
      "/",
    ]) {
      const answer = await page.goto(`${desktop}${path}`, { waitUntil: "domcontentloaded" })
      expect([path, answer?.status(), steps(answer), new URL(page.url()).origin]).toEqual([path, 200, 1, mobile])
      expect([path, steps(await page.reload({ waitUntil: "domcontentloaded" }))]).toEqual([path, 0])
    }
    await hydrated(page)
    await page.locator("main a").first().click()
    await page.waitForURL((url) => url.pathname.startsWith(`/m/${STORE}/`) && url.pathname !== `/m/${STORE}/-1/`)
    // One more click crosses to the other host, and the choice persists.
    await page.getByRole("link", { name: "Desktop version" }).click()
    await page.waitForURL(`${desktop}/${STORE}/**`)
    await page.goto(`${desktop}/${STORE}/-1/`)
    expect([new URL(page.url()).origin, complaints]).toEqual([desktop, []])
    await context.close()
  })

  it("of a tester has the staging banner on every page, and other visits have none", async () => {
    const { page, context, complaints, close } = await visitor(browser)
    await page.goto(`${desktop}/${STORE}/-1/`)
    await hydrated(page)
    expect(await page.getByRole("complementary", { name: "Test environment" }).count()).toBe(0)
    await context.addCookies([{ name: "itx-stage", value: "true", url: desktop }])
    for (const path of [`/${STORE}/-1/`, `/${STORE}/-1/cart`, "/?select-store=1", `/${STORE}/-1/nothing/here`]) {
      await page.goto(`${desktop}${path}`)
      await page.getByRole("complementary", { name: "Test environment" }).waitFor()
    }
    await page.goto(`${desktop}/${STORE}/-1/`)
    await hydrated(page)
    await page.locator("footer ul a").first().click()
    await page.waitForURL(/-n\d+$/)
    expect(await page.getByRole("complementary", { name: "Test environment" }).count()).toBe(1)
    expect(complaints.filter((line) => !line.includes("404"))).toEqual([])
    await close()
  })

  it("R20 has no secret left in its address once the page is there, and the rest stays", async () => {
    const { page, complaints, close } = await visitor(browser)
    const secrets = SECRET_PARAMETERS.map((name) => `${name}=s3cret`).join("&")
    await page.goto(`${desktop}/${STORE}/-1/?${secrets}&utm_source=letter`)
    await page.waitForURL(`${desktop}/${STORE}/-1/?utm_source=letter`)
    expect(await page.evaluate(() => document.head.innerHTML.includes("s3cret"))).toBe(false)
    await page.goto(`${desktop}/${STORE}/-1/confirmation?orderId=700000000001&guestToken=s3cret`)
    await page.waitForURL(`${desktop}/${STORE}/-1/confirmation?orderId=700000000001`)
    expect(complaints.filter((line) => !/40[134]/.test(line))).toEqual([])
    await close()
  })

  it("to the store selector is in the browser's language, and in the one that is chosen there", async () => {
    const { page, complaints, close } = await visitor(browser, { locale: "ar" })
    await page.goto(`${desktop}/`)
    await hydrated(page)
    expect(await page.locator("html").evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(["ar", "rtl"])
    await page.getByRole("link", { name: "Català", exact: true }).first().click()
    await page.waitForURL(/language=ca/)
    expect(await page.locator("html").evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(["ca", "ltr"])
    await page.goto(`${desktop}/?select-store=1`)
    expect([await page.locator("html").getAttribute("lang"), complaints]).toEqual(["ca", []])
    await close()
  })
})
