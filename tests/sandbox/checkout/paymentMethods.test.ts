import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, readAnswer, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { bankPath, CARDS, decide, submit, visitBank } from "./bankVisitor.ts"
import {
  testCard,
  at,
  type Buyer,
  cartPath,
  JAPAN,
  listAt,
  orderPath,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"
const STORE = `/itxrest/2/order/store/${SPAIN}`
const MINUTE = 60_000
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: 400 }) })
}, 60_000)
afterAll(() => shop.sandbox.close())

const buyer = (storeId = SPAIN): Promise<Buyer> => readyToPay(shop, { [SKU]: 1 }, storeId)
const of = ({ orderId, storeId }: Buyer, path: string): string => `${orderPath(orderId, storeId)}/${path}`

describe("payment methods", () => {
  it("are those of the store, the card first", async () => {
    const ids = async (one: Buyer) =>
      listAt((await one.guest.call("GET", of(one, "payment-methods"))).body, "paymentMethods").map((method) =>
        textAt(method, "paymentModeId"),
      )
    expect(await ids(await buyer())).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    expect(await ids(await buyer(JAPAN))).toEqual(["1", "2", "3", "6", "7", "8", "9"])
    expect((await shop.call("GET", `/itxrest/2/order/store/${JAPAN}/ideal-banks`)).body).toEqual({ banks: [] })
  })

  it("are saved as preferred with consent to the privacy policy only", async () => {
    const one = await buyer()
    const choose = (policy: string, body: object) => one.guest.call("PUT", of(one, `payment/${policy}/mode`), body)
    expect((await one.guest.call("GET", of(one, "payment-selected"))).body).toEqual({ orderId: one.orderId })
    expect((await choose("0", { paymentModeId: "1" })).body).toMatchObject({
      fields: [{ field: "privacyPolicy", rule: "accepted" }],
    })
    expect((await choose("1", { paymentModeId: "77" })).body).toMatchObject({
      fields: [{ field: "paymentModeId", rule: "unknown" }],
    })
    expect((await choose("1", { paymentModeId: "4", bankId: "nobody" })).body).toMatchObject({
      fields: [{ field: "bankId", rule: "unknown" }],
    })
    expect((await choose("1", { paymentModeId: "4", bankId: "tulip" })).body).toMatchObject({
      kind: "redirect",
      name: "iDEAL",
      bankId: "tulip",
      privacyPolicy: true,
    })
    await choose("1", { paymentModeId: "1" })
    expect((await one.guest.call("GET", of(one, "payment-selected"))).body).toEqual({
      orderId: one.orderId,
      paymentModeId: "1",
      kind: "card",
      name: "Tarjeta",
      privacyPolicy: true,
    })
    const other = await buyer()
    expect((await other.guest.call("GET", of(one, "payment-selected"))).status).toBe(404)
  })

  it("require a bank for iDEAL, and redirect by a form", async () => {
    const one = await buyer()
    expect((await submit(one, [{ paymentModeId: "4" }])).body).toMatchObject({
      fields: [{ field: "paymentBundle.paymentData.0.bankId" }],
    })
    const { body } = await submit(one, [{ paymentModeId: "4", bankId: "dike" }])
    expect(body).toMatchObject({ paymentStatus: "REDIRECT", redirectContext: { method: "POST" } })
    await decide(shop, body, "approve")
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({
      status: "PAID",
      payment: [{ name: "iDEAL", kind: "redirect" }],
    })
  })

  it("require a Klarna session for exactly this total, valid once", async () => {
    const one = await buyer()
    expect((await submit(one, [{ paymentModeId: "5" }])).body).toMatchObject({
      fields: [{ field: "paymentBundle.paymentData.0.jwt", rule: "required" }],
    })
    const { body } = await one.guest.call("POST", of(one, "klarna-session"))
    expect(body).toMatchObject({ amount: one.total })
    const jwt = textAt(body, "clientToken")
    const other = await buyer()
    expect((await submit(other, [{ paymentModeId: "5", jwt }])).status).toBe(422)
    shop.clock.advance(31 * MINUTE)
    expect((await submit(one, [{ paymentModeId: "5", jwt }])).status).toBe(422)
    const fresh = textAt((await one.guest.call("POST", of(one, "klarna-session"))).body, "clientToken")
    expect((await submit(one, [{ paymentModeId: "5", jwt: fresh }])).body).toMatchObject({ paymentStatus: "REDIRECT" })
  })

  it("show a QR code that is paid on the phone, or expires with the last query", async () => {
    const paid = await buyer()
    await submit(paid, [{ paymentModeId: "6" }])
    const asked = (await paid.guest.call("GET", of(paid, "alipay-status"))).body
    expect(asked).toMatchObject({ paymentStatus: "PENDING-OK", qr: { provider: "alipay" } })
    expect((await paid.guest.call("GET", of(paid, "alipay-status?alipayQr=another"))).status).toBe(404)
    await decide(shop, asked, "approve")
    expect(
      (
        await paid.guest.call(
          "GET",
          of(paid, `alipay-status?isLastRequest=true&alipayQr=${encodeURIComponent(textAt(asked, "qr.payload"))}`),
        )
      ).body,
    ).toMatchObject({ paymentStatus: "OK" })
    const left = await buyer()
    expect((await submit(left, [{ paymentModeId: "7" }])).body).toMatchObject({ qr: { provider: "wechat" } })
    expect((await left.guest.call("GET", of(left, "alipay-status?isLastRequest=true"))).body).toMatchObject({
      paymentStatus: "NOOK",
      errorKey: "_ERR_QR_EXPIRED",
    })
    expect((await left.guest.call("GET", cartPath())).body).toMatchObject({ id: left.orderId })
  })

  it("wait for the cashier's scan of a cash code, also after another client's last query", async () => {
    const one = await buyer()
    const { body } = await submit(one, [{ paymentModeId: "8" }])
    expect(body).toMatchObject({ paymentStatus: "PENDING-OK", qr: { provider: "cash" } })
    expect((await one.guest.call("GET", of(one, "alipay-status?isLastRequest=true"))).body).toMatchObject({
      paymentStatus: "PENDING-OK",
    })
    await decide(shop, body, "approve")
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({
      status: "PAID",
      payment: [{ kind: "transfer" }],
    })
  })

  it("accept a card token once, from its customer, within the hour", async () => {
    const one = await buyer()
    const keep = (by: Buyer, card: object = testCard()) =>
      by.guest.call("POST", `${STORE}/unbound-payment`, { payment: card })
    expect((await keep(one, { ...testCard(), number: "4242424242424241" })).body).toMatchObject({
      fields: [{ field: "payment.number", rule: "luhn" }],
    })
    expect((await keep(one, { paymentModeId: "3" })).body).toMatchObject({
      fields: [{ field: "payment.paymentModeId", rule: "card" }],
    })
    const old = textAt((await keep(one)).body, "cardHash")
    const savedCard = await keep(one, testCard("5555555555554444"))
    expect(savedCard.body).toMatchObject({ network: "mastercard", maskedNumber: "**** 4444" })
    const cardHash = textAt(savedCard.body, "cardHash")
    const pay = (by: Buyer, hash: string) => submit(by, [{ paymentModeId: "1", cardHash: hash }])
    expect((await pay(one, old)).status).toBe(422)
    expect((await pay(await buyer(), cardHash)).status).toBe(422)
    expect((await pay(one, cardHash)).body).toMatchObject({ paymentStatus: "PENDING-OK" })
    expect((await one.guest.call("DELETE", `${STORE}/unbound-payment`)).status).toBe(404)
    const late = await buyer()
    const hash = textAt((await keep(late)).body, "cardHash")
    shop.clock.advance(60 * MINUTE)
    expect((await pay(late, hash)).status).toBe(422)
    expect((await late.guest.call("DELETE", `${STORE}/unbound-payment`)).status).toBe(204)
  })

  it("require a session of the provider's own fields, for a cart that can be bought", async () => {
    const one = await buyer()
    const open = (body: object) => one.guest.call("POST", of(one, "card-payment-session"), body)
    expect((await open({ paymentCode: "6" })).body).toMatchObject({ fields: [{ field: "paymentCode", rule: "card" }] })
    const token = textAt((await open({ paymentCode: "1", type: "hostedFields" })).body, "token")
    expect((await submit(one, [{ ...testCard(), jwt: "ct.another" }])).status).toBe(422)
    expect((await submit(one, [{ ...testCard(), jwt: token }])).body).toMatchObject({ paymentStatus: "OK" })
    expect((await open({ paymentCode: "1" })).status).toBe(409)
  })

  it("allow installments for affinity cards and their holder; they add up to the amount", async () => {
    const one = await buyer()
    const check = async (body: object): Promise<unknown> =>
      (await one.guest.call("POST", `${STORE}/affinity-check`, body)).body
    expect(await check({ number: "5399990000000000", vatin: "12345678z", amount: 10_000 })).toMatchObject({
      isAffinity: true,
      instalments: [{ months: 3, amounts: [3_334, 3_333, 3_333] }, { months: 6 }, { months: 12 }],
    })
    expect(await check({ number: "5399990000000000", vatin: "87654321X", amount: 10_000 })).toEqual({
      isAffinity: false,
    })
    expect(await check({ number: "4242424242424242", amount: 10_000 })).toEqual({ isAffinity: false })
    expect(await check({ number: "5399990000000001", amount: 10_000 })).toMatchObject({
      fields: [{ field: "number", rule: "luhn" }],
    })
    expect(await check({ amount: 10_000 })).toMatchObject({ fields: [{ field: "number", rule: "required" }] })
    expect(await check({ number: "5399990000000000", cardHash: "k", amount: 10_000 })).toMatchObject({
      fields: [{ field: "number", rule: "required" }],
    })
  })

  it("are locked for an hour after ten refused payments", async () => {
    const one = await buyer()
    for (let refused = 0; refused < 10; refused += 1)
      expect((await submit(one, "4000000000000002")).body).toMatchObject({ paymentStatus: "NOOK" })
    const { body } = await one.guest.call("GET", `${STORE}/blacklist-check`)
    expect(body).toMatchObject({ isBlacklisted: true })
    expect(await submit(one, "4242424242424242")).toMatchObject({
      status: 409,
      body: { key: "_ERR_BLACKLISTED", params: [textAt(body, "until")] },
    })
    shop.clock.advance(60 * MINUTE)
    expect((await submit(one, "4242424242424242")).body).toMatchObject({ paymentStatus: "OK" })
  })
})

