import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { closeVisits, openBrowser, visitor } from "../support/openBrowser.ts"
import { violationsInThemes } from "../support/accessibilityViolations.ts"
import type { RunningShop } from "../support/runShop.ts"
import { runShop } from "../support/runShop.ts"
import { newEmail } from "../support/registerCustomer.ts"
import { addToCart, hydrated, CARDS, confirmed, findProduct, pay, STORES } from "../support/customer.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-provider-"))
const PASSWORD = "Selvedge2026"
const { id: store } = STORES.unitedStates

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop({ dataDir: join(folder, "data") }), openBrowser()])
  await giveCaptchaService(STORES.spain.id)
})
afterAll(async () => {
  await closeVisits(browser)
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Runs before any page: the web server caches a store's data for ten minutes, and a product page links its counterparts
 * in all other stores.
 */
async function giveCaptchaService(storeId: string): Promise<void> {
  await callAdminApi(shop, "captchas", { storeId, kind: "service", demand: "always" })
}

const tokens = async (context: Pick<BrowserContext, "cookies">) =>
  (await context.cookies()).filter(({ name }) => /^(__Host-)?(access|refresh)_token/.test(name))

describe("The identity provider's own pages", () => {
  it("create an account without JavaScript, and keep the cart", async () => {
    const { page, context, close } = await visitor(browser, { javaScriptEnabled: false })
    await findProduct(page, shop.address, STORES.unitedStates)
    const title = (await page.locator("h1").innerText()).replace(/\s+/g, " ")
    await addToCart(page)
    await page.goto(
      `${shop.address}/integration/oauth2/login?` +
        `${new URLSearchParams({ storeId: store, redirectUri: `/${store}/cart`, context: "checkout" }).toString()}`,
    )
    await page.getByRole("link", { name: "Create account" }).click()
    await page.getByLabel("Confirm password").waitFor()
    await page.getByLabel("Email", { exact: true }).fill(newEmail())
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await page.getByLabel("Confirm password").fill("Another2026")
    await page.getByLabel("I accept the privacy policy").check()
    await page.getByRole("button", { name: "Create account" }).click()
    await page.locator("[aria-invalid=true]").first().waitFor()
    expect(await page.getByLabel("Confirm password").getAttribute("aria-invalid")).toBe("true")
    for (const label of ["Password", "Confirm password"]) await page.getByLabel(label, { exact: true }).fill(PASSWORD)
    await page.getByRole("button", { name: "Create account" }).click()
    await page.waitForURL(`${shop.address}/${store}/cart`)
    expect(await page.locator("main").innerText()).toContain(title)
    expect((await tokens(context)).map(({ httpOnly }) => httpOnly)).toEqual([true, true])
    expect((await context.cookies()).find(({ name }) => name === `user_type@${store}`)?.value).toBe("registered")
    await close()
  })

  it("redirect through a simulated provider and back, also without JavaScript", async () => {
    const { page, context, close } = await visitor(browser, { javaScriptEnabled: false })
    await page.goto(
      `${shop.address}/integration/oauth2/login?` +
        `${new URLSearchParams({ storeId: store, redirectUri: `/${store}/` }).toString()}`,
    )
    await page.getByRole("link", { name: "Continue with Google" }).click()
    await page.getByRole("button", { name: "Continue", exact: true }).waitFor()
    await page.getByLabel("Email").fill(newEmail())
    await page.getByLabel("Password").fill(PASSWORD)
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await page.getByLabel("I accept the privacy policy").check()
    await page.getByRole("button", { name: "Create account" }).click()
    await page.waitForURL(`${shop.address}/${store}/`)
    expect(await tokens(context)).toHaveLength(2)
    await close()
  })
})

describe("The identity provider's pages in a store that requires a captcha", () => {
  it("submit the form by Enter in any field, and report a wrong captcha; both are accessible", async () => {
    const { id: storeId } = STORES.saudiArabia
    await callAdminApi(shop, "captchas", { storeId, kind: "native", demand: "always" })
    const { page, close } = await visitor(browser, { bypassCSP: true })
    await page.goto(
      `${shop.address}/integration/oauth2/login?` +
        `${new URLSearchParams({ storeId, redirectUri: `/${storeId}/`, langCode: "en" }).toString()}`,
    )
    const picture = () => page.getByRole("img").getAttribute("src")
    const email = page.getByLabel("Email or phone")
    await email.fill("registered@selvedge.example")
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await page.getByLabel("Letters in the image").fill("no idea")
    const first = await picture()
    await page.keyboard.press("Enter")
    await page.getByText("That wasn’t right. Try this one.").waitFor()
    expect([
      await page.getByLabel("Letters in the image").getAttribute("aria-invalid"),
      await email.inputValue(),
      (await picture()) === first,
    ]).toEqual(["true", "registered@selvedge.example", false])
    expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
    const second = await picture()
    await page.getByRole("button", { name: "New image" }).click()
    await expect.poll(picture).not.toBe(second)
    expect(await page.getByText("That wasn’t right").count()).toBe(0)
    expect(await email.inputValue()).toBe("registered@selvedge.example")
    await close()
  })
})

describe("A store with a captcha service", () => {
  it("shows its box under the page's own policy, also by the keyboard, and signs the customer in", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(`${shop.address}/${STORES.spain.id}/-1/login`)
    await hydrated(page)
    await page.getByLabel("Email or phone").fill("registered@selvedge.example")
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    // Before its script has run the box is disabled, and takes no focus.
    const box = page.frameLocator("iframe").getByRole("checkbox", { name: "I’m not a robot", disabled: false })
    await box.focus()
    await page.keyboard.press("Space")
    await page.frameLocator("iframe").getByText("Verified.").waitFor()
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.waitForURL(`**/${STORES.spain.id}/-1/`)
    // The only error is the browser's own about the response that required the captcha.
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([])
    await close()
  })

  it("sells to a guest who solves it for the address and for the payment", async () => {
    const { page, complaints, close } = await visitor(browser)
    const tick = async () => {
      const box = page
        .frameLocator("iframe:not([src*='/sandbox/vault'])")
        .getByRole("checkbox", { name: "I’m not a robot" })
      await box.focus()
      await page.keyboard.press("Space")
      await page.frameLocator("iframe:not([src*='/sandbox/vault'])").getByText("Verified.").waitFor()
      await page.getByRole("button", { name: "Continue", exact: true }).click()
    }
    const { email, fields } = STORES.spain.delivery
    await findProduct(page, shop.address, { ...STORES.spain, id: `${STORES.spain.id}/-1` })
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await page.locator("main input[name=email]").fill(email)
    await page.locator("main form:has(input[name=email]) button[type=submit]").click()
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
    await page.locator("form:has([name=firstName]) button[type=submit]").click()
    await tick()
    await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
    await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
    await pay(page, CARDS.accepted)
    await tick()
    await confirmed(page)
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([])
    await close()
  })
})
