import { describe, expect, it } from "vitest"
import { buyByRequests } from "./support/buyByRequests.ts"
import { STORES } from "./support/customer.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

describe("look", () => {
  for (const store of [STORES.unitedStates, STORES.saudiArabia])
  it("is seen " + store.id, async () => {
    const { page, complaints, close } = await visitor(browser)
    const shot = (name: string) => page.screenshot({ path: `/tmp/wrt/${store.id}-${name}.png`, fullPage: true })
    const { orderId, guestToken } = await buyByRequests(page, shop.address, store.id, [2, 1])
    await page.goto(`${shop.address}/${store.id}/orders/${orderId}/return`)
    await shot("1-items")
    await page.locator("[data-choose]").first().check()
    await page.locator("button[value=method]").click()
    await page.waitForTimeout(1500)
    await shot("2-error")
    await page.locator("[data-choose]").first().check()
    await page.locator("select[name^=reason]").first().selectOption("1")
    await page.locator("button[value=method]").click()
    await page.locator("button[value=review]").waitFor()
    await page.locator("input[value^=courier]").check()
    await page.locator("input[value=bank]").check()
    await shot("3-method")
    await page.locator("button[value=review]").click()
    await page.waitForTimeout(1500)
    await shot("4-methoderror")
    await page.locator("input[value=original]").check()
    await page.locator("button[value=review]").click()
    await page.locator("button[value=submit]").waitFor()
    await shot("5-review")
    await page.locator("button[value=submit]").click()
    await page.waitForURL(/returns\/\d+/)
    await page.waitForTimeout(1000)
    await shot("6-detail")
    await page.setViewportSize({ width: 390, height: 844 })
    await shot("7-phone")
    await page.goto(`${shop.address}/${store.id}/orders/${orderId}/returns`)
    await shot("8-order")
    console.log(guestToken.length, complaints)
    expect(complaints).toEqual([])
    await close()
  })
})
