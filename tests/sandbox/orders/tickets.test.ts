import { randomUUID } from "node:crypto"
import { strFromU8, unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { readCodes } from "../../support/sandbox/readCodes.ts"
import {
  addToCart,
  anAddress,
  at,
  cartPath,
  JAPAN,
  listAt,
  orderPath,
  pay,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import { fetchFile, type PaidBuyer, paidBuyer, textLinesOf } from "./buyerFiles.ts"

const SHIRT = "8201-400-3"
const LINEN = "8202-800-3"
const rest = `/itxrest/2/order/store/${SPAIN}`
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SHIRT]: 200, [LINEN]: 200 }) })
}, 60_000)
afterAll(() => shop.sandbox.close())

const newConfirmation = ({ guest, orderId }: PaidBuyer) => guest.call("GET", `${orderPath(orderId)}/new-confirmation`)

describe("the receipt of an order", () => {
  it("contains items and prices, in the language of the call", async () => {
    const { guest, orderId } = await paidBuyer(shop, { [SHIRT]: 2 })
    const file = await fetchFile(shop, guest.token, `${orderPath(orderId)}/ticket?languageId=-1`)
    expect([file.status, file.mediaType, file.disposition]).toEqual([
      200,
      "application/pdf",
      `attachment; filename="ticket-${orderId}.pdf"`,
    ])
    const pdfText = await textLinesOf(file)
    for (const word of [`Receipt${orderId}`, "Oxfordshirt", "79,90€", "Visa****4242", "IVA21%"])
      expect(pdfText).toContain(word)
    const inJapan = await paidBuyer(shop, { [SHIRT]: 1 }, JAPAN)
    const japanese = await textLinesOf(
      await fetchFile(shop, inJapan.guest.token, `${orderPath(inJapan.orderId, JAPAN)}/ticket`),
    )
    for (const word of ["レシート", "オックスフォードシャツ", "¥6,400"]) expect(japanese).toContain(word)
  })

  it("opens with its own token, with the guest's token at its own address, and with no other", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 1 })
    const token = textAt((await newConfirmation(buyer)).body, "ticketToken")
    const path = `${orderPath(buyer.orderId)}/ticket`
    const statusOf = async (address: string) => (await fetchFile(shop, "", address)).status
    expect(await statusOf(`${path}?token=${token}`)).toBe(200)
    expect(await statusOf(`${rest}/order-guest/${buyer.orderId}/ticket?guestToken=${buyer.guestToken}`)).toBe(200)
    expect(await statusOf(path)).toBe(401)
    expect(await statusOf(`${path}?token=${token.slice(0, -1)}`)).toBe(404)
    expect(await statusOf(`${orderPath("1")}/ticket?token=${token}`)).toBe(404)
    expect(await statusOf(`${rest}/order-guest/${buyer.orderId}/ticket?guestToken=${token}`)).toBe(404)
    expect((await fetchFile(shop, (await shop.guest(SPAIN)).token, path)).status).toBe(404)
  })

  it.each(["drop table order", "SELECT", "x;Delete", "a-update-b", "ＤＲＯＰ"])(
    "V54 refuses the token %s for its command word",
    async (token) => {
      const { body, status } = await shop.call("GET", `${orderPath("1")}/ticket?token=${encodeURIComponent(token)}`)
      expect([status, at(listAt(body, "fields")[0], "rule")]).toEqual([400, "forbiddenWord"])
    },
  )

  it("V53 V54 accepts a token that only contains one, and refuses an order id that is not a number", async () => {
    expect((await shop.call("GET", `${orderPath("1")}/ticket?token=Dropmore-tableau`)).status).toBe(404)
    expect((await shop.call("GET", `${orderPath("12a")}/ticket?token=x`)).status).toBe(400)
  })
})

