import { describe, expect, it } from "vitest"
import { onOneDatabase, openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { lastingDatabase } from "../../support/sandbox/newDatabase.ts"
import {
  anAddress,
  at,
  listAt,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"

const WORLD = worldWithUnits({ "8201-400-3": 50, "8202-800-3": 50 })
const DAY_MS = 86_400_000
const listPath = `/itxrest/2/order/store/${SPAIN}/order`

onOneDatabase(
  "an order",
  (shop) => {
    it("shows lines, totals, address, delivery, and the card's last four digits", async () => {
      const buyer = await readyToPay(shop(), { "8201-400-3": 1, "8202-800-3": 2 })
      await pay(buyer)
      const { status, body } = await buyer.guest.call("GET", `${orderPath(buyer.orderId)}?languageId=-1`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        status: "PAID",
        totalOrder: 9_985,
        totalProduct: 9_985,
        shippingPrice: 0,
        tax: 1_733,
        email: "ana@example.org",
        shippingMethodName: "Standard delivery",
        payment: [{ name: "Visa", kind: "card", amount: 9_985, maskedNumber: "**** 4242" }],
        address: { city: anAddress().city },
      })
      expect(listAt(body, "items").map((item) => textAt(item, "name"))).toEqual(["Oxford shirt", "Linen shirt"])
    })

    it("keeps its prices after a price change, and is the same at every read", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      const confirmation = `${orderPath(buyer.orderId)}/confirmation`
      const first = await buyer.guest.call("GET", confirmation)
      expect(first.body).toMatchObject({ paymentStatus: "OK", order: { id: buyer.orderId, totalOrder: buyer.total } })
      expect((await buyer.guest.call("GET", confirmation)).body).toEqual(first.body)
    })

    it("opens for a guest without the session by its token only", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      const token = textAt((await pay(buyer)).body, "guestToken")
      const path = `/itxrest/2/order/store/${SPAIN}/order-guest/${buyer.orderId}`
      expect((await shop().call("GET", `${path}?guestToken=${token}`)).body).toMatchObject({ id: buyer.orderId })
      expect(
        (await shop().call("GET", `${orderPath(buyer.orderId)}/confirmation?guestToken=${token}`)).body,
      ).toMatchObject({ order: { id: buyer.orderId } })
      const wrong = await shop().call("GET", `${path}?guestToken=${"A".repeat(token.length)}`)
      const unknown = await shop().call("GET", `/itxrest/2/order/store/${SPAIN}/order-guest/1?guestToken=${token}`)
      expect([wrong.status, unknown.status]).toEqual([404, 404])
      expect(at(wrong.body, "message")).toBe(at(unknown.body, "message"))
      expect((await shop().call("GET", `${orderPath(buyer.orderId)}/confirmation`)).status).toBe(401)
    })

    it("F118 has a guest token of 192 random bits: with another letter it opens nothing", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      const token = textAt((await pay(buyer)).body, "guestToken")
      expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
      const open = (guess: string) =>
        shop().call("GET", `/itxrest/2/order/store/${SPAIN}/order-guest/${buyer.orderId}?guestToken=${guess}`)
      expect((await open(token)).status).toBe(200)
      const guesses = Array.from(
        { length: token.length },
        (_, place) => `${token.slice(0, place)}${token[place] === "A" ? "B" : "A"}${token.slice(place + 1)}`,
      )
      for (const guess of [...guesses, token.toUpperCase(), token.slice(1), `${token}A`, `${token}%00`])
        expect([guess, (await open(guess)).status]).not.toEqual([guess, 200])
    })

    it("F117 is 404 for another customer, like an unknown one", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      const other = await shop().guest(SPAIN)
      const paths = [
        orderPath(buyer.orderId),
        `${orderPath(buyer.orderId)}/confirmation`,
        `${orderPath(buyer.orderId)}/payment-status`,
      ]
      for (const path of paths) {
        const otherResponse = await other.call("GET", path)
        const none = await other.call("GET", path.replace(buyer.orderId, "799999999999"))
        expect([otherResponse.status, at(otherResponse.body, "key"), at(otherResponse.body, "message")]).toEqual([
          404,
          at(none.body, "key"),
          at(none.body, "message"),
        ])
      }
      expect((await other.call("GET", listPath)).body).toEqual({ totalCount: 0, index: 0, orders: [] })
    })

    it("is listed newest first, by days of the store's calendar and by status", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      shop().clock.advance(DAY_MS / 4)
      const { body } = await buyer.guest.call("GET", listPath)
      expect(at(body, "orders.0")).toMatchObject({
        id: buyer.orderId,
        totalOrder: buyer.total,
        status: "PAID",
        itemCount: 1,
      })
      const today = new Date(shop().clock.now()).toISOString().slice(0, 10)
      expect(
        (await buyer.guest.call("GET", `${listPath}?startDate=${today}&endDate=${today}&status=PAID`)).body,
      ).toMatchObject({ totalCount: 1 })
      expect((await buyer.guest.call("GET", `${listPath}?endDate=2025-12-31`)).body).toMatchObject({ totalCount: 0 })
      expect((await buyer.guest.call("GET", `${listPath}?status=PENDING`)).body).toMatchObject({ totalCount: 0 })
      expect((await buyer.guest.call("GET", `${listPath}?index=1`)).body).toMatchObject({
        totalCount: 1,
        index: 1,
        orders: [],
      })
    })
  },
  { world: WORLD },
)

describe("a restarted backend", () => {
  it("has the same orders, carts and stock", async () => {
    const { close, ...database } = await lastingDatabase()
    try {
      const first = await openTestShop({ ...database, world: WORLD })
      const buyer = await readyToPay(first, { "8201-400-3": 2 })
      const token = textAt((await pay(buyer)).body, "guestToken")
      const open = await readyToPay(first, { "8202-800-3": 1 })
      await first.sandbox.close()

      const second = await openTestShop({ ...database, world: WORLD })
      const bearer = { authorization: `Bearer ${open.guest.token}` }
      const order = await second.call(
        "GET",
        `/itxrest/2/order/store/${SPAIN}/order-guest/${buyer.orderId}?guestToken=${token}`,
      )
      expect(order.body).toMatchObject({ id: buyer.orderId, status: "PAID", totalOrder: buyer.total })
      expect((await second.call("GET", `/itxrest/2/order/store/${SPAIN}/cart`, undefined, bearer)).body).toMatchObject({
        id: open.orderId,
        totalOrder: open.total,
      })
      const another = await second.guest(SPAIN)
      expect(
        (
          await another.call("POST", `/itxrest/2/order/store/${SPAIN}/cart`, {
            cartItems: [{ sku: "8201-400-3", quantity: 50 }],
          })
        ).body,
      ).toMatchObject({ params: ["8201-400-3", "48"] })
      await second.sandbox.close()
    } finally {
      await close()
    }
  }, 60_000)
})
