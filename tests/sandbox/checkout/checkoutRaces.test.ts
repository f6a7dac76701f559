import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  cartPath,
  numberAt,
  orderPath,
  pay,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const WORLD = worldWithUnits({ "8201-400-3": 1, "8201-800-3": 200, "8201-800-4": 200, "8202-800-3": 3 })
const ADMIN_KEY = "the-key-that-counts-pieces"
/** Number of times that the item is restocked for the remaining buyers; at most 49 with RESTOCKS. */
const RESTOCKS = Math.min(Number(process.env["RESTOCKS"] ?? 4), 49)

onBothDatabases(
  "concurrent buyers",
  (shop) => {
    it("F59 fifty buyers of the last unit get one order and never negative stock, also after restocks", async () => {
      const buyers = []
      for (let number = 0; number < 50; number += 1) buyers.push(await readyToPay(shop(), { "8201-400-3": 1 }))
      for (let round = 0; round < RESTOCKS; round += 1) {
        const answers = await Promise.all(buyers.map((buyer) => pay(buyer)))
        const losers = buyers.filter((_, at) => answers[at]?.status === 409)
        expect([answers.filter(({ status }) => status === 202).length, losers.length]).toEqual([1, buyers.length - 1])
        for (const { body } of answers.filter(({ status }) => status === 409))
          expect(body).toMatchObject({ key: "_ERR_NO_STOCK", params: ["8201-400-3", "0"] })
        expect(await unitsLeft(shop(), "8201-400-3")).toBe(0)
        const [loser] = losers
        expect((await loser?.guest.call("GET", cartPath()))?.body).toMatchObject({
          id: loser?.orderId,
          items: [{ sku: "8201-400-3", quantity: 1, status: "SOLD_OUT", unitsAvailable: 0 }],
        })
        buyers.splice(0, buyers.length, ...losers)
        expect(
          (
            await shop().call(
              "POST",
              "/sandbox/stock",
              { storeId: SPAIN, sku: "8201-400-3", units: 1 },
              { "x-admin-key": ADMIN_KEY },
            )
          ).status,
        ).toBeLessThan(300)
      }
    }, 60_000)

    it("buyers of the same two products in opposite order do not deadlock", async () => {
      const before = [await unitsLeft(shop(), "8201-800-3"), await unitsLeft(shop(), "8201-800-4")]
      const buyers = []
      for (let number = 0; number < 16; number += 1) {
        buyers.push(
          await readyToPay(
            shop(),
            number % 2 === 0 ? { "8201-800-3": 1, "8201-800-4": 1 } : { "8201-800-4": 1, "8201-800-3": 1 },
          ),
        )
      }
      const answers = await Promise.all(buyers.map((buyer) => pay(buyer)))
      expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 202))
      expect([await unitsLeft(shop(), "8201-800-3"), await unitsLeft(shop(), "8201-800-4")]).toEqual(
        before.map((units) => units - 16),
      )
    }, 60_000)

    it("F83 ten clicks with one key, and ten tabs with ten keys, create one order each time", async () => {
      const sameKey = await readyToPay(shop(), { "8201-800-3": 1 })
      const before = await unitsLeft(shop(), "8201-800-3")
      const key = randomUUID()
      const clicks = await Promise.all(Array.from({ length: 10 }, () => pay(sameKey, { key })))
      expect(new Set(clicks.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
      const tabs = await readyToPay(shop(), { "8201-800-3": 1 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => pay(tabs)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202))
      for (const { guest } of [sameKey, tabs])
        expect(at((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order`)).body, "totalCount")).toBe(1)
      expect(await unitsLeft(shop(), "8201-800-3")).toBe(before - 2)
    }, 60_000)

    it("ten concurrent queries at the moment of a refusal return the stock once", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 2 })
      await pay(buyer, { number: "4000000000000341" })
      expect(await unitsLeft(shop(), "8202-800-3")).toBe(1)
      for (let asked = 0; asked < 2; asked += 1)
        expect(at((await paymentStatus(buyer)).body, "paymentStatus")).toBe("PENDING-OK")
      const asked = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          index % 3 === 0 ? addToCart(buyer.guest, "8201-800-4") : paymentStatus(buyer),
        ),
      )
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
      expect(at((await paymentStatus(buyer)).body, "paymentStatus")).toBe("NOOK")
      expect(await unitsLeft(shop(), "8202-800-3")).toBe(3)
      const cart = (await buyer.guest.call("GET", cartPath())).body
      expect(textAt(cart, "id")).toBe(buyer.orderId)
      expect([numberAt(cart, "items.0.quantity"), numberAt(cart, "items.1.quantity")]).toEqual([2, 4])
    }, 60_000)

    it("F74 a payment during an addition in another tab buys the displayed cart or reports the change", async () => {
      for (let round = 0; round < 10; round += 1) {
        const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
        const [paid, added] = await Promise.all([pay(buyer), addToCart(buyer.guest, "8201-800-4")])
        expect(added.status).toBe(200)
        if (paid.status === 202)
          expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({
            totalOrder: buyer.total,
          })
        else expect(paid.body).toMatchObject({ key: "_ERR_TOTAL_CHANGED" })
        const { body } = await buyer.guest.call("GET", cartPath())
        expect(textAt(body, "id") === buyer.orderId).toBe(paid.status === 409)
      }
    }, 60_000)
  },
  { world: WORLD, adminKey: ADMIN_KEY },
)
