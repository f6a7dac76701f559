import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import axe from "axe-core"
import type { Page, Request } from "playwright-core"
import { describe, expect, inject, it } from "vitest"
import { endPage, receivedLogs } from "../support/receivedLogs.ts"
import { RETRIED, firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openFront } from "../support/openFront.ts"
import { runShop } from "../support/runShop.ts"
import { cardFields, cardForm, confirmed, pay, STORES, typeCard, completeUntilPayment } from "../support/customer.ts"
import { addThirdPartyFrame } from "../support/addThirdPartyFrame.ts"

/** Each with a different security code, so that either is recognised anywhere. */
const CARDS = [
  ["4000000000000002", "739"],
  ["4000000000003220", "851"],
  ["378282246310005", "7391"],
] as const

const { shop, browser } = await openFront({ storage: "own" })

/** The card numbers and separate security codes that occur in a text. */
function secretsIn(text: string): readonly string[] {
  return CARDS.flatMap(([number, code]) => [
    ...(text.replace(/[ \u00a0+]|%20/g, "").includes(number) ? [number] : []),
    ...(new RegExp(`(?<![\\w.,:%/-])${code}(?![\\w.,:%-])`).test(text) ? [`code ${code}`] : []),
  ])
}

/** The body of a request, decompressed where it is compressed (as telemetry is). */
function bodyOf(request: Request): string {
  const body = request.postDataBuffer()
  if (body === null) return ""
  return (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString("utf8")
}

/** All requests of the browser to the shop's own origin. */
function sentTo(page: Page, origin: string): readonly string[] {
  const sent: string[] = []
  page.context().on("request", (request) => {
    if (new URL(request.url()).origin === origin)
      sent.push(`${request.url()}\n${request.headers()["referer"] ?? ""}\n${bodyOf(request)}`)
  })
  return sent
}

/** The browser's storage, and the page, in its current state and as the server renders it. */
async function storageOf(page: Page): Promise<string> {
  const here = await page.evaluate(
    "(async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, (await " +
      "indexedDB.databases()).map(({ name }) => name), history.state, location.href, " +
      "document.documentElement.outerHTML]))()",
  )
  const rendered = await page.context().request.get(page.url(), RETRIED)
  return [String(here), JSON.stringify(await page.context().cookies()), await rendered.text()].join("\n")
}

/** Files of a folder that contain a card's number; the shared generated images are left out. */
function filesHoldingCards(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  if (files.length < 10) throw new Error(`${folder} is not what a shop keeps.`)
  return files.filter((file) => CARDS.some(([number]) => readFileSync(file, "latin1").includes(number)))
}

const vaultFrame = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes("/sandbox/vault"))
  if (frame === undefined) throw new Error("There is no frame of the vault.")
  return frame
}

