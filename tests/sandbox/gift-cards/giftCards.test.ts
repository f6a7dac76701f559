import { expect, it } from "vitest"
import { onOneDatabase, openTestShop, type ShopAnswer, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  pay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"

const KEY = "admin-key-of-gift-cards"
const path = `/itxrest/2/order/store/${SPAIN}/gift-card`
/** The clock of the test store starts on 5 January 2026, 10:00 in Madrid. */
const testCard = (changes: object = {}) => ({
  sku: "giftcard.virtual-5000",
  quantity: 1,
  virtualStyle: "confetti",
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34 600 000 000",
  message: "Happy birthday",
  year: "26",
  month: "3",
  day: "1",
  hour: "9",
  minute: "30",
  ...changes,
})
const add = (guest: Pick<TestGuest, "call">, changes?: object, headers: Readonly<Record<string, string>> = {}) =>
  guest.call("POST", `${path}/virtual`, testCard(changes), headers)
const problems = ({ body }: ShopAnswer) =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)
const without = (field: string) => Object.fromEntries(Object.entries(testCard()).filter(([name]) => name !== field))
const toBase64 = (bytes: readonly number[], text = "") =>
  Buffer.concat([Buffer.from(bytes), Buffer.from(text, "latin1"), Buffer.alloc(64)]).toString("base64")
const MP4 = toBase64([0, 0, 0, 0x18], "ftypisom")