describe("a provider's notification", () => {
  it("is not expected for a card challenge: a late form does not break another customer's call", async () => {
    const one = await buyer()
    const { body } = await submit(one, CARDS.challenged)
    await decide(shop, body, "approve", "late")
    shop.clock.advance(2 * MINUTE)
    expect(await one.guest.call("GET", `${STORE}/order`)).toMatchObject({ status: 200 })
  })

  interface Sent {
    readonly path: string
    readonly signature: string
    readonly body: object
  }
  /** The bank's notification, as the webhook receives it. */
  const sentBy = async (status: unknown, outcome = "APPROVED"): Promise<Sent> => {
    const { body } = await readAnswer(await visitBank(shop, `${bankPath(status)}/notification?outcome=${outcome}`))
    const notification = at(body, "body")
    return {
      path: `${STORE}/payment-notification/${textAt(body, "provider")}`,
      signature: textAt(body, "signature"),
      body: typeof notification === "object" && notification !== null ? notification : {},
    }
  }
  const receive = ({ path, signature, body }: Sent): Promise<ShopAnswer> =>
    shop.call("POST", path, body, { "payment-signature": signature })
  const waiting = async () => {
    const one = await buyer()
    return { one, status: (await submit(one, CARDS.redirected)).body }
  }

  it("F90 settles a payment before the customer returns; a second, late or contrary one changes nothing", async () => {
    const { one, status } = await waiting()
    const approved = await sentBy(status)
    expect((await receive(approved)).body).toEqual({ effect: "settled" })
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PAID" })
    expect((await receive(approved)).body).toEqual({ effect: "repeated" })
    expect((await receive(await sentBy(status, "REFUSED"))).body).toEqual({ effect: "ignored" })
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
  })

  it("is accepted only with its signature, provider, payment and amount, and each event has one meaning", async () => {
    const { one, status } = await waiting()
    const sent = await sentBy(status)
    expect((await receive({ ...sent, signature: "0".repeat(64) })).status).toBe(403)
    expect((await receive({ ...sent, body: { ...sent.body, amount: 1 } })).status).toBe(403)
    expect((await receive({ ...sent, body: { ...sent.body, outcome: "REFUSED" } })).status).toBe(403)
    expect((await receive({ ...sent, path: sent.path.replace("/bank", "/ideal") })).status).toBe(403)
    expect((await receive({ ...sent, path: sent.path.replace("/bank", "/nobody") })).status).toBe(404)
    expect((await receive({ ...sent, path: sent.path.replace(SPAIN, JAPAN) })).status).toBe(404)
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "REDIRECT" })
  })

  it.each([
    ["twice", "at once"],
    ["late", "when the shopper asks, or a minute later"],
    ["never", "when the shopper asks"],
  ])("with a bank's %s allows the order to be paid %s", async (notice) => {
    const { one, status } = await waiting()
    await decide(shop, status, "approve", notice)
    if (notice === "late") {
      expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PENDING" })
      shop.clock.advance(MINUTE)
    } else if (notice === "never") await paymentStatus(one)
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PAID" })
  })

  it("settles once for ten concurrent ones with the customer's own queries", async () => {
    const { one, status } = await waiting()
    const sent = await sentBy(status)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? receive(sent) : paymentStatus(one))),
    )
    expect(answers.filter(({ body }) => at(body, "effect") === "settled")).toHaveLength(1)
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
  })
})

