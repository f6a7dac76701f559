import * as Result from "effect/Result"
import fc from "fast-check"
import { strFromU8, unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as Schema from "effect/Schema"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"
import { checkWishlistDescription } from "../../../domain/wishlist/wishlistDescription.ts"
import { checkWishlistName } from "../../../domain/wishlist/wishlistName.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { openPdf } from "../../support/openPdf.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { sharedJson } from "../../support/sharedData.ts"
import { anAddress, at, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import { addItems, ADMIN_KEY, LISTED_WORLD, messagesTo, orderBase, saveLists, savedBase, SHIRT } from "./lister.ts"
import { partOfToday } from "../../support/partOfToday.ts"

/** Texts that a spreadsheet evaluates unless the cell is marked as text. */
const FORMULAS = [
  "=1+1",
  '=HYPERLINK("https://evil.example","x")',
  "+1+1",
  "-1+1",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r=1+1",
  "=cmd|' /C calc'!A0",
  "＝1+1",
  ";=1+1",
  '"=1+1',
  "'=1+1",
]
/** Texts of the external list to try: others each day, all of them with `npm run test:deep`. */
const EXTERNAL_TEXTS = Number(process.env["EXTERNAL_TEXTS"] ?? 30)
const EXTERNAL = sharedJson("naughty-strings/blns.json", Schema.Array(Schema.String), [])
const NAUGHTY = fc
  .sample(fc.shuffledSubarray([...EXTERNAL], { minLength: EXTERNAL.length }), { numRuns: 1, seed: DAILY_SEED })
  .flat()
  .slice(0, EXTERNAL_TEXTS)
const TEXTS = [...new Set([...FORMULAS, ...HOSTILE_TEXTS, ...NAUGHTY])]
/** Texts for the expensive tests: all formulas, and half of the others each day; all where `EXTERNAL_TEXTS` is set. */
const TEXTS_OF_TODAY = [...FORMULAS, ...partOfToday(HOSTILE_TEXTS, process.env["EXTERNAL_TEXTS"] === undefined ? 2 : 1)]

describe("hostile texts in a wishlist", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ world: LISTED_WORLD, adminKey: ADMIN_KEY })
  }, 60_000)
  afterAll(async () => shop.sandbox.close())

  it("F76 are stored literally as name and description, without an error", async () => {
    const ana = await signedIn(shop)
    let storedCount = 0
    for (const text of TEXTS) {
      await saveLists(ana, [])
      const name = Result.getOrElse(checkWishlistName(text), () => "A")
      const description = Result.getOrElse(checkWishlistDescription(text), () => "")
      const { status, body } = await ana.call("PUT", `${savedBase}/wishlist`, { name, description })
      expect([
        JSON.stringify(text),
        status,
        textAt(body, "wishLists.0.name"),
        at(body, "wishLists.0.description"),
      ]).toEqual([JSON.stringify(text), 200, name, description])
      storedCount += 1
    }
    expect(storedCount).toBe(TEXTS.length)
  }, 120_000)

  it("are refused by their field or sent literally in an email", async () => {
    const outcomes = new Set<string>()
    for (const text of TEXTS_OF_TODAY) {
      shop.clock.advance(86_400_000)
      const ana = await signedIn(shop)
      await saveLists(ana, [{ name: "Mine", wishlistKind: "G" }])
      const id = textAt((await ana.call("GET", `${savedBase}/wishlists`)).body, "wishLists.0.id")
      for (const field of ["nameSender", "message"]) {
        const mail = {
          mailRecipient: "luis@example.org",
          mailSender: "ana@example.org",
          nameSender: "Ana",
          nameRecipient: "Luis",
          subject: "S",
          message: "M",
          [field]: text,
        }
        const { status, body } = await ana.call("PUT", `${orderBase}/wishlist/${id}/sendemail`, mail)
        outcomes.add(`${status}`)
        if (status === 204) {
          const [sent] = await messagesTo(shop, "luis@example.org")
          expect(textAt(sent, "text")).toContain(toWellFormed(text))
        } else
          expect([JSON.stringify(text), status, [field, "request"].includes(textAt(body, "fields.0.field"))]).toEqual([
            JSON.stringify(text),
            400,
            true,
          ])
      }
    }
    expect([...outcomes].toSorted()).toEqual(["204", "400"])
  }, 120_000)

  it("are text in the cells and on the page of a quote: never evaluated, opened or run", async () => {
    const { token } = await shop.guest(SPAIN)
    const budget = (format: string, firstName: string) =>
      shop.sandbox.handle(
        new Request(`http://localhost:4173/itxrest/2/order/store/${SPAIN}/wishlist-budget?fileFormat=${format}`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ address: { ...anAddress(), firstName }, items: [{ sku: SHIRT.sku, quantity: 1 }] }),
        }),
      )
    const outcomes = new Set<number>()
    for (const text of TEXTS_OF_TODAY) {
      const sheet = await budget("XLSX", text)
      outcomes.add(sheet.status)
      if (sheet.status !== 200) {
        expect([JSON.stringify(text), sheet.status]).toEqual([JSON.stringify(text), 400])
        continue
      }
      const files = unzipSync(new Uint8Array(await sheet.arrayBuffer()))
      const xml = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())
      expect([
        JSON.stringify(text),
        /<f[\s>/]|<hyperlink|t="(?:str|e)"/u.test(xml),
        Object.keys(files).filter((file) => /vba|external|activeX|connections/iu.test(file)),
      ]).toEqual([JSON.stringify(text), false, []])
      const page = await budget("PDF", text)
      expect([JSON.stringify(text), page.status]).toEqual([JSON.stringify(text), 200])
      const bytes = new Uint8Array(await page.arrayBuffer())
      expect(
        /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile)\b/u.test(Buffer.from(bytes).toString("latin1")),
      ).toBe(false)
      if (FORMULAS.includes(text)) {
        expect(strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array())).toContain(text.trim())
        const document = await openPdf(bytes)
        expect(await (await document.getPage(1)).getAnnotations()).toEqual([])
        expect(await document.getJSActions()).toBeNull()
      }
    }
    expect(outcomes).toContain(200)
  }, 180_000)

  it("do not add up: the items of a list keep their set quantity", async () => {
    const ana = await signedIn(shop)
    await saveLists(ana, [])
    await addItems(ana, [{ sku: SHIRT.sku, quantity: 1 }])
    const item = at((await ana.call("GET", `${savedBase}/wishlists`)).body, "wishLists.0.items.0")
    const setQuantity = (quantity: unknown) =>
      ana.call("PUT", `${savedBase}/wishlist-item`, {
        name: "MyWishlist",
        items: [{ catentryId: textAt(item, "catentryId"), productId: textAt(item, "productId"), quantity }],
      })
    expect(at((await setQuantity(9999)).body, "items.0.quantity")).toBe(9999)
    for (const quantity of [0, -1, 1.5, 10_000, "2", null]) expect((await setQuantity(quantity)).status).toBe(400)
    expect(at((await ana.call("GET", `${savedBase}/wishlists`)).body, "wishLists.0.items.0.quantity")).toBe(9999)
  })
})
