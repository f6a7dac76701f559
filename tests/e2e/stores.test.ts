import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serveCoordinateFrame } from "../../adapters/web/security/coordinateFrame.ts"
import { aStore } from "../support/builders/aStore.ts"
import { accessibilityViolations, violationsInThemes } from "./support/accessibilityViolations.ts"
import { callAdminApi } from "./support/callAdminApi.ts"
import { hydrated, openProduct, STORES } from "./support/customer.ts"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { firstTimeVisitor, visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import type { RunningShop } from "./support/runShop.ts"
import { runShop } from "./support/runShop.ts"

const { shop, browser } = await openSharedFront()
const LOCATOR = `/${STORES.spain.id}/stores`
const ARABIC = `/${STORES.saudiArabia.id}/stores`

/** Names of the scripts and data that the page has loaded, beyond those it came with. */
const mapFiles = (page: Page): Promise<unknown> =>
  page.evaluate(`performance.getEntriesByType("resource").filter(({ name }) => /countries-|leaflet/.test(name)).length`)
const marker = (page: Page, image: "on" | "off") => page.locator(`img[src$="marker_${image}.svg"]`)
const showMap = (page: Page) => page.getByRole("button", { name: "Ver mapa" }).click()

describe("the store locator", () => {
  it("finds stores with filters, shows them on a map on request, and selects one on both", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(shop.address + LOCATOR)
    await page.getByRole("searchbox").fill("Barcelona")
    await page.getByLabel("Recogida de pedidos").check()
    await page.getByRole("button", { name: "Buscar" }).click()
    await page.waitForURL(/place=Barcelona/)
    await hydrated(page)
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe("Tiendas cerca de Barcelona")
    expect(await mapFiles(page)).toBe(0)
    expect(await violationsInThemes(page)).toEqual([])

    const first = page.locator("main li[id^=store-]").first()
    await first.getByRole("button", { name: /^Ver en el mapa/ }).press("Enter")
    await marker(page, "on").waitFor({ state: "attached" })
    expect(await marker(page, "on").count()).toBe(1)
    expect(await first.getAttribute("aria-current")).toBe("true")
    const second = page.locator("main li[id^=store-]").nth(1)
    await second.getByRole("button", { name: /^Ver en el mapa/ }).press("Enter")
    await expect.poll(() => second.getAttribute("aria-current")).toBe("true")
    expect([await marker(page, "on").count(), await first.getAttribute("aria-current")]).toEqual([1, null])
    expect(await accessibilityViolations(page)).toEqual([])

    await first.getByRole("button", { name: /^Elegir como mi tienda/ }).click()
    await first.getByRole("button", { name: /^Quitar mi tienda/ }).waitFor()
    await first.getByRole("link", { name: /^Selvedge/ }).click()
    await page.getByRole("heading", { name: "Horario" }).waitFor()
    await page.getByRole("button", { name: /^Quitar mi tienda/ }).waitFor()
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(data.join()).toContain("ClothingStore")
    expect(await accessibilityViolations(page)).toEqual([])

    await page.locator("main section[aria-labelledby=store-stock] a").first().click()
    const chip = page.getByRole("link", { name: /^Eliminar filtro: Disponible en Selvedge/ })
    await chip.click()
    // The address changes before the list is shown.
    await chip.waitFor({ state: "detached" })
    await hydrated(page)
    const all = await page.locator("main [role=status]").first().innerText()
    await page.getByRole("button", { name: /^Filtrar/ }).click()
    await page.getByRole("checkbox", { name: /^Disponible en Selvedge/ }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Ver artículos" }).click()
    await chip.waitFor()
    expect(page.url()).toContain("physicalStoreId=")
    expect(Number.parseInt(await page.locator("main [role=status]").first().innerText(), 10)).toBeLessThan(
      Number.parseInt(all, 10),
    )
    await page.getByRole("button", { name: /^Filtrar/ }).click()
    await page.getByRole("link", { name: "Cambiar de tienda" }).click()
    await page.getByRole("heading", { level: 1, name: "Tiendas" }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it("F153 says why there is no map, and the list stays usable and accessible", async () => {
    const { page, close } = await visitor(browser, { permissions: [] })
    await page.route(/countries-110m/, (route) => route.abort())
    await page.goto(shop.address + LOCATOR)
    await hydrated(page)
    await showMap(page)
    await page.getByText("No se ha podido cargar el mapa.").waitFor()
    expect(await page.locator("main li[id^=store-]").count()).toBeGreaterThan(5)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.unroute(/countries-110m/)
    await page.getByRole("button", { name: "Reintentar" }).click()
    await page.getByRole("button", { name: "Acercar" }).waitFor()

    await page.getByRole("button", { name: "Usar mi ubicación" }).click()
    await page.getByText("No hemos podido").waitFor()
    await close()
  })

  it("fits 320 px and works from right to left", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(shop.address + ARABIC)
    await hydrated(page)
    await page.getByRole("button", { name: "عرض الخريطة" }).click()
    await page.getByRole("button", { name: "تكبير" }).waitFor()
    expect(await violationsInThemes(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.reload()
    expect(await layoutOverflows(page)).toEqual([])
    await close()
  })

  it("works as forms and links without scripts", async () => {
    const { page, close } = await firstTimeVisitor(browser, { javaScriptEnabled: false })
    await page.goto(shop.address + LOCATOR)
    await page.getByRole("searchbox").fill("Madrid")
    await page.getByLabel("Devoluciones").check()
    await page.getByRole("button", { name: "Buscar" }).click()
    expect(page.url()).toContain("services=returns")
    await page.locator("main li[id^=store-]").first().getByRole("link").first().click()
    await page.locator("main section[aria-labelledby=store-stock] a").first().click()
    const found = Number.parseInt(await page.locator("main [role=status]").first().innerText(), 10)
    await page.getByRole("link", { name: /^Eliminar filtro: Disponible en Selvedge/ }).click()
    expect(Number.parseInt(await page.locator("main [role=status]").first().innerText(), 10)).toBeGreaterThan(found)
    await page.goBack()
    await page.goBack()
    await page.getByRole("link", { name: "Madrid", exact: true }).click()
    await page.getByRole("heading", { name: "Tiendas en Madrid" }).waitFor()
    expect(await page.getByRole("button", { name: "Ver mapa" }).isVisible()).toBe(false)
    await close()
  })

  it("shows the same map beside the stock of stores", async () => {
    const { page, close } = await firstTimeVisitor(browser)
    await openProduct(page, shop.address, STORES.spain)
    await page.getByRole("button", { name: "Ver disponibilidad en tienda" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("radio").first().check({ force: true })
    await drawer
      .getByRole("button", { name: /^Ver en el mapa/ })
      .first()
      .click()
    await marker(page, "on").waitFor({ state: "attached" })
    expect(await accessibilityViolations(page)).toEqual([])
    await close()
  })
})

describe("the frame that converts coordinates", () => {
  const PAGE = "https://shop.example"
  const HOSTILE = `
    const attempts = [
      () => { parent.document.title = "stolen" },
      () => { top.location.href = "https://attacker.example/" },
      () => localStorage.setItem("stolen", "1"),
      () => { document.cookie = "stolen=1" },
    ]
    const reached = attempts.filter((attempt) => { try { attempt(); return true } catch { return false } }).length
    parent.postMessage({ stolen: reached }, "*")
    const callback = new URL(document.currentScript.src).searchParams.get("callback")
    window[callback]({ error: 0, x: btoa("121.5"), y: btoa("31.25") })`

  it("F151 reaches no cookie, storage or document of the page, and answers with two numbers", async () => {
    const { page, context, close } = await firstTimeVisitor(browser)
    const configuration = { MAPS_REGION: "china", MAPS_KEY: "k" }
    const served = await serveCoordinateFrame(
      new URL(`${PAGE}/maps/coordinates?storeId=${STORES.spain.id}`),
      { store: async () => aStore({ configuration }) },
      PAGE,
    )
    const body = await served.text()
    await context.route("https://api.map.baidu.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: HOSTILE }),
    )
    await context.route(`${PAGE}/**`, (route) =>
      route.request().url().includes("/maps/coordinates")
        ? route.fulfill({ headers: Object.fromEntries(served.headers), body })
        : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Shop</title><body></body>" }),
    )
    await page.goto(`${PAGE}/`)
    const answers = await page.evaluate(`new Promise((resolve) => {
      const answers = []
      const frame = document.createElement("iframe")
      frame.sandbox = "allow-scripts"
      frame.src = "/maps/coordinates"
      addEventListener("message", ({ data, origin }) => {
        if (data === "ready") return frame.contentWindow.postMessage({ id: 1, x: 121.4, y: 31.2 }, "*")
        answers.push({ ...data, origin })
        if (data.id === 1) resolve(answers)
      })
      document.body.append(frame)
    })`)
    expect(answers).toEqual([
      { stolen: 0, origin: "null" },
      { id: 1, x: 121.5, y: 31.25, origin: "null" },
    ])
    expect([await page.title(), page.url(), await context.cookies(PAGE)]).toEqual(["Shop", `${PAGE}/`, []])
    await close()
  })
})

describe("the maps of other providers", () => {
  const unitedStates = { id: STORES.unitedStates.id, town: "New York" }
  const japan = { id: STORES.japan.id, town: "東京" }
  const GOOGLE = "https://maps.googleapis.com"
  let own: RunningShop
  beforeAll(async () => {
    own = await runShop()
    await callAdminApi(own, "map-providers", { storeId: unitedStates.id, provider: "global" })
    await callAdminApi(own, "map-providers", { storeId: japan.id, provider: "china" })
  })
  afterAll(async () => {
    await own.stop()
  })

  /** The locator of a store, and the simulated provider behind Google's address. */
  const openLocator = async (
    { id, town }: { readonly id: string; readonly town: string },
    policy = (text: string) => text,
  ) => {
    const address = `${own.address}/${id}/stores?place=${encodeURIComponent(town)}`
    const visit = await firstTimeVisitor(browser)
    const { context, page } = visit
    await context.route(`${GOOGLE}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      if (pathname !== "/maps/api/js") return route.abort()
      const response = await fetch(`${own.address}/sandbox/maps/global/js${search}`)
      return route.fulfill({
        status: response.status,
        contentType: "text/javascript",
        body: await response.text(),
      })
    })
    await context.route(address, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const name = "content-security-policy"
      await route.fulfill({ response, headers: { ...headers, [name]: policy(headers[name] ?? "") } })
    })
    await page.goto(address)
    await hydrated(page)
    return visit
  }
  const places = (page: Page) => page.locator("main li[id^=store-]")
  const face = (page: Page, image: "on" | "off") =>
    page.locator(`[data-simulated-map] button:has(img[src*="marker_${image}."])`)

  /** Selects a store in the list, and another on the map, which opens its info window. */
  const selectOnBoth = async (page: Page, show: RegExp) => {
    await places(page).first().getByRole("button", { name: show }).click()
    await face(page, "on").waitFor({ state: "attached" })
    expect(await face(page, "on").count()).toBe(1)
    const info = page.locator("[data-simulated-info]")
    expect(await info.innerText()).toContain(await face(page, "on").getAttribute("title"))
    await face(page, "off").first().dispatchEvent("click")
    await expect.poll(() => places(page).first().getAttribute("aria-current")).toBeNull()
    expect(await page.locator("main li[aria-current=true]").count()).toBe(1)
    expect([await face(page, "on").count(), await info.count()]).toEqual([1, 1])
  }

  it("draws the global provider's map, and selects a store on the map and in the list", async () => {
    const { page, complaints, close } = await openLocator(unitedStates)
    await selectOnBoth(page, /^Show on map/)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it("F149 F153 says that the global provider failed, rejected its key or was blocked", async () => {
    const faults = { operationId: "mapGlobalScript", remaining: 1 }
    await callAdminApi(own, "faults", { ...faults, kind: "serverFault", remaining: 3 })
    const failing = await openLocator(unitedStates)
    const press = (name: string) => failing.page.getByRole("button", { name, exact: true }).click()
    await press("Show map")
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await failing.page.getByText("The map couldn’t be loaded.").waitFor()
      await press("Try again")
    }
    await failing.page.getByText("The map couldn’t be loaded.").waitFor()
    expect(await accessibilityViolations(failing.page)).toEqual([])
    await press("Try again")
    await failing.page.getByRole("button", { name: "Zoom in" }).waitFor()
    await failing.close()

    await callAdminApi(own, "faults", { ...faults, kind: "forbidden" })
    const rejected = await openLocator(unitedStates)
    await rejected.page.getByRole("button", { name: "Show map" }).click()
    await rejected.page.getByText("The map service isn’t available in this store.").waitFor()
    expect(await places(rejected.page).count()).toBeGreaterThan(3)
    await rejected.close()

    const blocked = await openLocator(unitedStates, (policy) => policy.replaceAll("@googlemaps/js-api-loader", ""))
    await blocked.page.getByRole("button", { name: "Show map" }).click()
    const explanation = blocked.page.getByText("Your browser or a network filter blocked the map.")
    await explanation.waitFor()
    await blocked.page.getByRole("button", { name: "Try again" }).click()
    await explanation.waitFor()
    expect(await accessibilityViolations(blocked.page)).toEqual([])
    expect(await places(blocked.page).count()).toBeGreaterThan(3)
    await blocked.close()
  })

  it("F151 draws the Chinese provider's map with positions from a frame of another origin", async () => {
    const { page, complaints, close } = await openLocator(japan)
    await selectOnBoth(page, /^地図で見る/)
    const frame = page.frames().find((one) => one.url().includes("/maps/coordinates"))
    expect(await frame?.evaluate("self.origin")).toBe("null")
    expect(complaints).toEqual([])
    await close()

    await callAdminApi(own, "faults", { operationId: "mapChinaConversion", kind: "brokenJson", remaining: 200 })
    const hostile = await openLocator(japan)
    await hostile.page.getByRole("button", { name: "地図を表示" }).click()
    await hostile.page.getByRole("button", { name: "拡大" }).waitFor()
    expect(await hostile.page.locator("[data-simulated-map] img").count()).toBe(0)
    expect(await places(hostile.page).count()).toBeGreaterThan(3)
    expect([await hostile.page.title(), hostile.page.url()]).not.toContain("stolen")
    await hostile.close()
  })
})
