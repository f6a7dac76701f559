import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  anAddress,
  at,
  listAt,
  orderPath,
  pay,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "../checkout/customer.ts"
import { paidBuyer } from "./buyerFiles.ts"

const SHIRT = "8201-400-3"
const ADMIN_KEY = "the-admin-key-of-orders"
const STAYS_PENDING = "4000000000000077"

onOneDatabase(
  "the progress of an order",
  (shop) => {
    const advance = async (orderId: string, status: string) => {
      const answer = await shop().call(
        "POST",
        `/sandbox/orders/${orderId}/advance`,
        { status },
        { "x-admin-key": ADMIN_KEY },
      )
      return `${answer.status} ${textAt(answer.body, answer.status === 200 ? "status" : "key")}`
    }

    it("advances step by step, each exactly once", async () => {
      const { guest, orderId, total } = await paidBuyer(shop(), { [SHIRT]: 1 })
      expect(await advance(orderId, "DELIVERED")).toBe("409 _ERR_ORDER_STATUS")
      expect(await advance(orderId, "SHIPPED")).toBe("200 SHIPPED")
      expect(await advance(orderId, "SHIPPED")).toBe("409 _ERR_ORDER_STATUS")
      expect((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order-live-summary`)).body).toMatchObject({
        states: [{ status: "SHIPPED", count: 1 }],
      })
      expect(await advance(orderId, "DELIVERED")).toBe("200 DELIVERED")
      expect(await advance(orderId, "CANCELLED")).toBe("409 _ERR_ORDER_STATUS")
      expect(await advance(orderId, "REFUNDED")).toBe("200 REFUNDED")
      expect((await guest.call("GET", orderPath(orderId))).body).toMatchObject({
        status: "REFUNDED",
        refunds: [{ amount: total, kind: "REFUNDED" }],
      })
      expect(await advance("799999999999", "SHIPPED")).toBe("404 _ERR_NOT_FOUND")
    })

    it("cannot be changed by the customer once it is shipped", async () => {
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const suborderId = textAt(
        listAt((await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body, "order.suborders")[0],
        "id",
      )
      await advance(orderId, "SHIPPED")
      const refusedCases = [
        await guest.call("DELETE", orderPath(orderId)),
        await guest.call("DELETE", `${orderPath(orderId)}/suborder/${suborderId}`),
        await guest.call("PUT", `${orderPath(orderId)}/address`, { address: anAddress() }),
      ]
      expect(
        refusedCases.map(({ status, body }) => `${status} ${textAt(body, "key")} ${textAt(body, "params.1")}`),
      ).toEqual([
        "409 _ERR_ORDER_NOT_CANCELLABLE SHIPPED",
        "409 _ERR_SUBORDER_NOT_CANCELLABLE SHIPPED",
        "409 _ERR_ORDER_ADDRESS_FIXED SHIPPED",
      ])
      expect(at((await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body, "actions")).toEqual([
        "INVOICE",
        "TICKET",
      ])
    })

    it("is reported by email at every step", async () => {
      const { orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      for (const status of ["SHIPPED", "DELIVERED"]) await advance(orderId, status)
      const outbox = await shop().call("GET", "/sandbox/messages?recipient=ana%40example.org", undefined, {
        "x-admin-key": ADMIN_KEY,
      })
      const subjects = listAt(outbox.body, "messages").map((message) => textAt(message, "subject"))
      expect(subjects).toEqual(
        expect.arrayContaining([`Tu pedido ${orderId} está en camino`, `Tu pedido ${orderId} se ha entregado`]),
      )
    })

    it("decides a pending payment, and a later response of the bank changes nothing", async () => {
      const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
      await pay(buyer, { number: STAYS_PENDING })
      expect(await advance(buyer.orderId, "SHIPPED")).toBe("409 _ERR_ORDER_STATUS")
      expect(await advance(buyer.orderId, "PAID")).toBe("200 PAID")
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "OK" })
      expect(await advance(buyer.orderId, "CANCELLED")).toBe("200 CANCELLED")
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "CANCELLED" })
    })

    it("is shipped or cancelled, never both, for concurrent requests", async () => {
      const before = await unitsLeft(shop(), SHIRT)
      const orders = await Promise.all(Array.from({ length: 8 }, () => paidBuyer(shop(), { [SHIRT]: 1 })))
      const outcomes = await Promise.all(
        orders.map(async ({ guest, orderId }) => {
          const [cancelled, shipped] = await Promise.all([
            guest.call("DELETE", orderPath(orderId)),
            advance(orderId, "SHIPPED"),
          ])
          return [cancelled.status === 200, shipped === "200 SHIPPED"]
        }),
      )
      expect(outcomes.every(([cancelled, shipped]) => cancelled !== shipped)).toBe(true)
      expect(await unitsLeft(shop(), SHIRT)).toBe(before - outcomes.filter(([, shipped]) => shipped).length)
    })
  },
  { world: worldWithUnits({ [SHIRT]: 500 }), adminKey: ADMIN_KEY },
)