describe("days and hours of a delivery", () => {
  it("are the method's, in the store's calendar, in the requested format", async () => {
    const one = await buyer()
    const { body } = await one.guest.call("GET", of(one, "shipping-date?type=express&dateFormat=d.M.yy"))
    const [, month, day] = textAt(body, "minDate").split("-").map(Number)
    expect(body).toMatchObject({
      shippingMethodId: "express",
      minDateText: `${day}.${month}.${textAt(body, "minDate").slice(2, 4)}`,
    })
    expect((await one.guest.call("GET", of(one, "shipping-date?type=balloon"))).status).toBe(400)
  })

  it("F110 that are no longer available are refused until others are chosen", async () => {
    // From a Monday to a Tuesday the first day of delivery moves on.
    while (new Date(shop.clock.now()).getUTCDay() !== 1) shop.clock.advance(24 * 60 * MINUTE)
    const one = await buyer()
    const first = async () =>
      textAt((await one.guest.call("GET", of(one, "shipping-range"))).body, "ranges.0.idTimeRange")
    const choose = (idTimeRange: string) => one.guest.call("POST", of(one, "checkout/shipping/edit"), { idTimeRange })
    const chosen = await first()
    expect((await choose("2001-01-01.morning")).body).toMatchObject({
      key: "_ERR_SHIPPING_NOT_POSSIBLE",
      fields: [{ field: "idTimeRange" }],
    })
    expect((await choose(chosen)).body).toMatchObject({
      shippingBundle: { shippingMethodId: "standard", idTimeRange: chosen },
    })
    shop.clock.advance(23 * 60 * MINUTE)
    expect(await submit(one, "4242424242424242")).toMatchObject({
      status: 409,
      body: { key: "_ERR_SHIPPING_RANGE_GONE", params: [chosen] },
    })
    await choose(await first())
    expect((await submit(one, "4242424242424242")).status).toBe(202)
  })

  it("are filtered with the kinds by the search, which marks a single remaining method", async () => {
    const one = await buyer()
    const get = async (path: string): Promise<unknown> => (await one.guest.call("GET", of(one, path))).body
    expect(await get("shipping-types")).toMatchObject({
      shippingTypes: [
        {
          kind: "delivery",
          name: "A domicilio",
          shippingMethods: [{ shippingMethodId: "standard" }, { shippingMethodId: "express" }],
        },
        { kind: "store", name: "Recogida en tienda", fromPrice: 0, shippingMethods: [{ shippingMethodId: "store" }] },
        {
          kind: "droppoint",
          name: "Punto de recogida",
          shippingMethods: [{ shippingMethodId: "droppoint" }],
        },
      ],
    })
    expect(await get("shipping-types?shippingTypes=balloon")).toEqual({ shippingTypes: [] })
    expect(await get("default-shipping?exclusions=standard,store,droppoint")).toMatchObject({
      shippingMethod: { shippingMethodId: "express" },
    })
    expect(await get("unique-shipping")).toEqual({})
    expect(await get("unique-shipping?codShippingMethod=express")).toMatchObject({
      shippingMethod: { shippingMethodId: "express" },
    })
    expect((await shop.call("GET", `${STORE}/shipping-ranges?zipCode=07001`)).body).toMatchObject({
      ranges: [{ id: "morning", weekdays: [1, 2, 3, 4, 5] }],
    })
    expect((await shop.call("GET", `${STORE}/shipping-ranges?zipCode=150-0001`)).status).toBe(400)
  })

  it("cannot be edited before they are chosen", async () => {
    const guest = await shop.guest(SPAIN)
    const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
    expect(
      await guest.call(
        "POST",
        `${orderPath(orderId)}/checkout/shipping/edit`,
        { shippingMethodId: "express" },
        { "idempotency-key": randomUUID() },
      ),
    ).toMatchObject({ status: 409, body: { key: "_ERR_SHIPPING_NOT_SET" } })
  })
})
