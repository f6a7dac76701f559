import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  pay,
  paymentStatus,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const WORLD = worldWithUnits({ "8201-400-3": 50, "8201-800-3": 60, "8202-800-3": 70 })

onOneDatabase(
  "a checkout",
  (shop) => {
    it("offers standard and express delivery with prices and days, free from the store's threshold", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8202-800-3")).body, "id")
      const { body } = await guest.call(
        "GET",
        `${orderPath(orderId)}/shipping-methods?zipCode=28013&countryISO=ES&languageId=-1&excluded=store,droppoint`,
      )
      expect(listAt(body, "shippingMethods")).toEqual([
        {
          shippingMethodId: "standard",
          kind: "delivery",
          name: "Standard delivery",
          description: "To your address",
          price: 395,
          freeFrom: 5_000,
          delivery: { minDate: "2026-01-07", maxDate: "2026-01-09" },
          isDefault: true,
        },
        {
          shippingMethodId: "express",
          kind: "delivery",
          name: "Express delivery",
          description: "Faster delivery to your address",
          price: 795,
          delivery: { minDate: "2026-01-06", maxDate: "2026-01-07" },
          isDefault: false,
        },
      ])
      await addToCart(guest, "8202-800-3")
      expect(
        at(
          (await guest.call("GET", `${orderPath(orderId)}/shipping-methods?excluded=store`)).body,
          "shippingMethods.0.price",
        ),
      ).toBe(0)
      expect((await guest.call("GET", `${orderPath(orderId)}/shipping-methods?countryISO=FR`)).body).toEqual({
        shippingMethods: [],
      })
      expect((await guest.call("GET", `${orderPath(orderId)}/shipping-methods?zipCode=150-0001`)).status).toBe(400)
    })

    it("delivers to the customer's own address in the store's country only", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8202-800-3")).body, "id")
      const choose = (addressId: string, shippingMethodId = "standard") =>
        guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, { shippingMethodId, kind: "delivery", addressId })
      const foreign = textAt(
        (await guest.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, { ...anAddress(), countryCode: "FR" }))
          .body,
        "id",
      )
      expect((await choose(foreign)).body).toMatchObject({
        key: "_ERR_SHIPPING_NOT_POSSIBLE",
        fields: [{ field: "addressId", rule: "country" }],
      })
      expect((await choose(await saveAddress(await shop().guest(SPAIN)))).status).toBe(404)
      const own = await saveAddress(guest)
      expect((await choose(own, "drone")).status).toBe(422)
      expect((await choose(own, "express")).body).toMatchObject({
        shippingPrice: 795,
        totalOrder: 3_790,
        addressId: own,
        shippingBundle: { shippingMethodId: "express" },
      })
    })

    it("offers card payment", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8202-800-3")).body, "id")
      expect(
        at((await guest.call("GET", `${orderPath(orderId)}/payment-methods`)).body, "paymentMethods.0"),
      ).toMatchObject({ paymentModeId: "1", kind: "card", name: "Tarjeta", requiresCvv: true })
      expect((await guest.call("POST", `${orderPath(orderId)}/purchase-attempt`)).status).toBe(204)
    })

    it("buys the cart: the order has the cart's id and total, the stock is reduced, the next cart is new", async () => {
      const before = await unitsLeft(shop(), "8201-400-3")
      const buyer = await readyToPay(shop(), { "8201-400-3": 2 })
      const paid = await pay(buyer)
      expect(paid.status).toBe(202)
      expect(paid.body).toMatchObject({ orderId: buyer.orderId, paymentStatus: "OK" })
      expect(textAt(paid.body, "guestToken")).toMatch(/^[A-Za-z0-9_-]{22,}$/)
      expect((await paymentStatus(buyer)).body).toEqual(paid.body)
      expect(await unitsLeft(shop(), "8201-400-3")).toBe(before - 2)
      const next = (await buyer.guest.call("GET", cartPath())).body
      expect(next).toMatchObject({ items: [] })
      expect(textAt(next, "id")).not.toBe(buyer.orderId)
      const order = await buyer.guest.call("GET", orderPath(buyer.orderId))
      expect(order.body).toMatchObject({
        id: buyer.orderId,
        status: "PAID",
        totalOrder: buyer.total,
        currencyCode: "EUR",
        payment: [{ name: "Visa", maskedNumber: "**** 4242" }],
      })
    })

    it("buys in Japan, in whole yen", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 }, JAPAN)
      expect((await pay(buyer)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("F83 replays the first response for the same key, and refuses the key for another total", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      const key = randomUUID()
      const first = await pay(buyer, { key })
      expect((await pay(buyer, { key })).body).toEqual(first.body)
      expect((await pay(buyer, { key, expectedTotal: 1 })).body).toMatchObject({ key: "_ERR_IDEMPOTENCY_KEY_REUSED" })
      expect((await pay(buyer)).body).toEqual(first.body)
      expect(at((await buyer.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order`)).body, "totalCount")).toBe(1)
    })

    it("F74 charges nothing when the total differs from the displayed one", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      const refused = await pay(buyer, { expectedTotal: buyer.total + 100 })
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        key: "_ERR_TOTAL_CHANGED",
        params: [String(buyer.total + 100), String(buyer.total)],
      })
      expect((await paymentStatus(buyer)).status).toBe(404)
      expect((await pay(buyer)).status).toBe(202)
    })

    it("refuses an empty cart and one without delivery", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
      expect((await pay({ guest, orderId, storeId: SPAIN, total: 0 })).body).toMatchObject({ key: "_ERR_EMPTY_CART" })
      await addToCart(guest, "8202-800-3")
      expect((await pay({ guest, orderId, storeId: SPAIN, total: 2_995 })).body).toMatchObject({
        key: "_ERR_SHIPPING_NOT_SET",
      })
    })

    it("refuses an invalid card, names the field and never repeats the number", async () => {
      const { guest, orderId } = await readyToPay(shop(), { "8202-800-3": 1 })
      const tried = async (changes: object) => {
        const { status, body } = await guest.call(
          "POST",
          `${orderPath(orderId)}/asynccheckout`,
          { paymentBundle: { paymentData: [{ ...testCard(), ...changes }] } },
          { "idempotency-key": randomUUID() },
        )
        expect(status).toBe(422)
        expect(JSON.stringify(body)).not.toContain("4242")
        return listAt(body, "fields").map(
          (problem) => `${textAt(problem, "field").split(".").at(-1) ?? ""} ${textAt(problem, "rule")}`,
        )
      }
      expect(await tried({ number: "4242424242424241" })).toEqual(["number luhn"])
      expect(await tried({ number: "9999999999999995" })).toEqual(["number network"])
      expect(await tried({ number: "42424242424242426" })).toEqual(["number length"])
      expect(await tried({ cvv2: "1234" })).toEqual(["cvv2 length"])
      expect(await tried({ month: "12", year: "2025" })).toEqual(["year expired"])
      expect(await tried({ month: "12", year: "25" })).toEqual(["year expired"])
      expect(await tried({ year: "2099" })).toEqual(["year maximum"])
      expect(await tried({ holder: " " })).toEqual(["holder required"])
      expect(await tried({ paymentModeId: "77" })).toEqual(["paymentModeId unknown"])
    })

    it("accepts a card until the end of its month", async () => {
      const { guest, orderId } = await readyToPay(shop(), { "8202-800-3": 1 })
      const { status } = await guest.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [{ ...testCard(), month: "1", year: "26" }] } },
        { "idempotency-key": randomUUID() },
      )
      expect(status).toBe(202)
    })

    it("changes neither stock nor cart when a card is refused at once, and another card pays", async () => {
      const before = await unitsLeft(shop(), "8201-800-3")
      const buyer = await readyToPay(shop(), { "8201-800-3": 2 })
      expect((await pay(buyer, { number: "4000000000000002" })).body).toMatchObject({
        paymentStatus: "NOOK",
        errorKey: "_ERR_PAYMENT_REFUSED",
      })
      expect((await paymentStatus(buyer)).body).toMatchObject({
        paymentStatus: "NOOK",
        errorKey: "_ERR_PAYMENT_REFUSED",
      })
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).status).toBe(404)
      const cart = (await buyer.guest.call("GET", cartPath())).body
      expect([textAt(cart, "id"), numberAt(cart, "totalOrder")]).toEqual([buyer.orderId, buyer.total])
      expect(await unitsLeft(shop(), "8201-800-3")).toBe(before)
      expect((await pay(buyer, { number: "4000000000009995" })).body).toMatchObject({
        errorKey: "_ERR_PAYMENT_NO_FUNDS",
      })
      expect((await pay(buyer)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("stays pending for a while and is then paid", async () => {
      const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
      expect((await pay(buyer, { number: "5555555555554444" })).body).toMatchObject({ paymentStatus: "PENDING-OK" })
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "PENDING" })
      const asked = [
        await paymentStatus(buyer),
        await paymentStatus(buyer),
        await paymentStatus(buyer),
        await paymentStatus(buyer),
      ]
      expect(asked.map(({ body }) => textAt(body, "paymentStatus"))).toEqual(["PENDING-OK", "PENDING-OK", "OK", "OK"])
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "PAID" })
    })

    it("returns the stock after a late refusal, and merges the cart with the new one", async () => {
      const before = await unitsLeft(shop(), "8201-400-3")
      const buyer = await readyToPay(shop(), { "8201-400-3": 3 })
      expect((await pay(buyer, { number: "4000000000000341" })).body).toMatchObject({ paymentStatus: "PENDING-OK" })
      expect(await unitsLeft(shop(), "8201-400-3")).toBe(before - 3)
      await addToCart(buyer.guest, "8202-800-3", 1)
      await paymentStatus(buyer)
      await paymentStatus(buyer)
      expect((await paymentStatus(buyer)).body).toMatchObject({
        paymentStatus: "NOOK",
        errorKey: "_ERR_PAYMENT_REFUSED",
      })
      expect(await unitsLeft(shop(), "8201-400-3")).toBe(before)
      const cart = (await buyer.guest.call("GET", cartPath())).body
      expect(textAt(cart, "id")).toBe(buyer.orderId)
      expect(listAt(cart, "items").map((item) => textAt(item, "sku"))).toEqual(["8201-400-3", "8202-800-3"])
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).status).toBe(404)
      expect((await pay({ ...buyer, total: numberAt(cart, "totalOrder") })).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("keeps the cart open for a probable refusal, and another card replaces it", async () => {
      const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
      expect((await pay(buyer, { number: "4000000000000119" })).body).toMatchObject({ paymentStatus: "PENDING-NOOK" })
      expect(at((await buyer.guest.call("GET", cartPath())).body, "id")).toBe(buyer.orderId)
      const asked = [await paymentStatus(buyer), await paymentStatus(buyer), await paymentStatus(buyer)]
      expect(asked.map(({ body }) => textAt(body, "paymentStatus"))).toEqual(["PENDING-NOOK", "PENDING-NOOK", "NOOK"])
      expect((await pay(buyer, { number: "4000000000000069" })).body).toMatchObject({ paymentStatus: "PENDING-NOOK" })
      expect((await pay(buyer)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("may stay pending for ever, as an existing order", async () => {
      const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
      await pay(buyer, { number: "4000000000000077" })
      for (let asked = 0; asked < 12; asked += 1)
        expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "PENDING-OK" })
      expect((await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/confirmation`)).body).toMatchObject({
        paymentStatus: "PENDING-OK",
        order: { status: "PENDING" },
      })
    })

    it("hides another customer's payment, and requires a session or token", async () => {
      const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
      const token = textAt((await pay(buyer)).body, "guestToken")
      const status = `${orderPath(buyer.orderId)}/payment-status`
      expect((await (await shop().guest(SPAIN)).call("GET", status)).status).toBe(404)
      expect((await shop().call("GET", status)).status).toBe(401)
      expect((await shop().call("GET", `${status}?guestToken=${token}`)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await shop().call("GET", `${status}?guestToken=${token.slice(1)}A`)).status).toBe(404)
    })
  },
  { world: WORLD },
)