onOneDatabase(
  "a gift card in the cart",
  (shop) => {
    it("is a separate line with its amount and texts, for every addition", async () => {
      const guest = await shop().guest(SPAIN)
      await add(guest)
      const { status, body } = await add(guest, { receiverName: "Marta", quantity: 2 })
      expect(status).toBe(200)
      expect(body).toMatchObject({ totalProduct: 15_000 })
      expect(
        listAt(body, "items").map((item) => [
          numberAt(item, "quantity"),
          numberAt(item, "unitPrice"),
          textAt(item, "itemType"),
          textAt(item, "name"),
          at(item, "isReturnable"),
        ]),
      ).toEqual([
        [1, 5_000, "virtualGiftCard", "Tarjeta regalo virtual", false],
        [2, 5_000, "virtualGiftCard", "Tarjeta regalo virtual", false],
      ])
      expect(at(body, "items.1.customization")).toEqual([
        { areaId: "receiverName", areaName: "Para", datatype: "giftCard", text: "Marta" },
        { areaId: "senderName", areaName: "De", datatype: "giftCard", text: "Ana" },
        {
          areaId: "sendDate",
          areaName: "Fecha de envío",
          datatype: "giftCard",
          text: expect.stringMatching(/^1 de marzo de 2026.*9:30 \(Europe\/Madrid\)$/),
        },
      ])
      expect(textAt(body, "items.1.size")).toMatch(/^50,00\s€$/)
      expect((await guest.call("GET", `${cartPath()}?languageId=-1`)).body).toMatchObject({
        items: [{ name: "Digital gift card" }, {}],
      })
    })

    it("is added once per Idempotency-Key", async () => {
      const guest = await shop().guest(SPAIN)
      const key = { "idempotency-key": "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10" }
      const answers = await Promise.all([add(guest, {}, key), add(guest, {}, key)])
      expect(answers.map(({ status, body }) => [status, listAt(body, "items").length])).toEqual([
        [200, 1],
        [200, 1],
      ])
      expect((await add(guest, { quantity: 2 }, key)).body).toMatchObject({ key: "_ERR_IDEMPOTENCY_KEY_REUSED" })
    })

    it("V42 V43 V44 V45 V46 V47 V48 V49 has texts, quantity and date within limits (S5)", async () => {
      const guest = await shop().guest(SPAIN)
      for (const field of [
        "sku",
        "quantity",
        "senderName",
        "receiverName",
        "receiverEmail",
        "receiverPhone",
        "year",
        "month",
        "day",
        "hour",
        "minute",
      ]) {
        expect([field, (await guest.call("POST", `${path}/virtual`, without(field))).status]).toEqual([field, 400])
      }
      const malformed = [
        { quantity: 0 },
        { quantity: 10 },
        { year: "2" },
        { year: "20266" },
        { month: "012" },
        { day: "" },
        { hour: "1x" },
        { minute: "٣٠" },
        { senderName: "" },
        { senderName: "a".repeat(256) },
        { receiverName: "a".repeat(256) },
        { receiverPhone: "6".repeat(33) },
        { receiverEmail: `${"a".repeat(60)}@a.es` },
      ]
      for (const changes of malformed) expect([changes, (await add(guest, changes)).status]).toEqual([changes, 400])
      expect((await add(guest, { senderName: "a".repeat(255), receiverName: "b".repeat(255) })).status).toBe(200)
      expect((await guest.call("POST", `${path}/virtual`, without("message"))).status).toBe(200)
      expect(problems(await add(guest, { senderName: "  ", receiverEmail: " " }))).toEqual([
        "senderName required",
        "receiverEmail required",
      ])
      expect(problems(await add(guest, { receiverEmail: "luis" }))).toEqual(["receiverEmail email"])
      expect(problems(await add(guest, { receiverPhone: "call me" }))).toEqual(["receiverPhone phone"])
      expect(problems(await add(guest, { virtualStyle: "neon" }))).toEqual(["virtualStyle unknown"])
      expect((await add(guest, { sku: "giftcard.virtual-1" })).status).toBe(404)
      expect((await add(guest, { sku: "giftcard.physical-5000" })).status).toBe(404)
      expect((await add(guest, { sku: "8201-400-3" })).status).toBe(404)
    })

    it("V50 refuses SQL keywords as whole words in free texts and accepts others (R10)", async () => {
      const guest = await shop().guest(SPAIN)
      for (const word of [
        "CREATE",
        "database",
        "Drop",
        "TABLE",
        "alter table",
        "ALTER  TABLE",
        "select",
        "insert",
        "UPDATE",
        "delete",
        "truncate",
        "ｒｅｐｌａｃｅ",
      ]) {
        expect([word, problems(await add(guest, { message: `Please ${word} it` }))]).toEqual([
          word,
          ["message forbiddenWord"],
        ])
      }
      expect(
        problems(
          await add(guest, {
            senderName: "Drop",
            receiverName: "Table",
            customization: [{ areaId: "front", text: "select" }],
          }),
        ),
      ).toEqual(["senderName forbiddenWord", "receiverName forbiddenWord", "customization.0.text forbiddenWord"])
      for (const message of ["My alter ego", "Selection of tableaux", "update_me", "Dropós"])
        expect((await add(guest, { message })).status).toBe(200)
    })

    it("F108 is sent at an existing time within the next year, in the store's time zone", async () => {
      const guest = await shop().guest(SPAIN)
      const now = new Date(shop().clock.now())
      expect(now.getTime()).toBeLessThan(Date.UTC(2026, 1, 1))
      const refusedCases: readonly (readonly [object, string])[] = [
        [{ year: "2026", month: "2", day: "29" }, "day date"],
        [{ month: "13" }, "day date"],
        [{ hour: "24" }, "day date"],
        [{ minute: "60" }, "day date"],
        [{ year: "2025" }, "day past"],
        [{ year: "202" }, "day past"],
        [{ year: "2028" }, "day maximum"],
      ]
      for (const [changes, problem] of refusedCases)
        expect([changes, problems(await add(guest, changes))]).toEqual([changes, [problem]])
      const gap = await add(guest, { year: "2026", month: "03", day: "29", hour: "02", minute: "30" })
      const id = textAt(gap.body, "items.0.id")
      expect((await guest.call("GET", `${path}/data?orderItemId=${id}`)).body).toMatchObject({
        sendAt: "2026-03-29T01:30:00.000Z",
        timeZone: "Europe/Madrid",
      })
    })

    it("F108 shows its send time on its line, also for a skipped local hour", async () => {
      const guest = await shop().guest(SPAIN)
      await add(guest, { year: "2026", month: "03", day: "29", hour: "02", minute: "30" })
      await add(guest, { year: "2026", month: "03", day: "29", hour: "04", minute: "30" })
      const { body } = await guest.call("GET", `${cartPath()}?languageId=-1`)
      expect(listAt(body, "items").map((item) => at(item, "customization.2"))).toEqual(
        ["3:30", "4:30"].map((time) => ({
          areaId: "sendDate",
          areaName: "Send date",
          datatype: "giftCard",
          text: expect.stringMatching(new RegExp(`^(29 March|March 29,) 2026 at 0?${time}( AM)? \\(Europe/Madrid\\)$`)),
        })),
      )
    })

    it("is read and changed by its customer only, as a whole that keeps the rules", async () => {
      const guest = await shop().guest(SPAIN)
      const id = textAt((await add(guest)).body, "items.0.id")
      const data = `${path}/data?orderItemId=${id}`
      expect((await guest.call("GET", data)).body).toMatchObject({
        orderItemId: id,
        kind: "VIRTUAL",
        price: 5_000,
        receiverName: "Luis",
        year: "26",
        hasVideo: false,
        isEditable: true,
      })
      expect((await guest.call("POST", data, { receiverName: "Marta", hour: "8" })).body).toMatchObject({
        receiverName: "Marta",
        senderName: "Ana",
        sendAt: "2026-03-01T07:30:00.000Z",
      })
      expect(problems(await guest.call("POST", data, { message: "drop it" }))).toEqual(["message forbiddenWord"])
      expect(problems(await guest.call("POST", data, { day: "31", month: "4" }))).toEqual(["day date"])
      const other = await shop().guest(SPAIN)
      const otherResponses = await Promise.all([
        other.call("GET", data),
        other.call("POST", data, { hour: "8" }),
        other.call("GET", `${path}/${id}/checkvideo`),
        other.call("PUT", `${path}/${id}/video`, { mediaType: "video/mp4", content: MP4 }),
        other.call("GET", `${path}/data?orderItemId=999999999999`),
      ])
      expect(otherResponses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      expect(await shop().call("GET", data)).toMatchObject({ status: 401 })
      await addToCart(guest, "8201-400-3")
      const plain = textAt((await guest.call("GET", cartPath())).body, "items.1.id")
      expect((await guest.call("GET", `${path}/data?orderItemId=${plain}`)).status).toBe(404)
    })

    it("is not added to the cart like a garment, nor changed into one", async () => {
      const guest = await shop().guest(SPAIN)
      expect((await addToCart(guest, "giftcard.virtual-5000")).body).toMatchObject({
        key: "_ERR_CUSTOMIZATION_NOT_COMPLETED",
      })
      expect(
        (await guest.call("PUT", cartPath(), { cartItems: [{ sku: "giftcard.virtual-5000", quantity: 1 }] })).status,
      ).toBe(409)
      const moved = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/wish-to-order`, {
        cartItems: [{ sku: "giftcard.virtual-5000", quantity: 1 }],
      })
      expect(listAt(moved.body, "rejectedItems")).toMatchObject([{ key: "_ERR_CUSTOMIZATION_NOT_COMPLETED" }])
      const id = textAt((await add(guest)).body, "items.0.id")
      expect((await guest.call("PUT", `${cartPath()}/orderitems/${id}/sku`, { sku: "8201-400-3" })).status).toBe(409)
      expect(
        (await guest.call("PUT", cartPath(), { cartItems: [{ id, sku: "giftcard.virtual-5000", quantity: 3 }] })).body,
      ).toMatchObject({ totalProduct: 15_000 })
      expect((await guest.call("DELETE", `${cartPath()}/giftcard.virtual-5000`)).body).toMatchObject({ items: [] })
    })

    it("is excluded from promo codes", async () => {
      const guest = await shop().guest(SPAIN)
      await add(guest)
      const cart = (await addToCart(guest, "8201-400-3")).body
      const orderId = textAt(cart, "id")
      const reduced = await guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "WELCOME10" })
      const garment = numberAt(cart, "totalProduct") - 5_000
      expect(reduced.body).toMatchObject({ totalProduct: garment + 5_000, totalAdjustment: -Math.round(garment / 10) })
    })

    it("accepts a video of its declared type and an allowed size, and keeps it when the card changes", async () => {
      const guest = await shop().guest(SPAIN)
      const id = textAt((await add(guest)).body, "items.0.id")
      const uploadVideo = (mediaType: string, content: string) =>
        guest.call("PUT", `${path}/${id}/video`, { mediaType, content })
      expect((await guest.call("GET", `${path}/${id}/checkvideo`)).body).toEqual({ orderItemId: id, hasVideo: false })
      expect((await uploadVideo("video/avi", MP4)).status).toBe(400)
      expect(problems(await uploadVideo("video/webm", MP4))).toEqual(["content mediaType"])
      expect(
        problems(await uploadVideo("video/mp4", Buffer.from("<script>alert(1)</script>").toString("base64"))),
      ).toEqual(["content mediaType"])
      expect(problems(await uploadVideo("video/mp4", "not base64!"))).toEqual(["content base64"])
      expect(
        problems(
          await uploadVideo(
            "video/mp4",
            Buffer.concat([Buffer.from(MP4, "base64"), Buffer.alloc(5_242_880)]).toString("base64"),
          ),
        ),
      ).toEqual(["content maxBytes"])
      expect((await uploadVideo("video/mp4", "A".repeat(7_340_100))).status).toBe(400)
      const large = Buffer.concat([Buffer.from(MP4, "base64"), Buffer.alloc(3_000_000)])
      expect((await uploadVideo("video/mp4", large.toString("base64"))).body).toMatchObject({
        hasVideo: true,
        size: large.length,
        mediaType: "video/mp4",
      })
      expect((await uploadVideo("video/webm", toBase64([0x1a, 0x45, 0xdf, 0xa3]))).body).toMatchObject({
        mediaType: "video/webm",
        size: 68,
      })
      expect((await uploadVideo("video/quicktime", toBase64([0, 0, 0, 0x14], "ftypqt  "))).status).toBe(200)
      await guest.call("POST", `${path}/data?orderItemId=${id}`, { receiverName: "Marta" })
      expect((await guest.call("GET", `${path}/${id}/checkvideo`)).body).toMatchObject({
        hasVideo: true,
        mediaType: "video/quicktime",
      })
      const physical = textAt(
        (await guest.call("POST", `${path}/physical`, { sku: "giftcard.physical-2500", quantity: 1 })).body,
        "items.1.id",
      )
      expect(
        problems(await guest.call("PUT", `${path}/${physical}/video`, { mediaType: "video/mp4", content: MP4 })),
      ).toEqual(["orderItemId kind"])
    })
  },
  { world: worldWithUnits({ "8201-400-3": 50 }) },
)

onOneDatabase("the gift card catalogue", (shop) => {
  it("V51 uses the store's own catalogue, currency and language", async () => {
    const guest = await shop().guest(SPAIN)
    const { body } = await guest.call("GET", `${path}/virtual?catalogId=20000034&languageId=-1`)
    expect(body).toMatchObject({ name: "Digital gift card", timeZone: "Europe/Madrid", maximumDaysAhead: 365 })
    expect(listAt(body, "types").map((type) => textAt(type, "image.url"))).toEqual([
      "/media/590001/001/front",
      "/media/590001/002/front",
      "/media/590001/003/front",
    ])
    expect(textAt(body, "physicalImage.url")).toBe("/media/590002/001/front")
    expect(listAt(body, "amounts")).toContainEqual({ sku: "giftcard.virtual-5000", sizeId: "5000", price: 5_000 })
    const japanese = await (
      await shop().guest(JAPAN)
    ).call("GET", `/itxrest/2/order/store/${JAPAN}/gift-card/virtual?catalogId=20000081`)
    expect(japanese.body).toMatchObject({ name: "デジタルギフトカード", timeZone: "Asia/Tokyo" })
    expect((await guest.call("GET", `${path}/virtual`)).status).toBe(400)
    expect((await guest.call("GET", `${path}/virtual?catalogId=20000081`)).status).toBe(404)
  })

  it("is available without a session", async () => {
    expect((await shop().call("GET", `${path}/virtual?catalogId=20000034`)).status).toBe(200)
  })

  it("shows the designs for the customer's own cart", async () => {
    const guest = await shop().guest(SPAIN)
    const orderId = textAt((await add(guest)).body, "id")
    expect(
      listAt((await guest.call("GET", `${path}/virtual-type?orderId=${orderId}`)).body, "types").map((type) =>
        textAt(type, "virtualStyle"),
      ),
    ).toEqual(["confetti", "ribbon", "plain"])
    expect((await (await shop().guest(SPAIN)).call("GET", `${path}/virtual-type?orderId=${orderId}`)).status).toBe(404)
  })
})

onOneDatabase(
  "a purchased gift card",
  (shop) => {
    const mailsTo = async (recipient: string) =>
      listAt(
        (
          await shop().call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
            "x-admin-key": KEY,
          })
        ).body,
        "messages",
      )
    const buy = async (guest: TestGuest, number?: string) => {
      const addressId = await saveAddress(guest)
      const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
      const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      const buyer = { guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") }
      const paid = await pay(buyer, number === undefined ? {} : { number })
      if (paid.status !== 202) throw new Error(JSON.stringify(paid.body))
      return buyer
    }
    const inDays = (days: number) => {
      const day = new Date(shop().clock.now() + days * 86_400_000)
      return { year: String(day.getUTCFullYear()), month: String(day.getUTCMonth() + 1), day: String(day.getUTCDate()) }
    }

    it("is emailed to its recipient at its time once paid, and can then be used (R23)", async () => {
      const guest = await shop().guest(SPAIN)
      const receiverEmail = `r${shop().clock.now()}@example.org`
      const id = textAt(
        (await add(guest, { ...inDays(40), receiverEmail, quantity: 2, senderName: "Ana\r\nBcc: x" })).body,
        "items.0.id",
      )
      await guest.call("PUT", `${path}/${id}/video`, { mediaType: "video/mp4", content: MP4 })
      const sendAt = Date.parse(textAt((await guest.call("GET", `${path}/data?orderItemId=${id}`)).body, "sendAt"))
      const { orderId } = await buy(guest)
      expect(await mailsTo(receiverEmail)).toEqual([])
      expect((await guest.call("POST", `${path}/data?orderItemId=${id}`, { hour: "8" })).body).toMatchObject({
        key: "_ERR_GIFT_CARD_BOUGHT",
      })
      expect((await guest.call("GET", `${path}/data?orderItemId=${id}`)).body).toMatchObject({
        orderId,
        isEditable: false,
        hasVideo: true,
      })
      shop().clock.advance(sendAt - shop().clock.now())
      const mails = await mailsTo(receiverEmail)
      expect(mails).toHaveLength(2)
      const [mail] = mails
      expect(textAt(mail, "subject")).toBe("Ana Bcc: x te ha enviado una tarjeta regalo")
      expect(listAt(mail, "attachments")).toMatchObject([{ name: "video.mp4", mediaType: "video/mp4" }])
      const [, number = ""] = /Número de la tarjeta regalo: ([0-9]{16})/u.exec(textAt(mail, "text")) ?? []
      const [, cvv = ""] = /PIN: ([0-9]{3})/u.exec(textAt(mail, "text")) ?? []
      const balance = await (
        await shop().guest(SPAIN)
      ).call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/gift-card/balance`, { number, cvv })
      expect(balance.body).toMatchObject({ balance: 5_000, isActivated: true, currencyCode: "EUR" })
      expect(new Set(mails.map((one) => textAt(one, "text"))).size).toBe(2)
    })

    it("of the physical kind is activated with the buyer's code", async () => {
      const guest = await shop().guest(SPAIN)
      await guest.call("POST", `${path}/physical`, { sku: "giftcard.physical-2500", quantity: 1 })
      const before = (await mailsTo("ana@example.org")).length
      await buy(guest)
      const mails = await mailsTo("ana@example.org")
      const mail = mails.find((one) => textAt(one, "subject") === "Activa tu tarjeta regalo")
      expect(mails.length).toBeGreaterThan(before)
      expect(textAt(mail, "text")).toMatch(/: [A-Z2-9]{10}$/u)
      expect(listAt(mail, "attachments")).toMatchObject([{ name: "letter.txt" }])
    })

    it("is created after the payment, and withdrawn with its order before it is sent", async () => {
      const guest = await shop().guest(SPAIN)
      const receiverEmail = `w${shop().clock.now()}@example.org`
      await add(guest, { ...inDays(300), receiverEmail })
      const { orderId } = await buy(guest, "5555555555554444")
      for (let asked = 0; asked < 3; asked += 1) await guest.call("GET", `${orderPath(orderId)}/payment-status`)
      expect((await guest.call("GET", orderPath(orderId))).body).toMatchObject({ status: "PAID" })
      expect((await guest.call("DELETE", orderPath(orderId))).status).toBeLessThan(300)
      shop().clock.advance(365 * 86_400_000)
      expect(await mailsTo(receiverEmail)).toEqual([])
    })
  },
  { adminKey: KEY },
)

it("a business store offers no gift cards, as its configuration says", async () => {
  const world = worldWithUnits({})
  const shop = await openTestShop({
    world: { ...world, stores: world.stores.map((store) => ({ ...store, isForBusiness: true as const })) },
  })
  expect((await shop.call("GET", `${path}/virtual?catalogId=20000034`)).status).toBe(404)
  const guest = await shop.guest(SPAIN)
  expect((await add(guest)).status).toBe(404)
  expect(JSON.stringify((await shop.call("GET", `/itxrest/2/catalog/store/${SPAIN}`)).body)).toContain(
    "VIRTUAL_GIFT_CARDS",
  )
  await shop.sandbox.close()
}, 60_000)
