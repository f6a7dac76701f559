import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { layoutBreaks } from "./support/layoutBreaks.ts"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import { ruleBreaksInThemes } from "./support/ruleBreaks.ts"
import { CARDS, confirmed, pay, STORES, upToPayment } from "./support/shopper.ts"

const { shop, browser } = await openFront({ environment: { CARD_ENTRY: "direct" } })

/** The place in the card's form that asks whether the card pays in parts. */
const place = (page: Page) => page.locator("form:has(input[name=number]) details:has([name=affinityVatin])")
const ask = async (page: Page) => place(page).locator("button").click()
const told = (page: Page) => page.locator("form:has(input[name=number]) [role=status]")

describe("A card typed into the page", () => {
  for (const store of [STORES.unitedStates, STORES.saudiArabia]) {
    it(`says on a narrow phone whether it pays in parts, with the keyboard alone and breaking no rule, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" })
      await upToPayment(page, shop.address, store)
      await page.locator("input[name=number]").fill("5399 9900 0000 0000")
      await place(page).locator("summary").focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await page.keyboard.type("12345678Z")
      await page.keyboard.press("Enter")
      await told(page).locator("dl > div").nth(2).waitFor()
      expect(await told(page).innerText()).toMatch(store.money)
      expect([await ruleBreaksInThemes(page), await layoutBreaks(page)]).toEqual([[], []])
      await page.locator("input[name=number]").fill("4242 4242 4242 4242")
      await told(page).locator("dl").waitFor({ state: "detached" })
      await ask(page)
      await told(page).locator("p").waitFor()
      expect([await told(page).locator("dl").count(), complaints]).toEqual([0, []])
      await close()
    })
  }

  it("pays all the same when nobody can say whether it pays in parts", async () => {
    const { page, close } = await visitor(browser)
    await upToPayment(page, shop.address, STORES.unitedStates)
    await page.route("**/affinity-check*", (route) => route.fulfill({ status: 500, body: "no" }))
    await page.locator("input[name=number]").fill(CARDS.accepted)
    await place(page).locator("summary").click()
    await ask(page)
    await page.getByText("You can pay with this card all the same.").waitFor()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })
})