describe("a gift receipt", () => {
  const make = ({ guest, orderId }: PaidBuyer, body: unknown, key?: string) =>
    fetchFile(
      shop,
      guest.token,
      `${orderPath(orderId)}/gift-ticket?languageId=-1`,
      body,
      key === undefined ? {} : { "idempotency-key": key },
    )
  const linesOf = async ({ guest, orderId }: PaidBuyer) =>
    listAt((await guest.call("GET", orderPath(orderId))).body, "items").map((item) => textAt(item, "id"))
  const numberIn = (disposition: string) => /gift-ticket-([\d-]+)[.]pdf/u.exec(disposition)?.[1]

  it("contains the given items without prices, and is the same at every request", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 3 })
    const [orderItemId] = await linesOf(buyer)
    const key = randomUUID()
    const first = await make(buyer, { orderItems: [{ orderItemId, quantity: 2 }] }, key)
    expect([first.status, first.mediaType]).toEqual([200, "application/pdf"])
    const pdfText = await textLinesOf(first)
    expect(pdfText).toContain("Oxfordshirt,Blue,M2")
    for (const money of ["€", "39", "79", "119"]) expect(pdfText.replaceAll(buyer.orderId, "")).not.toContain(money)
    const again = await make(buyer, { orderItems: [{ orderItemId, quantity: 2 }] }, key)
    const byNumber = await make(buyer, { giftTicket: numberIn(first.disposition) })
    expect([numberIn(again.disposition), numberIn(byNumber.disposition)]).toEqual([
      `${buyer.orderId}-1`,
      `${buyer.orderId}-1`,
    ])
    expect(byNumber.bytes).toEqual(first.bytes)
    expect(numberIn((await make(buyer, { orderItems: [{ orderItemId, quantity: 1 }] })).disposition)).toBe(
      `${buyer.orderId}-2`,
    )
  })

  it("never exceeds the bought units, over all receipts and concurrent calls", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 3 })
    const [orderItemId] = await linesOf(buyer)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => make(buyer, { orderItems: [{ orderItemId, quantity: 1 }] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422])
  })

  it.each([
    [{ orderItems: [{ orderItemId: "1", quantity: 1 }] }, 422],
    [{}, 422],
    [{ orderItems: [] }, 400],
    [{ giftTicket: "7-1" }, 404],
    [{ giftTicket: "7-1", orderItems: [{ orderItemId: "1", quantity: 1 }] }, 422],
  ])("refuses %o with %i", async (body, status) => {
    const { guest, orderId } = await paidBuyer(shop, { [SHIRT]: 1 })
    expect((await guest.call("POST", `${orderPath(orderId)}/gift-ticket`, body)).status).toBe(status)
  })
})

describe("the codes of an order", () => {
  it("have the same content as bar code, QR code and pass, and find the order", async () => {
    const { guest, orderId } = await paidBuyer(shop, { [SHIRT]: 1 })
    const barcode = await fetchFile(shop, guest.token, `${orderPath(orderId)}/barcode`)
    const qr = await fetchFile(shop, guest.token, `${orderPath(orderId)}/qr-image`)
    expect([barcode.mediaType, qr.mediaType]).toEqual(["image/png", "image/png"])
    const [code] = await readCodes(qr.bytes)
    expect(code?.text).toMatch(new RegExp(`^${orderId}[0-9]{20}$`, "u"))
    expect(await readCodes(barcode.bytes)).toEqual([{ format: "Code128", text: code?.text }])
    const pass = await fetchFile(shop, guest.token, `${orderPath(orderId)}/pkpass`)
    expect([pass.status, pass.mediaType]).toEqual([200, "application/vnd.apple.pkpass"])
    expect(strFromU8(unzipSync(pass.bytes)["pass.json"] ?? new Uint8Array())).toContain(code?.text)
    const found = await shop.call("POST", `${rest}/order-search`, {
      sourceType: "ONLINE",
      orderId,
      orderBarcode: code?.text,
    })
    expect([found.status, at(found.body, "id")]).toEqual([200, orderId])
  })

  it("F117 are available to the buyer only", async () => {
    const { orderId } = await paidBuyer(shop, { [SHIRT]: 1 })
    const other = await shop.guest(SPAIN)
    for (const code of ["barcode", "qr-image", "pkpass", "click-and-collect", "new-confirmation"])
      expect((await other.call("GET", `${orderPath(orderId)}/${code}`)).status).toBe(404)
    expect(
      (
        await other.call("POST", `${orderPath(orderId)}/gift-ticket`, {
          orderItems: [{ orderItemId: "1", quantity: 1 }],
        })
      ).status,
    ).toBe(404)
  })
})

