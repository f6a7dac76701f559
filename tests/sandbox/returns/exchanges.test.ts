import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { submit } from "../checkout/bankVisitor.ts"
import {
  listAt,
  numberAt,
  orderPath,
  readyToPay,
  SPAIN,
  testCard,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "../checkout/customer.ts"
import {
  ADMIN_KEY,
  advanceReturn,
  anAccount,
  guestWithOrder,
  lineOf,
  requestReturn,
  restPath,
  returned,
  type Returner,
} from "./returner.ts"

const TEN = { paymentModeId: "2", number: "9280111122224444", cvv2: "222" }
const FIFTY = { paymentModeId: "2", number: "9280111122223339", cvv2: "111" }

onOneDatabase(
  "a return's money",
  (shop) => {
    /** Sets the price of all sizes of the exchanged product. */
    const setPrice = async ({ productId }: { readonly productId: string }, price: number) => {
      const body = { storeId: SPAIN, productId, price }
      expect((await shop().call("POST", "/sandbox/prices", body, { "x-admin-key": ADMIN_KEY })).status).toBe(200)
    }
    const exchange = (buyer: Returner, quantity = 1) => ({
      returnType: "CHANGE",
      changeLines: [{ catentryId: buyer.catentries.get("8201-400-3"), quantity, newSku: "8201-400-4" }],
    })
    const preview = async ({ call, orderId, catentries }: Returner, sku: string, quantity: number) =>
      numberAt(
        (await call("GET", `${restPath()}/order/${orderId}/advanced-debt?items=${catentries.get(sku)}:${quantity}`))
          .body,
        "totalDebt",
      )

    it("is previewed to the minor unit, also when some units are already returned", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 7 })
      let sum = 0
      for (const quantity of [1, 3, 2, 1]) {
        const shown = await preview(buyer, "8202-800-3", quantity)
        const { body } = await requestReturn(buyer, "8202-800-3", quantity)
        expect(numberAt(body, "refundAmount")).toBe(shown)
        sum += shown
      }
      expect(sum).toBe(buyer.total)
    })

    it("goes to gift cards first, also when the rest goes to a bank account", async () => {
      const one = await readyToPay(shop(), { "8202-800-3": 2 })
      const paid = await submit(one, [TEN, testCard()])
      expect(paid.body).toMatchObject({ paymentStatus: "OK" })
      const order = (await one.guest.call("GET", orderPath(one.orderId))).body
      const giftCard = numberAt(order, "payment.0.amount")
      const buyer: Returner = {
        call: one.guest.call,
        orderId: one.orderId,
        storeId: one.storeId,
        total: one.total,
        guestToken: "",
        catentries: new Map(listAt(order, "items").map((item) => [textAt(item, "sku"), textAt(item, "catentryId")])),
      }
      const id = await returned(buyer, "8202-800-3", 2)
      await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED")
      const { body } = await buyer.call(
        "POST",
        `${restPath()}/order/${buyer.orderId}/refund?type=BANK_ACCOUNT`,
        anAccount(),
      )
      expect(body).toMatchObject({
        paidAmount: buyer.total,
        refunds: [
          { amount: giftCard, destination: { type: "ORIGINAL", maskedNumber: "**** 4444" } },
          { amount: buyer.total - giftCard, destination: { type: "BANK_ACCOUNT", maskedNumber: "**** 1332" } },
        ],
      })
      const again = await readyToPay(shop(), { "8202-800-3": 2 })
      expect(
        (await again.guest.call("POST", `${orderPath(again.orderId)}/card-adjustments`, { paymentData: [TEN] })).body,
      ).toMatchObject({ adjustments: [{ cardBalance: giftCard }] })
    })

    it("of an exchange is set off against today's price of the other size", async () => {
      const buyer = await guestWithOrder(shop(), { "8201-400-3": 4 })
      const { body: order } = await buyer.call("GET", orderPath(buyer.orderId))
      const price = numberAt(order, "items.0.unitPrice")
      const product = { productId: textAt(order, "items.0.parentId") }
      await setPrice(product, price + 500)
      const dearer = await requestReturn(buyer, "8201-400-3", 1, exchange(buyer))
      expect(dearer.body).toMatchObject({ refundAmount: 0, priceDifference: 500, debtAmount: 500 })
      await advanceReturn(shop(), textAt(dearer.body, "rmareqId"), "IN_TRANSIT", "RECEIVED")
      const path = `${restPath()}/rma-request/${textAt(dearer.body, "rmareqId")}`
      expect((await buyer.call("GET", path)).body).toMatchObject({ debtAmount: 0, changeLines: [{ status: "SENT" }] })

      const set = await requestReturn(buyer, "8201-400-3", 2, exchange(buyer))
      const share = Math.floor(buyer.total / 4)
      expect(set.body).toMatchObject({ priceDifference: 500, debtAmount: 0 })
      expect(numberAt(set.body, "refundAmount")).toBeGreaterThanOrEqual(share - 500)

      await setPrice(product, price - 300)
      const cheaper = await requestReturn(buyer, "8201-400-3", 1, exchange(buyer))
      expect(cheaper.body).toMatchObject({ refundAmount: 300, refundShipping: 0, priceDifference: -300, debtAmount: 0 })
      const id = textAt(cheaper.body, "rmareqId")
      await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED", "REFUNDED")
      expect(listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")[0]).toMatchObject({
        refundedAmount: 300,
      })
      await setPrice(product, price)
    })

    it("is reduced by units that are refused on receipt, which are not sold again", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 3 })
      const id = await returned(buyer, "8202-800-3", 3)
      const stock = await unitsLeft(shop(), "8202-800-3")
      const receive = (refusedUnits: string) =>
        shop().call(
          "POST",
          "/sandbox/returns",
          { storeId: SPAIN, rmareqId: id, status: "RECEIVED", refusedUnits },
          { "x-admin-key": ADMIN_KEY },
        )
      const catentryId = buyer.catentries.get("8202-800-3") ?? ""
      await advanceReturn(shop(), id, "IN_TRANSIT")
      expect([(await receive(`${catentryId}:4`)).status, (await receive("all")).status]).toEqual([409, 400])
      expect((await receive(`${catentryId}:2`)).status).toBe(200)
      expect(await unitsLeft(shop(), "8202-800-3")).toBe(stock + 1)
      const { body } = await buyer.call("GET", `${restPath()}/rma-request/${id}`)
      expect(body).toMatchObject({ status: "RECEIVED", returnLines: [{ quantity: 3, refusedQuantity: 2 }] })
      const due = numberAt(body, "refundAmount")
      expect(Math.abs(due - buyer.total / 3)).toBeLessThan(1)
      await advanceReturn(shop(), id, "REFUNDED")
      expect(listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")[0]).toMatchObject({
        refundedAmount: due,
      })
      expect((await requestReturn(buyer, "8202-800-3")).status).toBe(409)
    })

    it("cannot be charged for an order that only gift cards paid", async () => {
      const one = await readyToPay(shop(), { "8201-400-3": 1 })
      await submit(one, [FIFTY])
      const order = (await one.guest.call("GET", orderPath(one.orderId))).body
      const price = numberAt(order, "items.0.unitPrice")
      const product = { productId: textAt(order, "items.0.parentId") }
      const catentries = new Map([["8201-400-3", textAt(order, "items.0.catentryId")]])
      const ask = () =>
        one.guest.call("POST", `${restPath()}/order/${one.orderId}/return-request`, {
          returnLines: [lineOf({ catentries }, "8201-400-3")],
          returnType: "CHANGE",
          changeLines: [{ catentryId: catentries.get("8201-400-3"), quantity: 1, newSku: "8201-400-4" }],
        })
      await setPrice(product, price + 1)
      expect((await ask()).body).toMatchObject({ fields: [{ field: "changeLines.0.newSku", rule: "price" }] })
      await setPrice(product, price)
      expect((await ask()).status).toBe(200)
    })
  },
  { world: worldWithUnits({ "8201-400-3": 90, "8201-400-4": 90, "8202-800-3": 90 }), adminKey: ADMIN_KEY },
)
