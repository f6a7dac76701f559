import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Frame, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { openProduct, STORES, completeUntilPayment } from "./support/customer.ts"

const { shop, browser } = await openSharedFront()
const HOME = `/${STORES.spain.id}/`

/** Tries to turn text into HTML by a policy of its own, as a third-party script would. */
const madePolicies = (page: Page | Frame): Promise<unknown> =>
  page.evaluate(`(() => {
  const made = []
  for (const name of ["evil", "default", "selvedge", "nextjs"]) {
    try {
      trustedTypes.createPolicy(name, { createHTML: (text) => text, createScriptURL: (text) => text })
      made.push(name)
    } catch { continue }
  }
  // The reference alone sets text that DOMPurify has sanitized.
  try {
    document.createElement("div").innerHTML = "<b>x</b>"
    if (!location.pathname.startsWith("/sandbox/reference/")) made.push("innerHTML")
  } catch { return made }
  return made
})()`)

/** Frames that keep their origin and run scripts on the page's own origin: their sandbox does not isolate them. */
const unfenced = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll("iframe")].filter((frame) =>
  new URL(frame.src, location.href).origin === location.origin &&
  frame.sandbox.contains("allow-scripts") &&
  frame.sandbox.contains("allow-same-origin")).map(({ src }) => src)`)

/** Every address of the shop and its sandbox whose page has a different policy than a plain store page. */
const PAGES = [
  "/?select-store=1",
  HOME,
  `${HOME}search?keyWord=camisa`,
  `${HOME}cart`,
  `${HOME}wishlist`,
  `${HOME}login`,
  `${HOME}register`,
  `${HOME}reset-password`,
  `${HOME}waiting-room`,
  `${HOME}session-expired`,
  `${HOME}confirmation?orderId=1`,
  `${HOME}payment?orderId=1`,
  `${HOME}nowhere`,
  "/sandbox/enter",
  "/sandbox/social/google?redirectUri=/",
  `/integration/oauth2/login?storeId=${STORES.spain.id}&redirectUri=${HOME}`,
  `/sandbox/policies/privacy?language=en`,
  "/sandbox/reference/",
]

describe("The content security policy", () => {
  it.each(PAGES)("F191 lets no script create a policy of its own, and the page works without one: %s", async (path) => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(`${shop.address}${path}`, { waitUntil: "load" })
    await page.waitForTimeout(300)
    const before = complaints.filter((complaint) => !/Failed to load resource|Failed to load .*40[0-9]/.test(complaint))
    expect([before, await madePolicies(page), await unfenced(page)]).toEqual([[], [], []])
    await close()
  })

  it("F191 also holds in the checkout and in the vault's frame, which has another origin", async () => {
    const { page, complaints, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.spain)
    expect(await madePolicies(page)).toEqual([])
    await completeUntilPayment(page, shop.address, STORES.spain)
    const vault = page.frames().find((frame) => frame.url().includes("/sandbox/vault"))
    if (vault === undefined) throw new Error("There is no frame of the vault.")
    await vault.locator("input[name=number]").waitFor()
    expect([new URL(vault.url()).origin === shop.address, await madePolicies(vault), await unfenced(page)]).toEqual([
      false,
      [],
      [],
    ])
    expect(complaints.filter((complaint) => !/trusted|Trusted/.test(complaint))).toEqual([])
    await close()
  })

  it("F191 lets the analytics of the admin console add events as text, accessible in both themes", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(`${shop.address}/sandbox/enter?to=/sandbox/analytics`)
    await page.fill("#key", readFileSync(join(shop.dataDir, "sandbox", "admin-key"), "utf8").trim())
    await page.click("main button[type=submit]")
    await page.locator("[data-live-state]", { hasText: "Connected" }).waitFor()
    const response = await fetch(`${shop.address}/v1/event`, {
      method: "POST",
      headers: {
        authorization: "Bearer demo-collector-token",
        "tracker-id": "live-visitor",
        "project-key": "selvedge-web",
        "content-type": "application/gzip",
      },
      body: new Uint8Array(
        gzipSync(`#selvedge-events 1\nT "version"="1"\nL ${Date.now()} INFO "commerce.<b>page" "{}"\n`),
      ),
    })
    expect(response.status).toBe(202)
    await page.locator("[data-live] tbody tr", { hasText: "commerce.<b>page" }).first().waitFor()
    expect(await madePolicies(page)).toEqual([])
    expect(complaints.filter((complaint) => !/trusted|Trusted/.test(complaint))).toEqual([])
    expect(await violationsInThemes(page)).toEqual([])
    await close()
  })

  it("F191 renders the API reference, operation by operation, without an inline style", async () => {
    const { page, complaints, close } = await visitor(browser)
    const answer = await page.goto(`${shop.address}/sandbox/reference/`)
    expect(answer?.headers()["content-security-policy"]).not.toMatch(/unsafe/)
    const documents = await page
      .locator("#select option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""))
    expect(documents.length).toBeGreaterThan(5)
    // Each takes the browser ten seconds; all of them use the same components.
    for (const name of documents.filter((_, at) => at % 6 === 0)) {
      await page.selectOption("#select", name)
      await page.locator(".opblock, .opblock-tag").first().waitFor()
      await page.evaluate(
        `document.querySelectorAll(".opblock-summary-control").forEach((summary, at) => { if (at < ` +
          "3) summary.click() })",
      )
      await page.locator(".opblock-body").first().waitFor()
      await page.evaluate(
        `document.querySelectorAll(".try-out__btn, .tablinks, .model-toggle, ` +
          `.models-control").forEach((button) => button.click())`,
      )
    }
    const shown = await page
      .locator(".opblock-summary")
      .first()
      .evaluate((element) => [getComputedStyle(element).display, element.getBoundingClientRect().height > 20])
    expect([shown, complaints]).toEqual([["flex", true], []])
    await close()
  })
})
