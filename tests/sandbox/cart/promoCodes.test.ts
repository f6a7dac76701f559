import { expect, it } from "vitest"
import { onBothDatabases, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  pay,
  type Buyer,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"

const PLENTY = worldWithUnits({ "8201-400-3": 500, "8202-800-3": 500 })

const cartWith = async (guest: TestGuest, quantity: number, storeId = SPAIN) =>
  textAt((await addToCart(guest, "8201-400-3", quantity, storeId)).body, "id")
const applyCode = (
  { guest, orderId, storeId = SPAIN }: { guest: TestGuest; orderId: string; storeId?: string },
  promoCode: string,
) => guest.call("POST", `${orderPath(orderId, storeId)}/promoCode`, { promoCode })
const rule = (body: unknown) => textAt(body, "fields.0.rule")
const withTotal = (buyer: Buyer, cart: unknown): Buyer => ({ ...buyer, total: numberAt(cart, "totalOrder") })

onBothDatabases(
  "a promo code",
  (shop) => {
    it("F109 counts once, from two concurrent tabs, in any case, with spaces and full-width letters", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = await cartWith(guest, 2)
      const answers = await Promise.all(
        ["WELCOME10", " welcome10 ", "ＷＥＬＣＯＭＥ１０", "Welcome10"].map((code) =>
          applyCode({ guest, orderId }, code),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const cart = (await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/cart?languageId=-1`)).body
      expect(listAt(cart, "adjustment")).toEqual([
        { amount: -799, description: "10% off", promotionId: "welcome10", isShipping: false },
      ])
      expect(at(cart, "promotion.0")).toMatchObject({ promoCode: "WELCOME10", amount: -799 })
      expect(numberAt(cart, "totalOrder")).toBe(7_990 - 799)
    })

    it("F109 of a personal coupon counts once in two concurrent tabs, in any spelling", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = await cartWith(guest, 2)
      const forms = [
        { couponCode: "C-1002" },
        { couponCode: " c-1002 " },
        { couponCode: "Ｃ－１００２" },
        { couponCode: "c-1002", promoCode: "ｌｏｙａｌ15" },
      ]
      const answers = await Promise.all(forms.map((form) => guest.call("POST", `${orderPath(orderId)}/coupon`, form)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const again = await guest.call("POST", `${orderPath(orderId)}/coupon`, { couponCode: "c-1002" })
      expect([
        listAt(again.body, "adjustment").length,
        listAt(again.body, "promotion").length,
        numberAt(again.body, "totalAdjustment"),
      ]).toEqual([1, 1, -1_199])
    })

    it("is shown at each reduced line: the savings of the lines are those of the cart", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = await cartWith(guest, 1)
      await addToCart(guest, "8202-800-3", 1)
      const { body } = await applyCode({ guest, orderId }, "SPRING10")
      const parts = [0, 1].map((index) => numberAt(body, `items.${index}.adjustment.0.amount`))
      expect(parts.every((part) => part < 0)).toBe(true)
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(numberAt(body, "totalAdjustment"))
      expect(at(body, "items.0.benefits")).toEqual([
        { id: "spring10", name: at(body, "adjustment.0.description"), type: "percent", scope: "product", value: "10" },
      ])
    })

    it("can be removed, and is 404 when absent", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = await cartWith(guest, 1)
      await applyCode({ guest, orderId }, "SPRING10")
      const off = await guest.call("DELETE", `${orderPath(orderId)}/promoCode/spring10`)
      expect(off.body).toMatchObject({ totalAdjustment: 0, totalOrder: 3_995 })
      expect((await guest.call("DELETE", `${orderPath(orderId)}/promoCode/spring10`)).status).toBe(404)
    })

    it("is refused when unknown, expired, under its minimum, or without its coupon, with the reason", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8202-800-3", 1)).body, "id")
      const unknown = await applyCode({ guest, orderId }, "NOPE")
      expect(unknown.status).toBe(422)
      expect(unknown.body).toMatchObject({
        key: "_ERR_PROMO_CODE_NOT_VALID",
        params: ["NOPE"],
        fields: [{ field: "promoCode", rule: "unknown" }],
      })
      expect(rule((await applyCode({ guest, orderId }, "WINTER20")).body)).toBe("ended")
      expect(rule((await applyCode({ guest, orderId }, "TAKE5")).body)).toBe("minimum")
      expect(rule((await applyCode({ guest, orderId }, "LOYAL15")).body)).toBe("couponNeeded")
    })

    it("is limited to one for products and one for delivery per order", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = await cartWith(guest, 1)
      expect((await applyCode({ guest, orderId }, "TAKE5")).body).toMatchObject({ totalAdjustment: -500 })
      expect(rule((await applyCode({ guest, orderId }, "SPRING10")).body)).toBe("onePerOrder")
      expect((await applyCode({ guest, orderId }, "FREESHIP")).status).toBe(200)
    })

    it("removes the delivery price when it is for delivery", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      const { body } = await applyCode(buyer, "FREESHIP")
      expect(body).toMatchObject({ shippingPrice: 395, totalAdjustment: -395, totalOrder: 2_995, shippingTax: 0 })
      expect(at(body, "adjustment.0")).toMatchObject({ amount: -395, isShipping: true })
    })

    it("reduces by whole yen in Japan", async () => {
      const guest = await shop().guest(JAPAN)
      const orderId = await cartWith(guest, 1, JAPAN)
      const { body } = await applyCode({ guest, orderId, storeId: JAPAN }, "TAKE5")
      expect(numberAt(body, "totalAdjustment")).toBe(-800)
    })

    it("with a personal coupon counts once, in one order only", async () => {
      const [first, second] = [
        await readyToPay(shop(), { "8201-400-3": 1 }),
        await readyToPay(shop(), { "8201-400-3": 1 }),
      ]
      const apply = ({ guest, orderId }: Buyer, body: object) =>
        guest.call("POST", `${orderPath(orderId)}/coupon`, body)
      expect((await apply(first, { couponCode: "C-0000" })).body).toMatchObject({ key: "_ERR_COUPON_NOT_VALID" })
      expect(rule((await apply(first, { couponCode: "C-1001", promoCode: "SPRING10" })).body)).toBe("promoCode")
      const one = await apply(first, { couponCode: "c-1001", promoCode: "LOYAL15" })
      const two = await apply(second, { couponCode: "C-1001" })
      expect([one.status, two.status]).toEqual([200, 200])
      const answers = await Promise.all([pay(withTotal(first, one.body)), pay(withTotal(second, two.body))])
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    })

    it("with one use goes to one of two concurrent buyers; the other sees the new total before paying", async () => {
      const [first, second] = [
        await readyToPay(shop(), { "8201-400-3": 1 }),
        await readyToPay(shop(), { "8201-400-3": 1 }),
      ]
      const [one, two] = await Promise.all([applyCode(first, "ONLYONE"), applyCode(second, "ONLYONE")])
      const answers = await Promise.all([pay(withTotal(first, one.body)), pay(withTotal(second, two.body))])
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
      const loser = answers[0]?.status === 409 ? first : second
      const cart = (await loser.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/cart`)).body
      expect(numberAt(cart, "totalOrder")).toBe(loser.total)
      expect((await pay(loser)).status).toBe(202)
      expect(rule((await applyCode(await readyToPay(shop(), { "8201-400-3": 1 }), "ONLYONE")).body)).toBe("usedUp")
    })

    it("with one use per customer is refused for a second order, and available after a refused payment", async () => {
      const buyer = await readyToPay(shop(), { "8201-400-3": 1 })
      const shown = withTotal(buyer, (await applyCode(buyer, "WELCOME10")).body)
      expect((await pay(shown, { number: "4000000000000341" })).body).toMatchObject({ paymentStatus: "PENDING-OK" })
      for (let asked = 0; asked < 3; asked += 1)
        await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/payment-status`)
      expect((await pay(shown)).body).toMatchObject({ paymentStatus: "OK" })
      const orderId = await cartWith(buyer.guest, 1)
      expect(rule((await applyCode({ guest: buyer.guest, orderId }, "WELCOME10")).body)).toBe("usedByShopper")
    })
  },
  { world: PLENTY },
)
