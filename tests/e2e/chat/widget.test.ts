import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { accessibilityViolations, violationsInThemes } from "../support/accessibilityViolations.ts"
import { builtFile, builtFilesOf } from "../support/builtFile.ts"
import { hydrated, openProduct, STORES } from "../support/customer.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { mailsTo } from "../support/mailsTo.ts"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { recordBodies } from "../support/recordBodies.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

/** Bytes (gzip -9) of the chat beyond those of a page and its commands. */
const CHAT_BUDGET = 60_000
/** The chat's scripts, texts and styles. */
const CHAT_SOURCES = [
  /^ui\/features\/chat\/ChatWidget/,
  /^ui\/commands\/chat\/chatCommands/,
  /:texts\/\w+\/chat$/,
  /\/chat\.css$/,
]
const EMAIL = "chat-journey@example.com"
const PHONE = { width: 320, height: 640 }
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
)

/** A store whose customer service is open now: one of these time zones always is. */
async function openStore() {
  for (const store of [STORES.spain, STORES.unitedStates, STORES.japan]) {
    const answer = await fetch(`${shop.address}/itxrest/2/chat/store/${store.id}/visibility`)
    const { isVisible }: { readonly isVisible: boolean } = await answer.json()
    if (isVisible) return store
  }
  throw new Error("No store has an open workgroup.")
}

const WINDOW = "dialog.chat-window"

/** Opens the chat from the page, and starts it by the keyboard alone. */
async function startChat(page: Page): Promise<void> {
  await page.locator("main form[action*=contact] button").first().press("Enter")
  await page.locator(`${WINDOW} input[name=name]`).waitFor()
  await page.locator(`${WINDOW} input[name=name]`).focus()
  await page.keyboard.type("Ana Prat")
  await page.keyboard.press("Tab")
  await page.keyboard.type(EMAIL)
  await page.keyboard.press("Enter")
}

async function signIn(page: Page, storeId: string): Promise<void> {
  await page.goto(`${shop.address}/agent?store=${storeId}`)
  await page.getByLabel("Agent ID").fill("agent-1")
  await page.getByLabel("Agent key").fill("demo-agent-key-1")
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Offers" }).waitFor()
}

