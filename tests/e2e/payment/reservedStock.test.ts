import { expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import { firstTimeVisitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { hydrated, findProduct, STORES } from "../support/customer.ts"

const { shop, browser } = await openSharedFront()
const store = STORES.spain

it("A size that sells out while a page is open cannot be selected once the sizes have the focus", async () => {
  const { page, context, complaints, close } = await firstTimeVisitor(browser)
  await findProduct(page, shop.address, store)
  const product = page.url()
  await context.addInitScript(() => {
    // A minute later: the page computes its age with its own clock.
    const now = performance.now.bind(performance)
    performance.now = () => now() + 61_000
    const shifts: number[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: "layout-shift",
      buffered: true,
    })
    Object.assign(window, { shifts })
  })
  const asked: string[] = []
  page.on("request", (request) => {
    if (/\/product\/\d+\/stock$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await page.goto(product)
  await hydrated(page)
  const sku = (await page.locator("input[name=sku]:not(:disabled)").last().getAttribute("value")) ?? ""
  const tile = page.locator(`label:has(input[value="${sku}"])`)
  const before = await tile.boundingBox()
  await callAdminApi(shop, "stock", { storeId: store.id, sku, units: 0 })
  await page.waitForLoadState("networkidle")
  expect(asked).toEqual([])
  await page.locator("main form:has(input[name=sku])").hover()
  await page.locator(`input[value="${sku}"]:disabled`).waitFor({ state: "attached" })
  // The rest of the page, which is fetched at its first use, may have told it first.
  expect(asked.length).toBeLessThanOrEqual(1)
  expect([await tile.boundingBox(), await page.evaluate(() => Reflect.get(window, "shifts"))]).toEqual([before, []])
  expect(await page.locator("main [role=alert]").allInnerTexts()).toEqual([""])
  expect(complaints).toEqual([])
  await callAdminApi(shop, "stock", { storeId: store.id, sku, units: 50 })
  await close()
})
