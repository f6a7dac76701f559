import type { Page } from "playwright-core"
import { afterEach, describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { accessibilityViolations, violationsInThemes } from "../support/accessibilityViolations.ts"
import type { StoreVisit } from "../support/customer.ts"
import { hydrated, logIn, openCheckout, openProduct, STORES } from "../support/customer.ts"

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
const PHONE = { viewport: { width: 390, height: 844 } }

const { shop, browser } = await openSharedFront({ showsPictures: true })

/** Each test starts in a store without captchas, in any order, and other files find the defaults again. */
afterEach(async () => {
  for (const { id } of [STORES.unitedStates, STORES.saudiArabia])
    await callAdminApi(shop, "captchas", { storeId: id, kind: "native", demand: "suspicious" })
})

/**
 * A signed-in customer with one item on a wishlist, on its page, in a store that requires a captcha each time from now
 * on.
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
  await callAdminApi(shop, "captchas", { storeId: store.id, kind: "native", demand: "always" })
}

/** The answer to the challenge beside the image, in English. */
async function answerTo(page: Page): Promise<string> {
  const asked = await page.locator("fieldset", { has: page.locator("[name=captchaValue]") }).innerText()
  return (/in order: ([a-z, ]+)\./.exec(asked)?.[1] ?? "")
    .split(", ")
    .map((word) => DIGITS.indexOf(word))
    .join("")
}

const dialogue = (page: Page) => page.getByRole("dialog")
const focused = (page: Page) =>
  page.evaluate(
    () =>
      `${document.activeElement?.tagName} ` +
      `${document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent}`,
  )

describe("A store that requires a captcha each time", () => {
  it("opens one dialog for calls without a form, again after a wrong answer, and makes the change once", async () => {
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
    const items = await page
      .locator("main")
      .getByRole("button", { name: /^Remove/ })
      .count()
    await remove.focus()
    await page.keyboard.press("Enter")
    await dialogue(page).getByLabel("Letters in the image").waitFor()
    expect(await dialogue(page).getAttribute("aria-labelledby")).not.toBeNull()
    await expect.poll(() => focused(page)).toBe("INPUT captchaValue")
    expect([...(await violationsInThemes(page)), ...(await layoutOverflows(page))]).toEqual([])

    await page.keyboard.press("Escape")
    await dialogue(page).waitFor({ state: "detached" })
    // The list shows it at once, at the item's position; the refusal of the store removes it again.
    expect(await focused(page)).toMatch(/^SECTION/)
    await page.locator("main").getByText("The captcha must be solved.").waitFor()
    await remove.waitFor()
    expect([
      sent.length,
      await page
        .locator("main")
        .getByRole("button", { name: /^Remove/ })
        .count(),
    ]).toEqual([1, items])

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
    await page.locator("main [role=status]", { hasText: "Removed: " }).waitFor()
    // The list shows the removal before it is sent.
    await expect.poll(() => sent.length).toBe(4)
    expect(await page.getByRole("dialog").count()).toBe(0)
    expect(complaints.filter((complaint) => !/422|404/.test(complaint))).toEqual([])
    await close()
  })

  it("requires it for the address of a guest's order, and keeps the input after a wrong answer", async () => {
    const { page, close } = await visitor(browser, { bypassCSP: true, ...PHONE })
    const { email, fields } = STORES.unitedStates.delivery
    await callAdminApi(shop, "captchas", { storeId: STORES.unitedStates.id, kind: "native", demand: "always" })
    await openCheckout(page, shop.address, STORES.unitedStates)
    await page.locator("main input[name=email]").fill(email)
    await page.keyboard.press("Enter")
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
    await page.locator("form:has([name=firstName]) button[type=submit]").click()
    await page.getByLabel("Letters in the image").fill("no idea")
    await page.keyboard.press("Enter")
    await page.getByText("That wasn’t right. Try this one.").waitFor()
    await expect.poll(() => focused(page)).toBe("INPUT captchaValue")
    expect([...(await violationsInThemes(page)), ...(await layoutOverflows(page))]).toEqual([])
    await page.getByLabel("Letters in the image").fill(await answerTo(page))
    await page.keyboard.press("Enter")
    await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
    await page
      .locator("main")
      .getByText(fields["addressLine1"] ?? "")
      .waitFor()
    await close()
  })

  it("also shows it right to left on a phone, and leaves everything unchanged after a cancellation", async () => {
    const { page, close } = await visitor(browser, { bypassCSP: true, ...PHONE })
    await withList(page, STORES.saudiArabia)
    const remove = page
      .locator("main")
      .getByRole("button", { name: /^إزالة/ })
      .first()
    await remove.click()
    await dialogue(page).locator("input[name=captchaValue]").waitFor()
    expect(await dialogue(page).evaluate((element) => getComputedStyle(element).direction)).toBe("rtl")
    expect([...(await accessibilityViolations(page)), ...(await layoutOverflows(page))]).toEqual([])
    await dialogue(page).getByRole("button", { name: "إلغاء" }).click()
    await dialogue(page).waitFor({ state: "detached" })
    // The refusal of the store brings the item back.
    await remove.waitFor()
    expect(await remove.count()).toBe(1)
    await close()
  })
})
