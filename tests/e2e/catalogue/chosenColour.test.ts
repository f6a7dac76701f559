import { expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { hydrated, findProduct, STORES } from "../support/customer.ts"

const { shop, browser } = await openSharedFront()

it("A colour that is selected on a product's page survives a change of language and the return", async () => {
  const { page, complaints, close } = await visitor(browser)
  await findProduct(page, shop.address, STORES.saudiArabia)
  await page.reload()
  await hydrated(page)
  const colours = page.locator("main nav ul a[href*='colorId=']")
  const current = page.locator("main nav ul a[aria-current=true]")
  const other = colours.and(page.locator(":not([aria-current])")).last()
  const colorId = new URL((await other.getAttribute("href")) ?? "", page.url()).searchParams.get("colorId") ?? ""
  expect(colorId).toMatch(/^\d+$/)
  await other.click()
  await page.locator(`main nav ul a[aria-current=true][href*='colorId=${colorId}']`).waitFor()
  const shown = page.url()
  await page.locator("header details[name=tools]:has(a[hreflang]) summary").click()
  await page.locator("header details[name=tools] a[hreflang]:not([aria-current])").first().click()
  await page.waitForURL((url) => url.href !== shown)
  await hydrated(page)
  expect(new URL(page.url()).searchParams.get("colorId")).toBe(colorId)
  expect(await current.getAttribute("href")).toContain(`colorId=${colorId}`)
  expect(await page.locator("html").getAttribute("lang")).not.toBe("ar")
  const chosenThere = page.url()
  await page.locator("header a").first().click()
  await page.waitForURL((url) => url.href !== chosenThere)
  await page.goBack()
  await page.waitForURL(chosenThere)
  await page.locator(`main nav ul a[aria-current=true][href*='colorId=${colorId}']`).waitFor()
  expect(complaints).toEqual([])
  await close()
})
