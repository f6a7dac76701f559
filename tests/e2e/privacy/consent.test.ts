import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { readConsentChoice } from "../../../domain/consent/ConsentChoice.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import {
  CARDS,
  completeUntilPayment,
  confirmed,
  findProduct,
  hydrated,
  openProduct,
  pay,
  STORES,
} from "../support/customer.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { collectedEvents, measuringRequests, storedIn } from "../support/measuredVisits.ts"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { projectRoot } from "../support/projectRoot.ts"

const { shop, browser } = await openSharedFront()
const SPAIN = `${shop.address}/${STORES.spain.id}/`
/** Buys a product that the visitor searched and looked at. */
async function buy(page: Page, store = STORES.spain, term = "camisa") {
  await page.goto(`${shop.address}/${store.id}/search/${term}`)
  await hydrated(page)
  await completeUntilPayment(page, shop.address, store)
  await pay(page, CARDS.accepted)
  await confirmed(page)
}

describe("Stored values", () => {
  it("F163 F165 of a whole purchase are necessary ones alone after a refusal, and nothing is measured", async () => {
    const { page, context, complaints, close } = await firstTimeVisitor(browser, {}, "none")
    const measured = measuringRequests(context, shop.address)
    const collected = await collectedEvents(shop)
    await page.goto(SPAIN)
    await hydrated(page)
    // In this regime nothing may be stored before a choice either.
    await openProduct(page, shop.address, STORES.spain)
    expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    await page.getByRole("button", { name: "Rechazar todas" }).click()
    await page.getByRole("button", { name: "Rechazar todas" }).waitFor({ state: "hidden" })
    await buy(page)
    expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    await page.goto("about:blank")
    expect([measured, complaints, await collectedEvents(shop)]).toEqual([[], [], collected])
    await close()
  })

  it("F163 F165 of a visitor who accepted are registered, and withdrawal deletes those of the groups", async () => {
    const { page, complaints, close } = await visitor(browser)
    await buy(page)
    await openProduct(page, shop.address, STORES.spain)
    await hydrated(page)
    await page.waitForFunction(() => localStorage.getItem("selvedge.recentProducts.v1") !== null)
    const before = await storedIn(page)
    expect(before).toMatchObject({
      personalization: expect.arrayContaining([
        "localStorage selvedge.recentProducts.v1",
        "localStorage selvedge.searches.v1",
      ]),
      unknown: [],
    })
    await page.goto(`${SPAIN}cookies`)
    await hydrated(page)
    const boxes = page.getByRole("checkbox", { checked: true, disabled: false })
    expect(await boxes.count()).toBe(2)
    await page.getByRole("checkbox", { name: "Personalización" }).uncheck()
    await page.getByRole("checkbox", { name: "Análisis" }).uncheck()
    await page.getByRole("button", { name: "Guardar elección" }).click()
    await page.getByText("Hemos guardado tu elección.").waitFor()
    await page.waitForFunction(() => localStorage.getItem("selvedge.recentProducts.v1") === null)
    expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    expect(complaints).toEqual([])
    await close()
  })

  it("F163 with Global Privacy Control are necessary ones where the law is opt-out, and it is confirmed", async () => {
    const { page, context, complaints, close } = await firstTimeVisitor(
      browser,
      { extraHTTPHeaders: { "sec-gpc": "1" } },
      "none",
    )
    await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
    const measured = measuringRequests(context, shop.address)
    const collected = await collectedEvents(shop)
    await findProduct(page, shop.address, STORES.unitedStates)
    await hydrated(page)
    expect(await page.getByText("Opt-out request honored").isVisible()).toBe(true)
    expect(await page.locator("#consent-form").count()).toBe(0)
    await buy(page, STORES.unitedStates, "shirt")
    expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    await page.goto("about:blank")
    expect([measured, complaints, await collectedEvents(shop)]).toEqual([[], [], collected])
    await close()
  })
})

