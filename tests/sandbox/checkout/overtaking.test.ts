import { expect, it } from "vitest"
import { onBothDatabases, readAnswer, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { bankPath, CARDS, decide, submit, visitBank } from "./bankVisitor.ts"
import {
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"

onBothDatabases(
  "a bank's notifications out of order",
  (shop) => {
    /** The bank's notification of a payment with this result, as the webhook receives it. */
    const notification = async (status: unknown, outcome: string): Promise<() => Promise<ShopAnswer>> => {
      const { body } = await readAnswer(await visitBank(shop(), `${bankPath(status)}/notification?outcome=${outcome}`))
      return () =>
        shop().call(
          "POST",
          `/itxrest/2/order/store/${SPAIN}/payment-notification/${textAt(body, "provider")}`,
          at(body, "body"),
          { "payment-signature": textAt(body, "signature") },
        )
    }
    const waiting = async () => {
      const one = await readyToPay(shop(), { [SKU]: 1 })
      const status = (await submit(one, CARDS.redirected)).body
      const [approved, refused] = [await notification(status, "APPROVED"), await notification(status, "REFUSED")]
      return { one, status, approved, refused, order: async () => await one.guest.call("GET", orderPath(one.orderId)) }
    }

    it("F90 leave a payment paid after a late refusal, captured once", async () => {
      const { one, approved, refused, order } = await waiting()
      expect((await approved()).body).toEqual({ effect: "settled" })
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await refused()).body).toEqual({ effect: "ignored" })
      expect((await approved()).body).toEqual({ effect: "repeated" })
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
      const { body } = await order()
      expect([textAt(body, "status"), listAt(body, "payment").map((payment) => numberAt(payment, "amount"))]).toEqual([
        "PAID",
        [one.total],
      ])
    })

    it("F90 leave a payment refused after a late approval, with the cart unchanged", async () => {
      const before = await unitsLeft(shop(), SKU)
      const { one, approved, refused, order } = await waiting()
      expect((await refused()).body).toEqual({ effect: "settled" })
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK" })
      expect((await approved()).body).toEqual({ effect: "ignored" })
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK" })
      expect((await order()).status).toBe(404)
      expect((await one.guest.call("GET", cartPath())).body).toMatchObject({
        id: one.orderId,
        items: [{ sku: SKU, quantity: 1 }],
      })
      expect(await unitsLeft(shop(), SKU)).toBe(before)
    })

    it("F90 have one result when both are concurrent, the same for every later query", async () => {
      for (const isApprovedFirst of [true, false]) {
        const { one, approved, refused } = await waiting()
        const answers = await Promise.all(isApprovedFirst ? [approved(), refused()] : [refused(), approved()])
        expect(answers.map(({ body }) => at(body, "effect")).sort()).toEqual(["ignored", "settled"])
        const statuses = [await paymentStatus(one), await paymentStatus(one)].map(({ body }) =>
          textAt(body, "paymentStatus"),
        )
        expect([
          ["OK", "OK"],
          ["NOOK", "NOOK"],
        ]).toContainEqual(statuses)
        expect(listAt((await one.guest.call("GET", cartPath())).body, "items")).toHaveLength(
          statuses[0] === "OK" ? 0 : 1,
        )
      }
    })

    it("F90 reveal no more than the customer's own query found at the bank", async () => {
      const { one, status, approved, refused } = await waiting()
      await decide(shop(), status, "refuse", "never")
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK" })
      for (const late of [approved, refused])
        expect(["ignored", "repeated"]).toContain(at((await late()).body, "effect"))
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK" })
    })
  },
  { world: worldWithUnits({ [SKU]: 60 }) },
)
