import type { Page } from "playwright-core"
import { afterEach, describe, expect, it } from "vitest"
import { askDesk } from "./support/askDesk.ts"
import { layoutBreaks } from "./support/layoutBreaks.ts"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import { ruleBreaks, ruleBreaksInThemes } from "./support/ruleBreaks.ts"
import type { StoreVisit } from "./support/customer.ts"
import { hydrated, logIn, openCheckout, openProduct, STORES } from "./support/customer.ts"

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
const PHONE = { viewport: { width: 390, height: 844 } }

const { shop, browser } = await openFront({}, { showsPictures: true })

/** Each sentence begins in a store that asks for no captcha, in whichever order they are told. */
afterEach(async () => {
  for (const { id } of [STORES.unitedStates, STORES.saudiArabia])
    await askDesk(shop, "captchas", { storeId: id, kind: "native", demand: "suspicious" })
})

/**
 * Somebody logged in with one piece on a list of their account, on its page, in a store that from now on asks for a
 * captcha each time.
 */
async function withList(page: Page, store: StoreVisit): Promise<void> {
  await logIn(page, shop.address, store)
  await openProduct(page, shop.address, store)
  const heart = page.locator("main article form button[aria-pressed=false]").first()
  await Promise.all([
    page.waitForResponse((response) => /wishlist/.test(response.url()) && response.request().method() !== "GET"),
    heart.click(),
  ])
  await page.goto(`${shop.address}/${store.id}/wishlist`)
  await hydrated(page)
  await askDesk(shop, "captchas", { storeId: store.id, kind: "native", demand: "always" })
}

/** The answer to the question beside the picture, in English. */
async function answerTo(page: Page): Promise<string> {
  const asked = await page.locator("fieldset", { has: page.locator("[name=captchaValue]") }).innerText()
  return (/one after the other: ([a-z, ]+)\./.exec(asked)?.[1] ?? "")
    .split(", ")
    .map((word) => DIGITS.indexOf(word))
    .join("")
}

const dialogue = (page: Page) => page.getByRole("dialog")
const focused = (page: Page) =>
  page.evaluate(
    () =>
      `${document.activeElement?.tagName} ${document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent}`,
  )

describe("A store that asks for a captcha each time", () => {
  it("asks in one dialogue for what has no form, lets go by Esc, asks again after a wrong answer, and then does it once", async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await withList(page, STORES.unitedStates)
    const sent: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/wishlist-item/removal")) sent.push(request.postData() ?? "")
    })
    const remove = page
      .locator("main")
      .getByRole("button", { name: /^Remove/ })
      .first()
    const pieces = await page
      .locator("main")
      .getByRole("button", { name: /^Remove/ })
      .count()
    await remove.focus()
    await page.keyboard.press("Enter")
    await dialogue(page).getByLabel("Letters in the image").waitFor()
    expect(await dialogue(page).getAttribute("aria-labelledby")).not.toBeNull()
    await expect.poll(() => focused(page)).toBe("INPUT captchaValue")
    expect([...(await ruleBreaksInThemes(page)), ...(await layoutBreaks(page))]).toEqual([])

    await page.keyboard.press("Escape")
    await dialogue(page).waitFor({ state: "detached" })
    // The list had it at once, where the piece was; what the store refused comes back.
    expect(await focused(page)).toMatch(/^SECTION/)
    await page.locator("main").getByText("The captcha must be solved.").waitFor()
    await remove.waitFor()
    expect([
      sent.length,
      await page
        .locator("main")
        .getByRole("button", { name: /^Remove/ })
        .count(),
    ]).toEqual([1, pieces])

    await remove.focus()
    await page.keyboard.press("Enter")
    await dialogue(page).getByLabel("Letters in the image").fill("no idea")
    await page.keyboard.press("Enter")
    await dialogue(page).getByText("That wasn’t right. Try this one.").waitFor()
    await page.keyboard.press("Enter")
    await dialogue(page).locator("[aria-invalid=true]").waitFor()
    await dialogue(page)
      .getByLabel("Letters in the image")
      .fill(await answerTo(page))
    await dialogue(page).getByRole("button", { name: "Continue" }).click()
    await page.locator("main [role=status]", { hasText: "was taken out" }).waitFor()
    expect([sent.length, await page.getByRole("dialog").count()]).toEqual([4, 0])
    expect(complaints.filter((complaint) => !/422|404/.test(complaint))).toEqual([])
    await close()
  })

  it("asks for the address of a guest's order, says that an answer was wrong where the next one is typed, and goes on with what was given", async () => {
    const { page, close } = await visitor(browser, { bypassCSP: true, ...PHONE })
    const { email, fields } = STORES.unitedStates.delivery
    await askDesk(shop, "captchas", { storeId: STORES.unitedStates.id, kind: "native", demand: "always" })
    await openCheckout(page, shop.address, STORES.unitedStates)
    await page.locator("input[name=email]").fill(email)
    await page.keyboard.press("Enter")
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
    await page.locator("form:has([name=firstName]) button[type=submit]").click()
    await page.getByLabel("Letters in the image").fill("no idea")
    await page.keyboard.press("Enter")
    await page.getByText("That wasn’t right. Try this one.").waitFor()
    await expect.poll(() => focused(page)).toBe("INPUT captchaValue")
    expect([...(await ruleBreaksInThemes(page)), ...(await layoutBreaks(page))]).toEqual([])
    await page.getByLabel("Letters in the image").fill(await answerTo(page))
    await page.keyboard.press("Enter")
    await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
    expect(
      await page
        .locator("main")
        .getByText(fields["addressLine1"] ?? "")
        .count(),
    ).toBe(1)
    await close()
  })

  it("asks from right to left on a phone too, and leaves everything as it was to whoever cancels", async () => {
    const { page, close } = await visitor(browser, { bypassCSP: true, ...PHONE })
    await withList(page, STORES.saudiArabia)
    const remove = page
      .locator("main")
      .getByRole("button", { name: /^إزالة/ })
      .first()
    await remove.click()
    await dialogue(page).locator("input[name=captchaValue]").waitFor()
    expect(await dialogue(page).evaluate((element) => getComputedStyle(element).direction)).toBe("rtl")
    expect([...(await ruleBreaks(page)), ...(await layoutBreaks(page))]).toEqual([])
    await dialogue(page).getByRole("button", { name: "إلغاء" }).click()
    await dialogue(page).waitFor({ state: "detached" })
    expect(await remove.count()).toBe(1)
    await close()
  })
})
