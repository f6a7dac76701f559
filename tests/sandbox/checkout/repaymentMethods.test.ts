import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { signedIn } from "../wallet/signedIn.ts"
import { CARDS, decide, repay, submit } from "./bankVisitor.ts"
import {
  addToCart,
  at,
  type Buyer,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  PAID_CARD,
  paymentStatus,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"
const MINUTE = 60_000
const world = worldWithUnits({ [SKU]: 500 })
/** From the sandbox's README: 10 €. */
/** It keeps its balance, because no test of this file charges it. */
const FIFTY = { paymentModeId: "2", number: "9280111122223339", cvv2: "111" }
const TEN = { paymentModeId: "2", number: "9280111122224444", cvv2: "222" }

onOneDatabase(
  "an unpaid order can be repaid",
  (shop) => {
    const unpaid = async (storeId = SPAIN): Promise<Buyer> => {
      const buyer = await readyToPay(shop(), { [SKU]: 1 }, storeId)
      expect((await submit(buyer, CARDS.unpaid)).body).toMatchObject({ paymentStatus: "REPAY" })
      return buyer
    }
    /** A registered customer with a saved card and an unpaid order. */
    const withSavedCard = async (storeId: string) => {
      const { call } = await signedIn(shop(), "registered", storeId)
      await addToCart({ call }, SKU, 1, storeId)
      const addressId = await saveAddress({ call }, storeId)
      const orderId = textAt((await call("GET", cartPath(storeId))).body, "id")
      const shipping = await call("POST", `${orderPath(orderId, storeId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      const buyer: Buyer = {
        guest: { token: "", cookie: "", call },
        orderId,
        storeId,
        total: numberAt(shipping.body, "totalOrder"),
      }
      expect((await submit(buyer, CARDS.unpaid)).body).toMatchObject({ paymentStatus: "REPAY" })
      await call("POST", `/itxrest/2/user/store/${storeId}/wallet/card`, {
        number: PAID_CARD,
        cvv2: "123",
        holder: "ANA PRUEBA",
        month: "12",
        year: "2030",
      })
      const [card] = listAt((await call("GET", `/itxrest/2/user/store/${storeId}/wallet/card?repay=1`)).body, "cards")
      return { buyer, card: { paymentModeId: "1", cardHash: textAt(card, "hash") } }
    }
    const orderOf = async ({ guest, orderId, storeId }: Buyer) =>
      (await guest.call("GET", orderPath(orderId, storeId))).body
    const repaid = async ({ guest, orderId, storeId }: Buyer) =>
      (await guest.call("GET", `${orderPath(orderId, storeId)}/payment-status?repay=1`)).body

    it("by a saved card, with its code where the store requires it, else in one click", async () => {
      const spain = await withSavedCard(SPAIN)
      expect(await repay(spain.buyer, [spain.card])).toMatchObject({
        status: 422,
        body: { fields: [{ field: "paymentBundle.paymentData.0.cvv2", rule: "required" }] },
      })
      expect((await repay(spain.buyer, [{ ...spain.card, cvv2: "123" }])).body).toMatchObject({ paymentStatus: "OK" })
      const japan = await withSavedCard(JAPAN)
      expect((await repay(japan.buyer, [japan.card], { oneClickPayment: true })).body).toMatchObject({
        paymentStatus: "OK",
      })
      expect(await orderOf(japan.buyer)).toMatchObject({ status: "PAID", payment: [{ maskedNumber: "**** 4242" }] })
    })

    it.each([
      ["at a bank's page", { paymentModeId: "3" }],
      ["by a bank of a list", { paymentModeId: "4", bankId: "dike" }],
    ] as const)("%s, which redirects back to a repaid payment", async (_, way) => {
      const buyer = await unpaid()
      const { body } = await repay(buyer, [way])
      expect(body).toMatchObject({ paymentStatus: "REDIRECT" })
      expect(await decide(shop(), body, "approve")).toBe(`/${SPAIN}/-5/payment?orderId=${buyer.orderId}&repay=1`)
      expect(await orderOf(buyer)).toMatchObject({ status: "PAID" })
    })

    it("by a listed bank only", async () => {
      expect(await repay(await unpaid(), [{ paymentModeId: "4" }])).toMatchObject({
        status: 422,
        body: { fields: [{ field: "paymentBundle.paymentData.0.bankId" }] },
      })
    })

    it("by a Klarna session created for it", async () => {
      const buyer = await unpaid()
      expect(await repay(buyer, [{ paymentModeId: "5" }])).toMatchObject({
        status: 422,
        body: { fields: [{ field: "paymentBundle.paymentData.0.jwt" }] },
      })
      const session = (await buyer.guest.call("POST", `${orderPath(buyer.orderId)}/klarna-session`)).body
      expect(session).toMatchObject({ amount: buyer.total })
      const { body } = await repay(buyer, [{ paymentModeId: "5", jwt: textAt(session, "clientToken") }])
      await decide(shop(), body, "approve")
      expect(await orderOf(buyer)).toMatchObject({ status: "PAID", payment: [{ name: "Klarna" }] })
    })

    it("F117 with gift cards visible on another device by the order's link, and hidden from strangers", async () => {
      const buyer = await unpaid()
      const guestToken = textAt((await paymentStatus(buyer)).body, "guestToken")
      const path = `${orderPath(buyer.orderId)}/card-adjustments?repay=1`
      const added = await buyer.guest.call("POST", path, { paymentData: [{ ...FIFTY, amount: 100 }] })
      expect(added.body).toMatchObject({ adjustments: [{ cardAmount: 100 }], remaining: buyer.total - 100 })
      const other = await shop().guest(SPAIN)
      const opened = `${path}&guestToken=${guestToken}`
      expect((await other.call("PUT", opened, { paymentData: [] })).body).toEqual(added.body)
      expect((await buyer.guest.call("PUT", path, { paymentData: [] })).body).toEqual(added.body)
      for (const strange of [path, `${path}&guestToken=AAAAAAAAAAAAAAAAAAAAAA`]) {
        for (const [method, body] of [
          ["PUT", { paymentData: [] }],
          ["POST", { paymentData: [FIFTY] }],
          ["DELETE", undefined],
        ] as const)
          expect([strange, method, (await other.call(method, strange, body)).status]).toEqual([strange, method, 404])
      }
      const klarna = `${orderPath(buyer.orderId)}/klarna-session`
      expect([
        (await other.call("POST", klarna, {})).status,
        (await other.call("POST", `${klarna}?guestToken=AAAAAAAAAAAAAAAAAAAAAA`, {})).status,
      ]).toEqual([404, 404])
      expect((await other.call("POST", `${klarna}?guestToken=${guestToken}`, {})).body).toMatchObject({
        amount: buyer.total,
      })
      expect((await other.call("DELETE", opened)).status).toBe(204)
      expect((await buyer.guest.call("PUT", path, { paymentData: [] })).body).toEqual({
        adjustments: [],
        remaining: buyer.total,
      })
      expect(await other.call("POST", opened, { paymentData: [] })).toMatchObject({
        status: 422,
        body: { key: "_ERR_GIFT_CARD_NOT_VALID" },
      })
    })

    it("by one of the offered methods of Klarna only", async () => {
      const buyer = await unpaid()
      const session = await buyer.guest.call("POST", `${orderPath(buyer.orderId)}/klarna-session`, {})
      const way = [{ paymentModeId: "5", jwt: textAt(session.body, "clientToken") }]
      expect(await repay(buyer, way, { paymentCode: "pay_never" })).toMatchObject({
        status: 422,
        body: { key: "_ERR_PAYMENT_MODE_NOT_VALID", fields: [{ field: "paymentCode", rule: "unknown" }] },
      })
      expect(
        (await repay(buyer, way, { paymentCode: textAt(session.body, "paymentMethodCategories.1.identifier") })).body,
      ).toMatchObject({ paymentStatus: "REDIRECT" })
    })

    it.each([
      ["6", "alipay"],
      ["7", "wechat"],
      ["8", "cash"],
    ])(
      "by method %s, whose code is pending and paid elsewhere (%s), and by no other method meanwhile",
      async (paymentModeId, provider) => {
        const buyer = await unpaid()
        const { body } = await repay(buyer, [{ paymentModeId }])
        expect(body).toMatchObject({ paymentStatus: "PENDING-OK", qr: { provider }, repayInfo: { isRepayable: false } })
        expect((await repay(buyer, PAID_CARD)).body).toMatchObject({ paymentStatus: "PENDING-OK" })
        expect(await repaid(buyer)).toMatchObject({ paymentStatus: "PENDING-OK", qr: { provider } })
        await decide(shop(), body, "approve")
        expect(await repaid(buyer)).toMatchObject({ paymentStatus: "OK" })
        expect(await orderOf(buyer)).toMatchObject({ status: "PAID" })
      },
    )

    it("by another method after an expired code, within the order's own time", async () => {
      const buyer = await unpaid()
      await repay(buyer, [{ paymentModeId: "6" }])
      shop().clock.advance(16 * MINUTE)
      expect(await repaid(buyer)).toMatchObject({
        paymentStatus: "NOOK",
        errorKey: "_ERR_PAYMENT_EXPIRED",
        repayInfo: { isRepayable: true },
      })
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "REPAY" })
      await repay(buyer, [{ paymentModeId: "6" }])
      shop().clock.advance(16 * MINUTE)
      expect(await repaid(buyer)).toMatchObject({ paymentStatus: "NOOK" })
      expect((await repay(buyer, PAID_CARD)).body).toMatchObject({ key: "_ERR_REPAY_ENDED" })
    })

    it("by gift cards and another method for the rest, each once, also after a refusal", async () => {
      const buyer = await unpaid()
      const path = `${orderPath(buyer.orderId)}/card-adjustments`
      expect((await buyer.guest.call("POST", path, { paymentData: [TEN] })).body).toMatchObject({
        key: "_ERR_NOT_REPAYABLE",
      })
      const { body } = await buyer.guest.call("POST", `${path}?repay=1`, { paymentData: [TEN] })
      const [ten, cardHash] = [numberAt(body, "adjustments.0.cardAmount"), textAt(body, "adjustments.0.cardHash")]
      expect(body).toMatchObject({ remaining: buyer.total - ten })
      const both = (rest: object) => [
        { paymentModeId: "2", cardHash, amount: ten },
        { ...rest, amount: buyer.total - ten },
      ]
      expect(
        (
          await repay(
            buyer,
            both({
              paymentModeId: "1",
              number: "4000000000000002",
              holder: "ANA PRUEBA",
              month: "12",
              year: "2030",
              cvv2: "123",
            }),
          )
        ).body,
      ).toMatchObject({ paymentStatus: "NOOK" })
      const away = (await repay(buyer, both({ paymentModeId: "3" }))).body
      await decide(shop(), away, "approve")
      const order = await orderOf(buyer)
      expect(order).toMatchObject({
        status: "PAID",
        payment: [
          { kind: "giftcard", amount: ten },
          { kind: "redirect", amount: buyer.total - ten },
        ],
      })
      expect(listAt(order, "payment").reduce<number>((sum, payment) => sum + numberAt(payment, "amount"), 0)).toBe(
        buyer.total,
      )
      expect(at(order, "repayInfo")).toBeUndefined()
    })
  },
  {
    world: {
      ...world,
      stores: world.stores.map((store) => (store.id === JAPAN ? { ...store, paysByOneClick: true as const } : store)),
    },
  },
)