describe("finding a purchase", () => {
  const find = (body: object, query = "") => shop.call("POST", `${rest}/order-search${query}`, body)

  it("returns no personal data, and nothing for a wrong code", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 1, [LINEN]: 1 })
    const own = await buyer.guest.call("POST", `${rest}/order-search?locale=en-GB`, {
      sourceType: "ONLINE",
      orderId: buyer.orderId,
    })
    expect(own.body).toMatchObject({
      status: "PAID",
      totalOrder: buyer.total,
      items: [{ name: "Oxford shirt", size: "M" }, { name: "Linen shirt" }],
    })
    for (const secret of ["Ana", "Ejemplo", "ana@example.org", "4242", buyer.guestToken])
      expect(JSON.stringify(own.body)).not.toContain(secret)
    expect(
      (await find({ sourceType: "ONLINE", orderId: buyer.orderId, orderBarcode: `${buyer.orderId}${"0".repeat(20)}` }))
        .status,
    ).toBe(404)
    expect(
      (
        await (
          await shop.guest(SPAIN)
        ).call("POST", `${rest}/order-search`, { sourceType: "ONLINE", orderId: buyer.orderId })
      ).status,
    ).toBe(404)
  })

  it("finds one parcel of an order", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 1 })
    const suborderId = textAt(listAt((await newConfirmation(buyer)).body, "order.suborders")[0], "id")
    const { body } = await buyer.guest.call("POST", `${rest}/order-search`, {
      sourceType: "ONLINE",
      orderId: buyer.orderId,
      suborderId,
    })
    expect([at(body, "suborderId"), listAt(body, "items").length]).toEqual([suborderId, 1])
    expect(
      (
        await buyer.guest.call("POST", `${rest}/order-search`, {
          sourceType: "ONLINE",
          orderId: buyer.orderId,
          suborderId: "9",
        })
      ).status,
    ).toBe(404)
  })

  it("reports missing fields, and validates the captcha if one is sent", async () => {
    expect(listAt((await find({ sourceType: "STORE" })).body, "fields").map((field) => at(field, "field"))).toEqual([
      "storeNumber",
      "barcode",
    ])
    expect(
      listAt((await find({ sourceType: "ONLINE", orderId: "1" })).body, "fields").map((field) => at(field, "field")),
    ).toEqual(["orderBarcode"])
    expect((await find({ sourceType: "STORE", storeNumber: "1", barcode: "1" })).status).toBe(404)
    expect((await find({ sourceType: "ELSEWHERE" })).status).toBe(400)
    expect(
      at(
        (await find({ sourceType: "STORE", storeNumber: "1", barcode: "1", captchaId: "x", captchaValue: "y" })).body,
        "key",
      ),
    ).toBe("_ERR_CAPTCHA")
  })
})

describe("the open cart as an order", () => {
  it("is previewed and validated before the purchase, without a change", async () => {
    const { guest, orderId, total } = await readyToPay(shop, { [SHIRT]: 1 })
    const before = (await guest.call("GET", cartPath())).body
    expect((await guest.call("GET", `${orderPath(orderId)}/preview`)).body).toMatchObject({
      id: orderId,
      status: "PREVIEW",
      totalOrder: total,
      payment: [],
      address: { city: "Madrid" },
      shippingMethodName: "Envío estándar",
    })
    expect((await guest.call("GET", `${orderPath(orderId)}/validate`)).body).toEqual({
      isValid: true,
      totalOrder: total,
      problems: [],
    })
    expect((await guest.call("GET", cartPath())).body).toEqual(before)
    expect((await (await shop.guest(SPAIN)).call("GET", `${orderPath(orderId)}/preview`)).status).toBe(404)
    await pay({ guest, orderId, storeId: SPAIN, total })
    for (const read of ["preview", "validate"])
      expect((await guest.call("GET", `${orderPath(orderId)}/${read}`)).status).toBe(404)
  })

  it("lists every reason why it cannot be bought", async () => {
    const guest = await shop.guest(SPAIN)
    const orderId = textAt((await addToCart(guest, LINEN, 3)).body, "id")
    await guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "TAKE5" })
    await guest.call("PUT", cartPath(), { cartItems: [{ sku: LINEN, quantity: 1 }] })
    const { body } = await guest.call("GET", `${orderPath(orderId)}/validate`)
    expect([at(body, "isValid"), listAt(body, "problems").map((problem) => at(problem, "key"))]).toEqual([
      false,
      ["_ERR_SHIPPING_NOT_SET", "_ERR_PROMO_CODE_NOT_VALID"],
    ])
    await guest.call("PUT", cartPath(), { cartItems: [{ sku: LINEN, quantity: 0 }] })
    expect(listAt((await guest.call("GET", `${orderPath(orderId)}/validate`)).body, "problems")).toContainEqual({
      key: "_ERR_EMPTY_CART",
    })
  })
})

