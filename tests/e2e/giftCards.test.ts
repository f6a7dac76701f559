import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { violationsInBrands, violationsInThemes } from "./support/accessibilityViolations.ts"
import { selvedge } from "./support/selvedge.ts"
import type { StoreVisit } from "./support/customer.ts"
import {
  hydrated,
  cardFields,
  CARDS,
  confirmed,
  fillDelivery,
  pay,
  STORES,
  completeUntilPayment,
} from "./support/customer.ts"
import { storesOfToday } from "./support/storesOfToday.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-gift-cards-"))
const { shop, browser } = await openSharedFront({ showsPictures: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CARD = {
  receiverName: "Luis Prat",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34600000000",
  senderName: "Ana",
  message: "</textarea><script>alert(1)</script>",
}
/** The first bytes of an MP4 file. */
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from("ftypisom", "latin1"), Buffer.alloc(64)])
const POSTED = "<b>For you</b> 送"
const FORM = "form:has(input[name=receiverName])"

/** From the footer of the home page to the gift cards, and one of them into the cart. */
async function buyGiftCard(page: Page, { id }: StoreVisit): Promise<void> {
  await page.goto(`${shop.address}/${id}/`)
  await hydrated(page)
  await page.locator("footer a[href$='/gift-cards']").click()
  await page.waitForURL(/\/gift-cards$/)
  await page.locator("label:has(input[name=sku])").nth(1).click()
  await page.locator("label:has(input[name=style])").nth(1).click()
  for (const [name, text] of Object.entries(CARD)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator(`${FORM} button[type=submit]`).click()
  await page.locator("dialog[open] li", { hasText: CARD.receiverName }).waitFor()
}

/** Enters the payer's details, in a checkout without delivery. */
async function giveBill(page: Page, { email, fields }: StoreVisit["delivery"]): Promise<void> {
  await page.locator("main input[name=email]").fill(email)
  await page.locator("main form:has(input[name=email]) button[type=submit]").click()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
  await (await cardFields(page)).locator("input[name=number]").waitFor()
}

describe("A gift card by email", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia])) {
    it(`is bought by a guest without a delivery step, and names its recipient, ${store.direction}`, async () => {
      const { page, complaints, close } = await visitor(browser, { viewport: { width: 390, height: 844 } })
      await buyGiftCard(page, store)
      await page.locator("dialog[open] a[href$='/checkout']").click()
      await giveBill(page, store.delivery)
      expect(await page.locator("input[name=shippingMethod]").count()).toBe(0)
      expect(await page.locator("#step-address").innerText()).toBe(
        store.language === "en" ? "Billing address" : "عنوان الفاتورة",
      )
      await pay(page, CARDS.accepted)
      await confirmed(page)
      const words = await page.locator("main").innerText()
      expect([words.includes(CARD.receiverName), words.includes("???"), /^\s*·/m.test(words)]).toEqual([
        true,
        false,
        false,
      ])
      expect(complaints).toEqual([])
      await close()
    })
  }

  it("is accessible, with errors at its fields, and is edited from the cart", async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/gift-cards`)
    await hydrated(page)
    await page.locator(`${FORM} button[type=submit]`).click()
    await page.locator("input[name=receiverName][aria-invalid]").waitFor()
    expect(await page.locator("[aria-invalid]").count()).toBe(4)
    expect([await violationsInThemes(page), await violationsInBrands(page), await layoutOverflows(page)]).toEqual([
      [],
      [],
      [],
    ])
    await buyGiftCard(page, STORES.unitedStates)
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/cart`)
    await hydrated(page)
    await page.locator("main a[href*='orderItemId=']").click()
    await page.locator("input[name=receiverName]").waitFor()
    expect(await page.locator("textarea[name=message]").inputValue()).toBe(CARD.message)
    expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
    await page.locator("input[name=receiverName]").fill("Marta Roca")
    await page.locator(`${FORM} button[type=submit]`).click()
    await page.waitForURL(/\/cart$/)
    await page.locator("main li", { hasText: "Marta Roca" }).waitFor()
    expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
    expect(complaints).toEqual([])
    await close()
  })

  it("includes a video, refused at the field when it is invalid, and shown again when reopened", async () => {
    const { page, complaints, close } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      bypassCSP: true,
    })
    await buyGiftCard(page, STORES.unitedStates)
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/cart`)
    await hydrated(page)
    const picture = page
      .locator("main li", { hasText: CARD.receiverName })
      .locator("img[src*='/media/590001/']")
      .first()
    await picture.waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("main li img[src*='/media/590001/']")].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    )
    await page.locator("main a[href*='orderItemId=']").click()
    const [file, send] = [
      page.locator("input[name=video]"),
      page.locator("form:has(input[name=video]) button[type=submit]"),
    ]
    const refusedFor = async (name: string, mimeType: string, buffer: Buffer, words: RegExp) => {
      await file.setInputFiles({ name, mimeType, buffer })
      await send.click()
      await page.locator("input[name=video][aria-invalid]").waitFor()
      await page.getByText(words).waitFor()
    }
    await refusedFor("card.png", "image/png", MP4, /This file type isn’t supported\. Use MP4/)
    await refusedFor("long.mp4", "video/mp4", Buffer.concat([MP4, Buffer.alloc(5_242_880)]), /The maximum is 5\.2 MB/)
    expect([await violationsInThemes(page), await layoutOverflows(page)]).toEqual([[], []])
    await file.setInputFiles({
      name: "clip.mp4",
      mimeType: "video/mp4",
      buffer: Buffer.concat([MP4, Buffer.alloc(3_000_000)]),
    })
    await send.click()
    await page.getByText("Video added (MP4, 3.1 MB)").waitFor()
    await page.reload()
    await page.getByText("Video added (MP4, 3.1 MB)").waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it("beside physical items is in none of their parcels: the order lists emailed items separately", async () => {
    const { page, complaints, close } = await visitor(browser)
    const store = STORES.unitedStates
    await buyGiftCard(page, store)
    await completeUntilPayment(page, shop.address, store)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    const parts = page.locator("section[aria-labelledby=order-parts] li:has(h3)")
    await parts.first().waitFor()
    expect((await parts.locator("h3").allInnerTexts()).map((title) => title.split(" · ")[0])).toEqual([
      "Package 1",
      "By email",
    ])
    expect([
      (await parts.nth(0).innerText()).includes("gift card"),
      (await parts.nth(1).innerText()).includes(CARD.receiverName),
    ]).toEqual([false, true])
    expect(complaints).toEqual([])
    await close()
  })

  it("is added to the cart by a browser without scripts", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/gift-cards`)
    for (const [name, text] of Object.entries(CARD)) await page.locator(`[name=${name}]`).fill(text)
    await page.locator("[name=sendDate]").fill("2020-01-01")
    await page.locator("[name=sendTime]").fill("10:00")
    await page.locator(`${FORM} button[type=submit]`).click()
    await page.waitForURL(/\/gift-cards\?refused=/)
    await page.locator("input[name=sendDate][aria-invalid]").waitFor()
    for (const [name, text] of Object.entries(CARD)) await page.locator(`[name=${name}]`).fill(text)
    await page.locator(`${FORM} button[type=submit]`).click()
    await page.waitForURL(/\/cart$/)
    expect(await page.locator("main li", { hasText: CARD.receiverName }).count()).toBe(1)
    await close()
  })

  it("is chosen by post without scripts, with its message corrected, as a physical item in the cart", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.address}/${STORES.unitedStates.id}/gift-cards`)
    await page.locator("main nav a[href$='by=post']").click()
    await page.locator("main form [name=message]").fill("Drop by")
    await page.locator("main form button[type=submit]").click()
    await page.waitForURL(/\/gift-cards\?(?=.*by=post)(?=.*refused=)/)
    await page.locator("[name=message][aria-invalid]").waitFor()
    await page.locator("[name=message]").fill(POSTED)
    await page.locator("[name=quantity]").selectOption("2")
    await page.locator("main form button[type=submit]").click()
    await page.waitForURL(/\/cart$/)
    const line = page.locator("main li", { hasText: POSTED })
    expect(await line.locator("output").innerText()).toBe("2")
    await close()
  })

  it("is not sold by a store for companies, which reports that and links back", async () => {
    const { page, close } = await visitor(browser)
    const answer = await page.goto(`${shop.address}/10100049/gift-cards`)
    await hydrated(page)
    expect([answer?.status(), await page.locator("footer a[href$='/gift-cards']").count()]).toEqual([404, 0])
    expect(await page.locator("main h1").innerText()).toBe("Geschenkkarten sind nicht verfügbar")
    await page.locator("main a[href$='/10100049/']").waitFor()
    await close()
  })
})

describe("A gift card by post", () => {
  for (const store of storesOfToday([STORES.unitedStates, STORES.saudiArabia], 1)) {
    it(`gets a message, is edited, and bought by a guest with a delivery step, ${store.direction}`, async () => {
      const { page, complaints, close } = await visitor(browser, {
        viewport: { width: 390, height: 844 },
        bypassCSP: true,
      })
      await page.goto(`${shop.address}/${store.id}/gift-cards`)
      await hydrated(page)
      await page.locator("main nav a[href$='by=post']").click()
      await page.locator("input[name=by]").waitFor({ state: "attached" })
      expect([await violationsInThemes(page), await violationsInBrands(page), await layoutOverflows(page)]).toEqual([
        [],
        [],
        [],
      ])
      await page.locator("[name=message]").fill(POSTED)
      await page.locator("main form button[type=submit]").click()
      await page.locator("dialog[open] li", { hasText: POSTED }).waitFor()
      await page.goto(`${shop.address}/${store.id}/cart`)
      await hydrated(page)
      await page.locator("main a[href*='orderItemId=']").click()
      await page.locator("textarea[name=message]").fill(`${POSTED} 2`)
      await page.locator("form:has(textarea[name=message]) button[type=submit]").click()
      await page.waitForURL(/\/cart$/)
      await page.locator("main li", { hasText: `${POSTED} 2` }).waitFor()
      await page.goto(`${shop.address}/${store.id}/checkout`)
      await fillDelivery(page, store.delivery)
      await pay(page, CARDS.accepted)
      await confirmed(page)
      expect((await page.locator("main").innerText()).includes(`${POSTED} 2`)).toBe(true)
      expect(complaints).toEqual([])
      await close()
    })
  }
})

describe("A gift card in a terminal", () => {
  /** Commands of a separate customer. */
  const customer =
    (name: string) =>
    (...words: readonly string[]) =>
      selvedge(
        [
          "--backend",
          shop.address,
          "--store",
          "ES",
          "--language",
          "en",
          "--state-file",
          join(folder, `${name}.json`),
          ...words,
        ],
        { environment: { DATA_DIR: shop.dataDir } },
      )

  it("is chosen from the available amounts, written, shown, edited and bought", async ({ task }) => {
    const command = customer(`mail-${task.result?.retryCount ?? 0}`)
    const types = await command("gift-card", "options")
    expect([types.code, types.stdout]).toEqual([
      0,
      expect.stringMatching(/giftcard\.virtual-5000 +50,00[\s\S]*confetti +Confetti[\s\S]*Europe\/Madrid/),
    ])
    const refused = await command("gift-card", "add", "giftcard.virtual-5000", "--to", "Luis")
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/is unchanged:[\s\S]*senderName: required[\s\S]*receiverEmail: required/),
    ])
    expect((await command("gift-card", "add", "giftcard.virtual-1")).stderr).toContain("gift-card options")
    const added = await command(
      "--json",
      "gift-card",
      "add",
      "giftcard.virtual-5000",
      "--to",
      "Luis",
      "--email",
      "luis@example.org",
      "--phone",
      "+34600000000",
      "--from",
      "Ana",
      "--design",
      "ribbon",
    )
    expect([added.code, added.stderr]).toEqual([0, ""])
    const {
      items: [{ id: line }],
    } = JSON.parse(added.stdout)
    const changed = await command("gift-card", "update", line, "--to", "Marta")
    expect([changed.code, changed.stdout]).toEqual([0, expect.stringContaining("Marta")])
    expect((await command("gift-card", "show", line)).stdout).toMatch(
      /To +Marta[\s\S]*From +Ana[\s\S]*Design +ribbon[\s\S]*Editable +yes/,
    )
    writeFileSync(join(folder, "clip.mp4"), MP4)
    writeFileSync(join(folder, "clip.txt"), MP4)
    const wrong = await command("gift-card", "video", line, join(folder, "clip.txt"))
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("video format")])
    expect((await command("gift-card", "video", line, join(folder, "none.mp4"))).stderr).toContain("Cannot read")
    const sent = await command("gift-card", "video", line, join(folder, "clip.mp4"))
    expect([sent.code, sent.stdout]).toEqual([0, "Video: video/mp4, 76 bytes\n"])
    expect((await command("gift-card", "show", line)).stdout).toMatch(/Video +video\/mp4, 76 bytes/)
    writeFileSync(
      join(folder, "address.json"),
      JSON.stringify({
        firstName: "Ana",
        lastName: "Prat",
        addressLines: ["Carrer de Mar 8"],
        city: "Girona",
        zipCode: "17001",
        stateCode: "GI",
        countryCode: "ES",
        phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
        email: "ana@example.com",
      }),
    )
    writeFileSync(
      join(folder, "card.json"),
      JSON.stringify({ number: CARDS.accepted, holder: "Ana Prat", expiry: "12/34", securityCode: "123" }),
    )
    const bought = await command(
      "checkout",
      "--shipping-address",
      join(folder, "address.json"),
      "--card",
      join(folder, "card.json"),
      "--accept-terms",
    )
    expect([bought.code, bought.stdout, bought.stderr]).toEqual([
      0,
      expect.stringContaining("Order"),
      expect.stringContaining("50,00"),
    ])
  })

  it("is sent by post with a message only, and is shown and edited", async ({ task }) => {
    const command = customer(`post-${task.result?.retryCount ?? 0}`)
    expect((await command("gift-card", "options")).stdout).toMatch(/giftcard\.physical-5000 +50,00.* +by mail/)
    const refused = await command("gift-card", "add", "giftcard.physical-5000", "--to", "Luis")
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/is mailed[\s\S]*Leave out --to/)])
    const added = await command(
      "--json",
      "gift-card",
      "add",
      "giftcard.physical-5000",
      "--message",
      "Para ti",
      "--quantity",
      "2",
    )
    expect([added.code, added.stderr]).toEqual([0, ""])
    const items: readonly { readonly sku: string; readonly id: string; readonly quantity: number }[] = JSON.parse(
      added.stdout,
    ).items
    const line = items.find(({ sku }) => sku === "giftcard.physical-5000")
    expect(line?.quantity).toBe(2)
    expect((await command("gift-card", "update", line?.id ?? "", "--message", "Drop by")).stderr).toContain(
      "message: forbiddenWord",
    )
    expect((await command("gift-card", "update", line?.id ?? "", "--message", "Para Marta")).code).toBe(0)
    expect((await command("gift-card", "show", line?.id ?? "")).stdout).toMatch(
      /Delivery +by mail[\s\S]*Message +Para Marta/,
    )
  })

  it("is not available in a store that sells none", async () => {
    const none = await selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "10100049",
        "--state-file",
        join(folder, "none.json"),
        "gift-card",
        "options",
      ],
      { environment: { DATA_DIR: shop.dataDir } },
    )
    expect([none.code, none.stderr]).toEqual([2, "This store does not sell gift cards.\n"])
  })
})