describe("A chat between a customer and an agent", () => {
  it("is started, continues after a reload and in another tab, and ends with a rating and its transcript", async () => {
    const store = await openStore()
    const [customer, agent] = [await visitor(browser), await visitor(browser)]
    await signIn(agent.page, store.id)
    expect(await accessibilityViolations(agent.page)).toEqual([])

    const { page } = customer
    await page.setViewportSize({ width: 1280, height: 800 })
    await openProduct(page, shop.address, store)
    await startChat(page)
    const [main, dialog] = [await page.locator("main").boundingBox(), await page.locator(WINDOW).boundingBox()]
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(dialog?.x ?? 0)

    await agent.page.getByRole("button", { name: "Accept" }).press("Enter")
    await agent.page.getByRole("heading", { name: "Ana Prat" }).waitFor()
    const message = page.locator(`${WINDOW} textarea`)
    await message.fill("My card is 4242 4242 4242 4242")
    await message.press("Enter")
    await agent.page.getByText("My card is **** **** **** ****").waitFor()
    await page
      .locator(`${WINDOW} input[type=file]`)
      .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: DOT })
    await page.locator(`${WINDOW} figure`).waitFor()
    await page.locator(`${WINDOW} .chat-composer button[type=submit]`).click()
    await agent.page.locator(".chat-log img").waitFor()
    await agent.page.getByText("Send a form").click()
    await agent.page.getByLabel("Title").fill("Return")
    await agent.page.getByLabel("Question").fill("Why?")
    await agent.page.getByLabel(/Options/).fill("Too small\nDamaged")
    await agent.page.getByRole("button", { name: "Send form" }).click()
    await page.locator(`${WINDOW} .chat-form label`, { hasText: "Damaged" }).click()
    await page.locator(`${WINDOW} .chat-form button[type=submit]`).click()
    await agent.page.getByText("Why?: Damaged").waitFor()
    expect(await violationsInThemes(page)).toEqual([])
    expect(await violationsInThemes(agent.page)).toEqual([])

    await page.reload()
    await hydrated(page)
    await page.locator(".chat-launcher button").press("Enter")
    await page.locator(`${WINDOW} .chat-log`, { hasText: "Damaged" }).waitFor()
    const other = await customer.context.newPage()
    await other.goto(`${shop.address}/${store.id}/`)
    await hydrated(other)
    await other.locator(".chat-launcher button").press("Enter")
    await other.locator(`${WINDOW} textarea`).fill("From another tab")
    await other.locator(`${WINDOW} textarea`).press("Enter")
    await agent.page.getByText("From another tab").waitFor()
    await other.close()
    await agent.page.getByLabel("Reply").fill("Seen")
    await agent.page.getByLabel("Reply").press("Enter")
    await page.locator(`${WINDOW} .chat-log`, { hasText: "Seen" }).waitFor()

    await page.locator(`${WINDOW} .chat-composer .chat-buttons button`).last().click()
    await page.locator(`${WINDOW} .chat-end label`, { has: page.locator("input[value='4']") }).click()
    await page.locator(`${WINDOW} .chat-end form button[type=submit]`).click()
    await page.locator(`${WINDOW} .chat-end > button`).click()
    await page.locator(`${WINDOW} .chat-end > [role=status]`).nth(2).waitFor()
    await expect.poll(async () => (await mailsTo(shop, EMAIL))[0]?.text ?? "").toContain("From another tab")
    await agent.page.getByRole("button", { name: "Leave" }).click()
    await page.locator(`${WINDOW} .chat-end .chat-buttons button`).first().click()
    await page.locator(`${WINDOW} input[name=name]`).waitFor()

    await agent.page.getByRole("button", { name: "Today" }).click()
    await agent.page.getByLabel("Day").fill(new Date().toISOString().slice(0, 10))
    await agent.page.getByRole("button", { name: "Show" }).click()
    await agent.page.getByRole("cell", { name: "4", exact: true }).first().waitFor()
    expect(await accessibilityViolations(agent.page)).toEqual([])
    expect([customer.complaints, agent.complaints]).toEqual([[], []])
    await Promise.all([customer.close(), agent.close()])
  })

  it("F147 fits a phone of 320 pixels, from right to left as well, as a drawer", async () => {
    for (const store of [STORES.saudiArabia, STORES.spain]) {
      const { page, complaints, close } = await visitor(browser, { viewport: PHONE })
      await page.goto(`${shop.address}/${store.id}/`)
      await hydrated(page)
      await page.locator("footer form[action*=contact] button").click()
      await page.locator(`${WINDOW} :is(input[name=name], [role=status] a)`).first().waitFor()
      expect(await layoutOverflows(page)).toEqual([])
      expect(await violationsInThemes(page)).toEqual([])
      expect(complaints).toEqual([])
      await close()
    }
  })

  it("that is stored leaves the page as it is when its script cannot be fetched", async () => {
    const { page, context, close } = await firstTimeVisitor(browser)
    await context.addInitScript(() => localStorage.setItem("selvedge.chatSession.v1", "{}"))
    const chatFile = builtFile("ui/features/chat/ChatWidget.tsx")
    await page.route(`**${chatFile}`, (route) => route.abort())
    const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(chatFile))
    await page.goto(`${shop.address}/${STORES.spain.id}/`)
    await hydrated(page)
    await refused
    const address = page.url()
    // The footer's button, unlike a stored chat, leads to the contact form.
    await page.locator("footer form[action*=contact] button").waitFor()
    await page.waitForLoadState("networkidle")
    expect(page.url()).toBe(address)
    await page.locator("footer form[action*=contact] button").click()
    await page.waitForURL(/contact/)
    await close()
  })

  it("costs nothing before it is opened, and at most 60 kB after that", async () => {
    const { page, close } = await visitor(browser)
    const fetched = recordBodies(page, ["script", "stylesheet"])
    await page.goto(`${shop.address}/${STORES.spain.id}/`)
    await hydrated(page)
    // A change of the page loads the router and the islands of a product.
    await page.locator("main a[href*='-l2']").first().click()
    await page.waitForURL(/-l\d+/)
    await page.locator("main form[action*=contact] button").first().waitFor()
    await page.waitForLoadState("networkidle")
    const before = new Set(fetched.keys())
    expect(before.has(builtFile("ui/app/router/pageRouter.ts"))).toBe(true)
    for (const source of ["ui/features/chat/ChatWidget.tsx", "ui/commands/chat/chatCommands.ts"])
      expect(before.has(builtFile(source))).toBe(false)
    await page.locator("main form[action*=contact] button").first().click()
    await page.locator(`${WINDOW} :is(input[name=name], [role=status] a)`).first().waitFor()
    await page.waitForLoadState("networkidle")
    // Other scripts, such as that of the statistics, are fetched at any time.
    const ofChat = builtFilesOf(CHAT_SOURCES, ["ui/app/boot.ts", "ui/commands/pages.ts"])
    let bytes = 0
    for (const [file, received] of fetched)
      if (ofChat.has(file) && !before.has(file)) bytes += gzipSync((await received).body, { level: 9 }).length
    expect(bytes).toBeGreaterThan(40_000)
    expect(bytes).toBeLessThanOrEqual(CHAT_BUDGET)
    process.stdout.write(`\nchat, gzip -9: ${bytes} of ${CHAT_BUDGET}\n`)
    await close()
  })
})