describe("The banner", () => {
  it("is refused by the keyboard without leaving the page, in each theme, at 320 px; other tabs follow", async () => {
    const { page, context, complaints, close } = await visitor(
      browser,
      { viewport: { width: 320, height: 640 } },
      "none",
    )
    await page.goto(SPAIN)
    await hydrated(page)
    const other = await context.newPage()
    await other.goto(`${SPAIN}cookies`)
    await other.goto(`${shop.address}/${STORES.spain.id}/-1/`)
    expect(await violationsInThemes(page)).toEqual([])
    expect(await layoutOverflows(page)).toEqual([])
    await page.reload()
    await hydrated(page)
    // After the link to the content.
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Rechazar todas")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Rechazar todas" }).waitFor({ state: "hidden" })
    await other.getByRole("button", { name: "Reject all" }).waitFor({ state: "hidden" })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN")
    // The page without the banner has no banner before any script runs either.
    await page.reload({ waitUntil: "domcontentloaded" })
    expect(await page.locator("#consent-form").count()).toBe(0)
    await page.goto(`${SPAIN}cookies`)
    await hydrated(page)
    expect(await violationsInThemes(page)).toEqual([])
    expect(await layoutOverflows(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it("works as a form without scripts and never covers the purchase; nothing shifts when it appears", async () => {
    const plain = await visitor(browser, { javaScriptEnabled: false }, "none")
    await plain.page.goto(`${SPAIN}?a=1`)
    await plain.page.getByRole("button", { name: "Aceptar todas" }).click()
    await plain.page.waitForURL(`${SPAIN}?a=1`)
    expect(await plain.page.locator("#consent-form").count()).toBe(0)
    await plain.close()
    const { page, close } = await visitor(browser, { viewport: { width: 390, height: 700 } }, "none")
    await page.goto(`${SPAIN}cart`)
    await hydrated(page)
    expect(await page.locator(".consent-banner").evaluate((banner) => getComputedStyle(banner).position)).toBe("static")
    await page.goto(SPAIN)
    await hydrated(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          })
          setTimeout(() => resolve(0), 200)
        }),
    )
    expect(shifts).toBe(0)
    await close()
  })
})

describe("Autoconsent", () => {
  const rule: unknown = JSON.parse(readFileSync(join(projectRoot, "docs/autoconsent.json"), "utf8"))
  const script = readFileSync(
    join(projectRoot, "node_modules/@duckduckgo/autoconsent/dist/autoconsent.playwright.js"),
    "utf8",
  )
  const config = {
    enabled: true,
    autoAction: "optOut",
    disabledCmps: [],
    enablePrehide: false,
    enableCosmeticRules: true,
    enableGeneratedRules: false,
    detectRetries: 20,
    isMainWorld: true,
    prehideTimeout: 2_000,
    enableHeuristicDetection: true,
    heuristicMode: "reject",
    enablePopupMutationObserver: false,
    visualTest: false,
    logs: {},
  }

  /** The first store of each language, as its home page, language and brand. */
  async function homesByLanguage() {
    const answer = await fetch(`${shop.address}/itxrest/2/catalog/store`, { headers: { "session-holder": "client" } })
    const { stores } = await answer.json()
    const homes = new Map<string, { readonly path: string; readonly brandId: string }>()
    for (const { id, countryCode, brandId, supportedLanguages } of stores)
      for (const { id: languageId, code } of supportedLanguages)
        if (countryCode !== "US" && !homes.has(code)) homes.set(code, { path: `/${id}/${languageId}/`, brandId })
    return homes
  }

  it("F165 refuses the banner in all languages, by itself in those that it knows, and nothing is stored", async () => {
    const homes = await homesByLanguage()
    expect(homes.size).toBe(13)
    const { page, context, close } = await firstTimeVisitor(browser, {}, "none")
    // Only the script in the page's head is needed.
    await context.route("**/assets/*.js", (route) => route.abort())
    let refused: (name: string) => void = () => undefined
    let rules: readonly unknown[] = []
    await page.exposeFunction("autoconsentSendMessage", (message: { readonly type: string; readonly cmp?: string }) => {
      if (message.type === "init")
        void page.evaluate(
          `autoconsentReceiveMessage(${JSON.stringify({ type: "initResp", rules: { autoconsent: rules }, config })})`,
        )
      if (message.type === "autoconsentDone") refused(message.cmp ?? "")
    })
    const withoutRule = new Set(["ar", "he", "ja", "ko", "zh"])
    for (const [language, { path, brandId }] of homes) {
      rules = withoutRule.has(language) ? [rule] : []
      await context.clearCookies()
      await page.goto(`${shop.address}${path}`, { waitUntil: "domcontentloaded" })
      const done = new Promise<string>((resolve) => (refused = resolve))
      await page.evaluate(script)
      const cmp = await done
      await page.locator("#consent-form").waitFor({ state: "hidden" })
      const cookie = (await context.cookies()).find(({ name }) => name === consentCookie(brandId))?.value
      expect([language, cmp, readConsentChoice(decodeURIComponent(cookie ?? ""))?.groups]).toEqual([
        language,
        withoutRule.has(language) ? "selvedge" : "HEURISTIC-REJECT",
        { analytics: false, personalization: false },
      ])
      expect(await storedIn(page)).toMatchObject({ analytics: [], personalization: [], unknown: [] })
    }
    await close()
  }, 180_000)
})