describe("A card's number and code", () => {
  it("F104 are in nothing that the shop receives, stores, renders or prints, for any kind of purchase", async () => {
    const { page, close } = await firstTimeVisitor(browser)
    const sent = sentTo(page, shop.address)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    const [refused, challenged, accepted] = CARDS
    await pay(page, ...refused)
    await page.getByText("Payment declined").waitFor()
    const afterRefused = await storageOf(page)
    await pay(page, ...challenged)
    await page.frameLocator("main iframe").locator("button[value=refuse]").click()
    await page.getByText("Payment declined").waitFor()
    await typeCard(page, ...accepted)
    await page.locator("summary", { hasText: "Pay in installments" }).click()
    await page.getByRole("button", { name: "Check installment options" }).click()
    await page.getByText("This card doesn’t offer installments. You’ll pay in full.").waitFor()
    const afterQuestion = await storageOf(page)
    await cardForm(page).locator("button[type=submit]").click()
    await confirmed(page)
    expect(secretsIn(afterQuestion)).toEqual([])
    expect(sent.some((text) => /affinity-check[^]*"encrypted":"v\./.test(text))).toBe(true)
    expect([secretsIn(afterRefused), secretsIn(await storageOf(page))]).toEqual([[], []])
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.some((text) => text.includes('"encrypted":"v.'))).toBe(true)
    await endPage(page)
    await expect.poll(() => receivedLogs(shop)).toContain("commerce.purchase")
    expect(secretsIn(await receivedLogs(shop))).toEqual([])
    expect(sent.some((text) => text.includes("/v1/event"))).toBe(true)
    expect(secretsIn(sent.join("\n"))).toEqual([])
    expect(filesHoldingCards(shop.dataDir)).toEqual([])
    expect(secretsIn(`${shop.printed()}\n${shop.errors()}`)).toEqual([])
    await close()
  })

  it("pass through the shop only where it is configured so, and this search would find them", async () => {
    const direct = await runShop({ storage: "own", environment: { CARD_ENTRY: "direct" } })
    const { page, close } = await firstTimeVisitor(browser)
    const sent = sentTo(page, direct.address)
    await completeUntilPayment(page, direct.address, STORES.unitedStates)
    expect(await page.locator("iframe").count()).toBe(0)
    await pay(page, ...CARDS[2])
    await confirmed(page)
    expect(secretsIn(sent.join("\n"))).toEqual(["378282246310005", "code 7391"])
    expect(filesHoldingCards(direct.dataDir)).toEqual([])
    await close()
    await direct.stop()
  })
})

describe("The frame of the vault", () => {
  it("has an origin of its own with the other simulated providers, which share no other part", async () => {
    const status = async (address: string) => (await fetch(address, { redirect: "manual" })).status
    const frame = `/sandbox/vault?shop=${encodeURIComponent(shop.address)}`
    expect(new URL(shop.providers).port).not.toBe(new URL(shop.address).port)
    expect(
      await Promise.all(
        [
          `${shop.providers}${frame}`,
          `${shop.address}${frame}`,
          `${shop.address}/sandbox/vault/cards`,
          `${shop.address}/sandbox/bank/b.1`,
          `${shop.address}/sandbox/acs/c.1`,
        ].map(status),
      ),
    ).toEqual([200, 404, 404, 404, 404])
    expect(
      await Promise.all(
        ["/", "/10000001/", "/itxrest/2/catalog/store", "/sandbox", "/media/x", "/healthz"].map((path) =>
          status(`${shop.providers}${path}`),
        ),
      ),
    ).toEqual([404, 404, 404, 404, 404, 404])
    expect(await status(`${shop.providers}/sandbox/vault?shop=${encodeURIComponent("https://evil.example")}`)).toBe(400)
  })

  for (const [store, language] of [
    [STORES.unitedStates, "en-US"],
    [STORES.saudiArabia, "ar"],
  ] as const) {
    it(`is filled and sent with the keyboard alone, with each error at its field, in ${language}`, async () => {
      const { page, close } = await visitor(browser, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" })
      await completeUntilPayment(page, inject("sharedShop").address, store)
      const fields = await cardFields(page)
      await page.locator("input[name=method]:checked").focus()
      await page.keyboard.press("Tab")
      await page.keyboard.type("4242 4242 4242 4241")
      await page.keyboard.press("Enter")
      await fields.locator("input[name=number][aria-invalid=true]:focus").waitFor()
      expect(
        await fields
          .locator("[aria-invalid]")
          .evaluateAll((inputs) =>
            inputs.map(
              (input) =>
                `${input.getAttribute("name")} ` +
                `${document.getElementById(`${input.getAttribute("name")}-error`)?.textContent !== ""}`,
            ),
          ),
      ).toEqual(["number true", "expiry true", "securityCode true", "holder true"])
      const frame = vaultFrame(page)
      expect(
        await frame.evaluate(() => [
          document.documentElement.dir,
          document.documentElement.lang,
          document.documentElement.scrollWidth <= window.innerWidth,
        ]),
      ).toEqual([store.direction, language, true])
      await frame.evaluate(axe.source)
      // Rules for whole pages apply to the page around it.
      const rules = "rules: { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }"
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        await frame.waitForFunction(
          (scheme) => getComputedStyle(document.documentElement).colorScheme === scheme,
          colorScheme,
        )
        expect([
          colorScheme,
          await frame.evaluate(
            `axe.run(document, { resultTypes: ['violations'], ${rules} }).then(({ violations }) => ` +
              "violations.map(({ id }) => id))",
          ),
        ]).toEqual([colorScheme, []])
      }
      await page.keyboard.press("Backspace")
      await page.keyboard.type("2")
      for (const text of ["1234", "١٢٣", "ANA PRAT"]) {
        await page.keyboard.press("Tab")
        await page.keyboard.type(text)
      }
      expect(
        await fields
          .locator("input")
          .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ""))),
      ).toEqual(["4242 4242 4242 4242", "12/34", "١٢٣", "ANA PRAT"])
      // From the installments question to the button.
      for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await confirmed(page)
      await close()
    })
  }

  it("F97 is the only trusted sender: messages of other pages and frames are ignored", async () => {
    const { page, close } = await visitor(browser, { bypassCSP: true })
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    const submissions: string[] = []
    page.on(
      "request",
      (request) => void (request.url().includes("/asynccheckout") ? submissions.push(bodyOf(request)) : undefined),
    )
    const fields = await typeCard(page, "4242424242424242")
    // Messages from the shop's page to the frame.
    const asked = await vaultFrame(page).evaluateHandle((shopOrigin) => {
      const seals: string[] = []
      window.addEventListener(
        "message",
        ({ data, origin }) =>
          void (origin === shopOrigin && JSON.stringify(data).includes("seal")
            ? seals.push(JSON.stringify(data))
            : undefined),
      )
      return seals
    }, new URL(shop.address).origin)
    const forged = (kinds: string, to: string) =>
      `for (const to of ${to}) for (const round of [0, 1, 2, 3]) for (const vault of ${kinds}) ` +
      "to.postMessage({ vault, round, token: 'v.forged', network: 'visa', lastDigits: '4242', words: " +
      "{ number: 'forged' } }, '*')"
    const thirdParty = await addThirdPartyFrame(page)
    await thirdParty.run(
      forged(
        "['sealed', 'submit', 'seal', 'dress']",
        "[parent, ...Array.from({ length: parent.length }, (_, one) => parent[one])]",
      ),
    )
    await page.evaluate(forged("['sealed', 'submit', 'height']", "[window]"))
    await thirdParty.received()
    expect(await fields.locator("label").first().textContent()).toBe("Card number")
    expect([await asked.jsonValue(), submissions]).toEqual([[], []])
    await thirdParty.leave()
    await cardForm(page).locator("button[type=submit]").click()
    await confirmed(page)
    expect([submissions.length, submissions.join().includes("forged")]).toEqual([1, false])
    await close()
  })

  it("that returned a token which the shop no longer accepts is asked once more", async () => {
    const { page, close } = await visitor(browser)
    await completeUntilPayment(page, shop.address, STORES.unitedStates)
    const spoil = (body: string) => body.replace(/"encrypted":"[^"]+"/, '"encrypted":"v.used-before"')
    await page.route(
      "**/asynccheckout*",
      (route) => route.continue({ postData: spoil(route.request().postData() ?? "") }),
      { times: 1 },
    )
    await pay(page, "4242424242424242")
    await page.getByText("enter your card details again").waitFor()
    await pay(page, "4242424242424242")
    expect(await confirmed(page)).toMatch(/^\d+$/)
    await close()
  })
})