describe("orders in progress", () => {
  it("are counted by status until they are cancelled", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 1 })
    expect((await buyer.guest.call("GET", `${rest}/order-live-summary`)).body).toEqual({
      total: 1,
      states: [{ status: "PAID", count: 1 }],
      nextDelivery: "2026-01-07",
      latestOrderId: buyer.orderId,
    })
    await buyer.guest.call("DELETE", orderPath(buyer.orderId))
    expect((await buyer.guest.call("GET", `${rest}/order-live-summary`)).body).toEqual({ total: 0, states: [] })
  })

  it("are not for pickup when they are shipped, and list their actions", async () => {
    const buyer = await paidBuyer(shop, { [SHIRT]: 1 })
    expect((await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/click-and-collect`)).body).toEqual({
      orderId: buyer.orderId,
      isClickAndCollect: false,
    })
    expect((await newConfirmation(buyer)).body).toMatchObject({
      paymentStatus: "OK",
      guestToken: buyer.guestToken,
      actions: ["CANCEL", "CHANGE_ADDRESS", "INVOICE", "TICKET"],
    })
    await buyer.guest.call("DELETE", orderPath(buyer.orderId))
    expect(at((await newConfirmation(buyer)).body, "actions")).toEqual(["TICKET"])
  })
})

describe("a business client", () => {
  it("transfers the cart to a procurement system, and confirms the purchase", async () => {
    const client = await signedIn(shop, "business")
    const orderId = textAt((await addToCart(client, SHIRT, 2)).body, "id")
    const handed = await client.call("POST", `${rest}/punchout`, { orderId })
    expect(handed.status).toBe(201)
    expect(textAt(handed.body, "message")).toContain(
      '<ItemIn quantity="2" lineNumber="1"><ItemID><SupplierPartID>8201-400-3</SupplierPartID>',
    )
    expect(textAt(handed.body, "message")).toContain('<UnitPrice><Money currency="EUR">39.95</Money></UnitPrice>')
    expect(textAt(handed.body, "message")).toContain(
      '<PunchOutOrderMessageHeader operationAllowed="create">' +
        '<Total><Money currency="EUR">79.90</Money></Total></PunchOutOrderMessageHeader>',
    )
    const externalOrderId = textAt(handed.body, "punchoutId")
    expect((await shop.call("POST", `${rest}/order-search`, { sourceType: "ONLINE", externalOrderId })).status).toBe(
      404,
    )
    const company = {
      clientType: "B",
      email2: "facturas@example.org",
      company: { name: "Telar SL", vatin: "B12345674" },
    }
    const addressId = textAt(
      (await client.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, { ...anAddress(), ...company })).body,
      "id",
    )
    await client.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId,
    })
    const total = Number(at((await client.call("GET", cartPath())).body, "totalOrder"))
    expect(
      (await pay({ guest: { token: "", cookie: "", call: client.call }, orderId, storeId: SPAIN, total })).status,
    ).toBe(202)
    expect(
      (await shop.call("POST", `${rest}/order-search`, { sourceType: "ONLINE", externalOrderId })).body,
    ).toMatchObject({ id: orderId })
    const confirm = () => client.call("POST", `${orderPath(orderId)}/business-confirmation`)
    const first = await confirm()
    expect(first.body).toMatchObject({ orderId, status: "PAID" })
    shop.clock.advance(60_000)
    expect((await confirm()).body).toEqual(first.body)
    await client.call("DELETE", orderPath(orderId))
    expect(at((await confirm()).body, "key")).toBe("_ERR_ORDER_NOT_CONFIRMABLE")
  })

  it("sends item prices to a procurement system, with delivery and excluded tax beside them", async () => {
    const { stores, ...world } = worldWithUnits({ [SHIRT]: 200 })
    const ofCompanies = await openTestShop({
      world: { ...world, stores: stores.map((store) => ({ ...store, isTaxAdded: true })) },
    })
    const client = await signedIn(ofCompanies, "business")
    const orderId = textAt((await addToCart(client, SHIRT)).body, "id")
    const addressId = await saveAddress(client)
    const chosen = await client.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId,
    })
    const [productTotal = 0, delivery = 0, orderTotal = 0] = ["totalProduct", "shippingPrice", "totalOrder"].map(
      (field) => Number(at(chosen.body, field)),
    )
    const { body: handed } = await client.call("POST", `${rest}/punchout`, { orderId })
    const amounts = ["Total", "Shipping", "Tax"].map((name) =>
      Math.round(
        Number(new RegExp(`<${name}><Money currency="EUR">([0-9.]+)</Money>`).exec(textAt(handed, "message"))?.[1]) *
          100,
      ),
    )
    expect(amounts).toEqual([productTotal, delivery, orderTotal - productTotal - delivery])
    expect([Math.min(...amounts) > 0, at(handed, "totalOrder")]).toEqual([true, orderTotal])
    await ofCompanies.sandbox.close()
  })

  it("is required, with a cart that is not empty", async () => {
    const guest = await shop.guest(SPAIN)
    const orderId = textAt((await addToCart(guest, SHIRT)).body, "id")
    expect((await guest.call("POST", `${rest}/punchout`, { orderId })).status).toBe(403)
    const registered = await signedIn(shop)
    expect((await registered.call("POST", `${rest}/punchout`, { orderId })).status).toBe(403)
    expect((await registered.call("POST", `${orderPath(orderId)}/business-confirmation`)).status).toBe(403)
    const client = await signedIn(shop, "business")
    expect((await client.call("POST", `${rest}/punchout`, { orderId })).status).toBe(404)
    const own = textAt((await addToCart(client, SHIRT)).body, "id")
    await client.call("DELETE", `${cartPath()}/${SHIRT}`)
    expect(at((await client.call("POST", `${rest}/punchout`, { orderId: own })).body, "key")).toBe("_ERR_EMPTY_CART")
    expect((await client.call("PUT", `${orderPath("799999999999")}/address`, { address: anAddress() })).status).toBe(
      404,
    )
  })
})
