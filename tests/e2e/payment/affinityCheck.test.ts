import type { Page } from "playwright-core"
import { describe, expect, inject, it } from "vitest"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { visitor } from "../support/openBrowser.ts"
import { openFront } from "../support/openFront.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import { cardFields, CARDS, confirmed, pay, STORES, typeCard, completeUntilPayment } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

const { shop, browser } = await openFront({ environment: { CARD_ENTRY: "direct" } })

/** The part of the card form that asks whether the card supports installments. */
const place = (page: Page) => page.locator("form:has(input[name=number]) details:has([name=affinityVatin])")
const ask = async (page: Page) => place(page).locator("button").click()
const checkResult = (page: Page) => page.locator("form:has(input[name=number]) [role=status]")

describe("A card typed into the page", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia])) {
    it(`checks for installments on a narrow phone with the keyboard alone, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, {
        viewport: { width: 320, height: 640 },
        reducedMotion: "reduce",
      })
      await completeUntilPayment(page, shop.address, store)
      await page.locator("input[name=number]").fill("5399 9900 0000 0000")
      await place(page).locator("summary").focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await page.keyboard.type("12345678Z")
      await page.keyboard.press("Enter")
      await checkResult(page).locator("dl > div").nth(2).waitFor()
      expect(await checkResult(page).innerText()).toMatch(store.money)
      expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
      await page.locator("input[name=number]").fill("4242 4242 4242 4242")
      await checkResult(page).locator("dl").waitFor({ state: "detached" })
      await ask(page)
      await checkResult(page).locator("p").waitFor()
      expect([await checkResult(page).locator("dl").count(), complaints]).toEqual([0, []])
      await close()
    })
  }

  it("still pays when installments are unknown", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    await page.route("**/affinity-check*", (route) => route.fulfill({ status: 500, body: "no" }))
    await page.locator("input[name=number]").fill(CARDS.accepted)
    await place(page).locator("summary").click()
    await ask(page)
    await page.getByText("You can still use it to pay.").waitFor()
    await pay(page, CARDS.accepted)
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })
})

describe("A card typed into the frame of a vault", () => {
  const framed = inject("sharedShop")

  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia], 1)) {
    it(`checks for installments once it is complete, and pays with another token, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, {
        viewport: { width: 320, height: 640 },
        reducedMotion: "reduce",
      })
      const sent: string[] = []
      page.on(
        "request",
        (request) =>
          void (/affinity-check|asynccheckout/.test(request.url()) ? sent.push(request.postData() ?? "") : undefined),
      )
      await page.addInitScript(() => {
        const messages: string[] = []
        addEventListener(
          "message",
          ({ data }) => void (data?.vault === "changed" ? messages.push(data.vault) : undefined),
        )
        Object.assign(window, { received: messages })
      })
      await completeUntilPayment(page, framed.address, store)
      const parts = page.locator("details:has([name=affinityVatin])")
      const answer = page.locator("form:has(details [name=affinityVatin]) div[role=status]")
      const fields = await cardFields(page)
      await fields.locator("input[name=number]").fill("5399 9900 0000 0000")
      await parts.locator("summary").click()
      await page.locator("[name=affinityVatin]").press("Enter")
      await fields.locator("input[name=expiry][aria-invalid=true]:focus").waitFor()
      expect([sent, await answer.innerText()]).toEqual([[], ""])
      await typeCard(page, "5399990000000000", "739")
      await page.locator("[name=affinityVatin]").fill("12345678Z")
      await page.locator("[name=affinityVatin]").press("Enter")
      await answer.locator("dl > div").nth(2).waitFor()
      expect(await answer.innerText()).toMatch(store.money)
      expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
      expect(
        await fields
          .locator("input")
          .evaluateAll((inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.value !== "")),
      ).toEqual([true, true, true, true])
      await fields.locator("input[name=number]").fill("4242 4242 4242 4242")
      await answer.locator("dl").waitFor({ state: "detached" })
      await fields.locator("input[name=holder]").fill("ANA MARIA PRAT")
      await parts.locator("button").click()
      await answer.locator("p").waitFor()
      expect(await answer.locator("dl").count()).toBe(0)
      await page.locator("form:has([name=affinityVatin]) button[type=submit]").click()
      await confirmed(page)
      // Once for each response that no longer holds, and not for earlier or later input.
      expect(await page.evaluate(() => Reflect.get(window, "received"))).toEqual(["changed", "changed"])
      const tokens = sent.flatMap((body) => /"encrypted":"(v\.[^"]+)"/.exec(body)?.[1] ?? [])
      // The vault reports a missing resource by its status, which the browser logs as well.
      const unexpected = complaints.filter((complaint) => !/422 .*\/sandbox\/vault\/cards$/.test(complaint))
      expect([sent.length, new Set(tokens).size, sent.join().search(/539999|424242|739/), unexpected]).toEqual([
        3,
        3,
        -1,
        [],
      ])
      await close()
    })
  }
})
