import { expect, it } from "vitest"
import { onBothDatabases, onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  anAddress,
  at,
  cartPath,
  listAt,
  numberAt,
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
const OTHER = "8202-800-3"
const WORLD = worldWithUnits({ [SHIRT]: 500, [OTHER]: 500 })
const REFUSED_LATER = "5555555555554444"
const STAYS_PENDING = "4000000000000077"

onBothDatabases(
  "a cancelled order",
  (shop) => {
    it("refunds stock and money, appears in every list, and is done once", async () => {
      const before = await unitsLeft(shop(), SHIRT)
      const { guest, orderId, total } = await paidBuyer(shop(), { [SHIRT]: 2 })
      expect(await unitsLeft(shop(), SHIRT)).toBe(before - 2)
      const cancelled = await guest.call("DELETE", orderPath(orderId))
      expect(cancelled.status).toBe(200)
      expect(cancelled.body).toMatchObject({
        id: orderId,
        status: "CANCELLED",
        totalOrder: total,
        refunds: [{ amount: total, kind: "REFUNDED" }],
      })
      expect(await unitsLeft(shop(), SHIRT)).toBe(before)
      const again = await guest.call("DELETE", orderPath(orderId))
      expect([again.status, at(again.body, "key"), at(again.body, "params")]).toEqual([
        409,
        "_ERR_ORDER_NOT_CANCELLABLE",
        [orderId, "CANCELLED"],
      ])
      expect((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order?status=CANCELLED`)).body).toMatchObject({
        totalCount: 1,
      })
    })

    it("is void while its payment was pending, and no later response of the bank revives it", async () => {
      for (const number of [STAYS_PENDING, REFUSED_LATER]) {
        const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
        await pay(buyer, { number })
        expect((await buyer.guest.call("DELETE", orderPath(buyer.orderId))).body).toMatchObject({
          status: "CANCELLED",
          refunds: [{ kind: "VOIDED", amount: buyer.total }],
        })
        for (let question = 0; question < 4; question += 1) await paymentStatus(buyer)
        expect((await paymentStatus(buyer)).body).toMatchObject({
          paymentStatus: "NOOK",
          errorKey: "_ERR_ORDER_CANCELLED",
        })
        expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "CANCELLED" })
      }
    })

    it("frees its promotion", async () => {
      const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
      await buyer.guest.call("POST", `${orderPath(buyer.orderId)}/promoCode`, { promoCode: "WELCOME10" })
      const total = numberAt((await buyer.guest.call("GET", cartPath())).body, "totalOrder")
      expect((await pay({ ...buyer, total })).status).toBe(202)
      const codeInNewCart = async () => {
        const cart = await addToCart(buyer.guest, SHIRT)
        return (
          await buyer.guest.call("POST", `${orderPath(textAt(cart.body, "id"))}/promoCode`, { promoCode: "WELCOME10" })
        ).status
      }
      expect(await codeInNewCart()).toBe(422)
      await buyer.guest.call("DELETE", orderPath(buyer.orderId))
      expect(await codeInNewCart()).toBe(200)
    })

    it("is cancelled by one of ten concurrent calls, and its stock returns once", async () => {
      const before = await unitsLeft(shop(), SHIRT)
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 3 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => guest.call("DELETE", orderPath(orderId))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
      expect(await unitsLeft(shop(), SHIRT)).toBe(before)
    })

    it("F117 is 404 for another customer, without a change", async () => {
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const other = await shop().guest(SPAIN)
      const otherResponse = await other.call("DELETE", orderPath(orderId))
      const none = await other.call("DELETE", orderPath("799999999999"))
      expect([otherResponse.status, at(otherResponse.body, "message")]).toEqual([404, at(none.body, "message")])
      expect((await other.call("PUT", `${orderPath(orderId)}/address`, { address: anAddress() })).status).toBe(404)
      expect((await guest.call("GET", orderPath(orderId))).body).toMatchObject({ status: "PAID" })
    })
  },
  { world: WORLD },
)

onBothDatabases(
  "the parcels of an order",
  (shop) => {
    const twoOrigins = async () => {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, OTHER, 2)
      await guest.call("POST", cartPath(), {
        cartItems: [
          {
            sku: SHIRT,
            quantity: 1,
            customization: [{ areaId: "collar", colorId: "indigo", typographyId: "serif", text: "AP" }],
          },
        ],
      })
      const addressId = textAt(
        (await guest.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, anAddress())).body,
        "id",
      )
      const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
      await guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "SPRING10" })
      const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "express",
        kind: "delivery",
        addressId,
      })
      const total = numberAt(shipping.body, "totalOrder")
      const paid = await pay({ guest, orderId, storeId: SPAIN, total })
      const parts = listAt((await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body, "order.suborders")
      return { guest, orderId, total, guestToken: textAt(paid.body, "guestToken"), parts }
    }
    const part = (orderId: string, id: string, query = "") => `${orderPath(orderId)}/suborder/${id}${query}`

    it("are the shipments of each stock origin", async () => {
      const { parts } = await twoOrigins()
      expect(parts).toMatchObject([
        { status: "PAID", ffmId: "warehouse", totalProduct: 5_990, isCancellable: true, items: [{ quantity: 2 }] },
        { status: "PAID", ffmId: "workshop", totalProduct: 3_995, isCancellable: true, items: [{ quantity: 1 }] },
      ])
    })

    it("are cancelled one by one with their share; the last one includes delivery and ends the order", async () => {
      const before = { shirt: await unitsLeft(shop(), SHIRT), other: await unitsLeft(shop(), OTHER) }
      const { guest, orderId, total, parts } = await twoOrigins()
      const [warehouse = "", workshop = ""] = parts.map((one) => textAt(one, "id"))
      const first = await guest.call("DELETE", part(orderId, workshop))
      expect(first.body).toMatchObject({
        status: "PAID",
        suborders: [{ status: "PAID" }, { status: "CANCELLED", isCancellable: false }],
        refunds: [{ suborderId: workshop, amount: 3_595, kind: "REFUNDED" }],
      })
      expect([await unitsLeft(shop(), SHIRT), await unitsLeft(shop(), OTHER)]).toEqual([before.shirt, before.other - 2])
      const twice = await guest.call("DELETE", part(orderId, workshop))
      expect([twice.status, at(twice.body, "key")]).toEqual([409, "_ERR_SUBORDER_NOT_CANCELLABLE"])
      const last = await guest.call("DELETE", part(orderId, warehouse))
      expect(last.body).toMatchObject({ status: "CANCELLED" })
      expect(listAt(last.body, "refunds").reduce<number>((sum, refund) => sum + numberAt(refund, "amount"), 0)).toBe(
        total,
      )
      expect([await unitsLeft(shop(), SHIRT), await unitsLeft(shop(), OTHER)]).toEqual([before.shirt, before.other])
    })

    it("are cancelled once by concurrent calls", async () => {
      const { guest, orderId, total, parts } = await twoOrigins()
      const ids = parts.map((one) => textAt(one, "id"))
      const answers = await Promise.all([...ids, ...ids, ...ids].map((id) => guest.call("DELETE", part(orderId, id))))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
      const { body } = await guest.call("GET", orderPath(orderId))
      expect(listAt(body, "refunds").reduce<number>((sum, refund) => sum + numberAt(refund, "amount"), 0)).toBe(total)
    })

    it("are open to a guest's token without a session, and to no other", async () => {
      const { orderId, guestToken, parts } = await twoOrigins()
      const id = textAt(parts[0], "id")
      expect((await shop().call("DELETE", part(orderId, id))).status).toBe(401)
      expect((await shop().call("DELETE", part(orderId, id, `?guestToken=${"A".repeat(32)}`))).status).toBe(404)
      expect((await shop().call("DELETE", part(orderId, "1", `?guestToken=${guestToken}`))).status).toBe(404)
      expect((await shop().call("DELETE", part(orderId, id, `?guestToken=${guestToken}&isFromGipi=true`))).status).toBe(
        200,
      )
    })
  },
  { world: WORLD },
)

onOneDatabase(
  "the address of an order",
  (shop) => {
    const change = (orderId: string) => `${orderPath(orderId)}/address`

    it("changes before it is shipped, without other changes", async () => {
      const { guest, orderId, total } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const answer = await guest.call("PUT", change(orderId), {
        orderId,
        address: { ...anAddress(), addressLines: ["Calle Nueva 7"], city: "Toledo" },
      })
      expect(answer.status).toBe(200)
      expect((await guest.call("GET", orderPath(orderId))).body).toMatchObject({
        totalOrder: total,
        address: { city: "Toledo", addressLines: ["Calle Nueva 7"] },
      })
      await guest.call("DELETE", orderPath(orderId))
      const late = await guest.call("PUT", change(orderId), { address: anAddress() })
      expect([late.status, at(late.body, "key")]).toEqual([409, "_ERR_ORDER_ADDRESS_FIXED"])
    })

    it.each([
      [{ city: "DROP" }, 400, "address.city forbiddenWord"],
      [{ zipCode: "1" }, 400, "address.zipCode pattern"],
      [{ city: " " }, 400, "address.city required"],
      [{ countryCode: "FR" }, 422, "address.countryCode country"],
      [{ clientType: "B" }, 422, "address.email2 required"],
    ])("is refused with %o: %i, %s", async (wrong, status, problem) => {
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const answer = await guest.call("PUT", change(orderId), { address: { ...anAddress(), ...wrong } })
      expect(answer.status).toBe(status)
      expect(
        listAt(answer.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
      ).toContain(problem)
      expect((await guest.call("GET", orderPath(orderId))).body).toMatchObject({ address: { city: "Madrid" } })
    })

    it("F49 belongs to the order in the address, and to no other", async () => {
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      expect((await guest.call("PUT", change(orderId), { orderId: "1", address: anAddress() })).status).toBe(400)
    })
  },
  { world: WORLD },
)
