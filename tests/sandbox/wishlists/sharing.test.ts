import { strFromU8, unzipSync } from "fflate"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openPdf } from "../../support/openPdf.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { anAddress, at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  addItems,
  BLACK,
  ADMIN_KEY,
  type Lister,
  LISTED_WORLD,
  messagesTo,
  orderBase,
  rulesOf,
  saveLists,
  savedBase,
  SHIRT,
} from "./lister.ts"

const QUARTER_HOUR_MS = 15 * 60_000
const DAY_MS = 86_400_000
const mail = {
  mailRecipient: "luis@example.org",
  mailSender: "ana@example.org",
  nameSender: "Ana",
  nameRecipient: "Luis",
  subject: "Mi lista",
  message: "Esto me gusta",
}

describe("A wishlist that is shared", () => {
  let shop: TestShop
  let ana: Lister
  beforeAll(async () => {
    shop = await openTestShop({ world: LISTED_WORLD, adminKey: ADMIN_KEY })
  }, 60_000)
  afterAll(async () => shop.sandbox.close())
  beforeEach(async () => {
    shop.clock.advance(DAY_MS)
    ana = await signedIn(shop)
    await saveLists(ana, [])
    await addItems(ana, [{ ...SHIRT, quantity: 2 }])
  })

  const publish = async () => {
    const list = at(
      (await ana.call("PUT", `${savedBase}/wishlist`, { name: "MyWishlist", wishlistKind: "G" })).body,
      "wishLists.0",
    )
    return { id: textAt(list, "id"), token: textAt(list, "sharedToken"), pin: textAt(list, "pin") }
  }
  const send = (id: string, changes: object = {}, by: Lister = ana) =>
    by.call("PUT", `${orderBase}/wishlist/${id}/sendemail`, { ...mail, ...changes })

  describe("by e-mail", () => {
    it("arrives with the sender's words and a link that opens the list, in the language of the call", async () => {
      const { id, token } = await publish()
      expect((await send(`${id}`)).status).toBe(204)
      const [sent] = await messagesTo(shop, "luis@example.org")
      expect(sent).toMatchObject({ subject: "Mi lista", channel: "mail" })
      expect(textAt(sent, "text")).toBe(
        "Hola, Luis:\n\nAna (ana@example.org) ha compartido contigo una lista de deseos:\n\nEsto me gusta\n\n" +
          `http://localhost:4173/${SPAIN}/-5/wishlist?token=${token}`,
      )
    })

    it("is refused while it is private, for another's list, and after twenty mails in a day", async () => {
      const own = textAt((await ana.call("GET", `${orderBase}/wishlist`)).body, "id")
      expect((await send(own)).body).toMatchObject({ key: "_ERR_WISHLIST_PRIVATE" })
      const { id } = await publish()
      expect((await send(id, {}, await signedIn(shop, "business"))).status).toBe(404)
      for (let count = 0; count < 20; count += 1)
        expect((await send(id, { mailRecipient: `luis${count}@example.org` })).status).toBe(204)
      expect((await send(id)).body).toMatchObject({ key: "_ERR_TOO_MANY_TRIES" })
      shop.clock.advance(DAY_MS)
      ana = await signedIn(shop)
      expect((await send(id)).status).toBe(204)
    })

    it.each([
      ["mailRecipient", "luis", "pattern"],
      ["mailRecipient", "l@example.org", "pattern"],
      ["mailSender", "ana@example.o", "pattern"],
      ["nameSender", "", "minLength"],
      ["nameRecipient", "x".repeat(257), "maxLength"],
      ["nameSender", "   ", "required"],
      ["nameSender", "Ana https://example.org", "link"],
      ["nameRecipient", "www.example.org", "link"],
      ["nameRecipient", "Luis &lt;b&gt;", "htmlEntity"],
      ["nameSender", "Ana &#60;", "htmlEntity"],
      ["nameSender", ".Ana", "leadingDot"],
      ["nameRecipient", "Luis Drop Table", "forbiddenWord"],
      ["subject", "Select this", "forbiddenWord"],
      ["message", "  DROP everything", "forbiddenWord"],
      ["message", "", "minLength"],
      ["message", "x".repeat(257), "maxLength"],
      ["subject", "Mi lista\r\nBcc: all@example.org", "pattern"],
    ])("V66 V67 V68 V69 refuses %s %j by the rule %s, and sends nothing", async (field, value, rule) => {
      const { id } = await publish()
      const before = (await messagesTo(shop, "luis@example.org")).length
      const answer = await send(id, { [field]: value })
      expect([answer.status, rulesOf(answer)]).toEqual([400, [`${field} ${rule}`]])
      expect((await messagesTo(shop, "luis@example.org")).length).toBe(before)
    })

    it.each([
      ["nameSender", "Tableau"],
      ["nameSender", "J. R. Alterio"],
      ["subject", "Selection of shirts"],
      ["message", "Please select one"],
      ["nameRecipient", "Ana & Luis"],
    ])(
      "takes %s %j: keywords count as whole words, and at the start only where the rule says so",
      async (field, value) => {
        expect((await send((await publish()).id, { [field]: value })).status).toBe(204)
      },
    )
  })

  describe("by name and pin", () => {
    const search = (by: Lister, name: string, pin: string) =>
      by.call("GET", `${savedBase}/wishlist-search?name=${encodeURIComponent(name)}&pin=${pin}`)

    it("is found by anybody, without its secrets", async () => {
      const { id, pin } = await publish()
      const { status, body } = await search(await shop.guest(SPAIN), "mywishlist", pin)
      expect([status, body]).toMatchObject([
        200,
        { wishLists: [{ id, name: "MyWishlist", items: [{ sku: SHIRT.sku }] }] },
      ])
      expect([at(body, "wishLists.0.pin"), at(body, "wishLists.0.sharedToken")]).toEqual([undefined, undefined])
    })

    it("F68 responds like one that does not exist, and accepts five tries, also with the right pin", async () => {
      const { pin } = await publish()
      const wrong = pin === "000000" ? "111111" : "000000"
      const guest = await shop.guest(SPAIN)
      const known = await search(guest, "MyWishlist", wrong)
      const unknown = await search(guest, "Nobody's", pin)
      expect([known.status, at(known.body, "message")]).toEqual([404, at(unknown.body, "message")])
      for (let count = 0; count < 3; count += 1) expect((await search(guest, "MyWishlist", wrong)).status).toBe(404)
      const blocked = [await search(guest, "MyWishlist", pin), await search(guest, "Nobody's", pin)]
      expect(blocked.map(({ body }) => at(body, "key"))).toEqual(["_ERR_TOO_MANY_TRIES", "_ERR_TOO_MANY_TRIES"])
      shop.clock.advance(QUARTER_HOUR_MS)
      expect((await search(guest, "MyWishlist", pin)).status).toBe(200)
    })

    it("F68 is not guessed by many guests together either", async () => {
      const { pin } = await publish()
      const wrong = pin === "000000" ? "111111" : "000000"
      for (let count = 0; count < 30; count += 1)
        expect((await search(await shop.guest(SPAIN), "MyWishlist", wrong)).status).toBe(404)
      expect((await search(await shop.guest(SPAIN), "MyWishlist", pin)).status).toBe(409)
      shop.clock.advance(QUARTER_HOUR_MS)
      for (let count = 0; count < 40; count += 1)
        expect((await search(await shop.guest(SPAIN), "MyWishlist", pin)).status).toBe(200)
    })

    it("is not found while it is private, nor in another store", async () => {
      const { pin } = await publish()
      const japan = await shop.guest(JAPAN)
      expect(
        (await japan.call("GET", `/itxrest/2/order/store/${JAPAN}/cb/wishlist-search?name=MyWishlist&pin=${pin}`))
          .status,
      ).toBe(404)
      await ana.call("PUT", `${savedBase}/wishlist`, { name: "MyWishlist", wishlistKind: "P" })
      expect((await search(await shop.guest(SPAIN), "MyWishlist", pin)).status).toBe(404)
    })
  })

  it("stands among what the shopper shares, with its token and pin", async () => {
    await saveLists(ana, [{ name: "Mine" }, { name: "Ours", shared: true, pin: "1234567" }])
    const { body } = await ana.call("GET", `/itxrest/2/order/store/${SPAIN}/cart-service/shared-list`)
    expect(body).toMatchObject({
      wishLists: [{ name: "Ours", pin: "1234567", sharedToken: expect.stringMatching(/^[\w-]{22}$/u) }],
      eventLists: [],
    })
    expect(listAt(body, "wishLists")).toHaveLength(1)
  })

  it("tells in which stores its items are reduced, to anybody, in whatever language", async () => {
    const catentryId = textAt((await ana.call("GET", `${orderBase}/wishlist`)).body, "items.0.catentryId")
    const { status, body } = await shop.call(
      "GET",
      `/itxrest/2/cb/store/${SPAIN}/wishlist-sale-info?languageId=-10&catentryIds=${catentryId}` +
        "&catentryIds=510001&catentryIds=510002",
    )
    expect([status, body]).toEqual([
      200,
      {
        stores: [
          { storeId: SPAIN, isOnSale: true, catentryIds: [catentryId, "510001"].sort() },
          { storeId: JAPAN, isOnSale: true, catentryIds: [catentryId, "510001"].sort() },
        ],
      },
    ])
    expect((await shop.call("GET", `/itxrest/2/cb/store/99999999/wishlist-sale-info`)).status).toBe(404)
  })

  describe("as a budget", () => {
    const budget = (query: string, body: object, storeId = SPAIN) =>
      shop.guest(storeId).then(({ token }) =>
        shop.sandbox.handle(
          new Request(`http://localhost:4173/itxrest/2/order/store/${storeId}/wishlist-budget${query}`, {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        ),
      )
    const items = [
      { sku: SHIRT.sku, quantity: 2 },
      { sku: BLACK.sku, quantity: 1 },
    ]

    it("is a PDF with name, units, prices and the total", async () => {
      const answer = await budget("?catalogId=20000034", { address: anAddress(), items })
      expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
        200,
        "application/pdf",
        expect.stringMatching(/quote-[\d-]+\.pdf/u),
      ])
      const page = await (await openPdf(new Uint8Array(await answer.arrayBuffer()))).getPage(1)
      const text = (await page.getTextContent()).items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/gu, " ")
      for (const words of ["Presupuesto", "Ana Prueba", "Camisa Óxford", "39,95 €", "79,90 €", "119,85 €", "IVA"])
        expect(text).toContain(words)
    })

    it("is a spreadsheet with numbers in the currency's own unit", async () => {
      const answer = await budget("?fileFormat=XLSX", { address: anAddress(), items })
      expect(answer.headers.get("content-type")).toBe(
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      )
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())
      for (const number of ["39.95", "79.9", "119.85"]) expect(sheet).toContain(`<v>${number}</v>`)
      expect(strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array())).toContain("Camisa Óxford")
    })

    it("is made in Japanese yen without decimals", async () => {
      const answer = await budget(
        "?fileFormat=XLSX",
        { address: anAddress(JAPAN), items: [{ sku: SHIRT.sku, quantity: 1 }] },
        JAPAN,
      )
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      expect(strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array())).toContain("見積書")
    })

    it("refuses unknown skus and catalogues, no units, and keywords in the address", async () => {
      expect((await budget("", { address: anAddress(), items: [{ sku: "1-1-1", quantity: 1 }] })).status).toBe(404)
      expect((await budget("?catalogId=1", { address: anAddress(), items })).status).toBe(404)
      expect((await budget("", { address: anAddress(), items: [{ sku: SHIRT.sku, quantity: 0 }] })).status).toBe(400)
      expect((await budget("?fileFormat=DOC", { address: anAddress(), items })).status).toBe(400)
      const refused = await budget("", { address: { ...anAddress(), city: "Drop Table" }, items })
      expect([refused.status, at(await refused.json(), "fields.0")]).toMatchObject([
        400,
        { field: "address.city", rule: "forbiddenWord" },
      ])
    })
  })
})
