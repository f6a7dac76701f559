import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { CARDS, decide, submit } from "./bankVisitor.ts"
import {
  testCard,
  at,
  type Buyer,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"
/** From the sandbox's README; 50 € and 10 €, ¥8000 and ¥1600. */
const FIFTY = { paymentModeId: "2", number: "9280111122223339", cvv2: "111" }
const TEN = { paymentModeId: "2", number: "9280111122224444", cvv2: "222" }
const EMPTY = { paymentModeId: "2", number: "9280111122225557", cvv2: "333" }

const path = ({ orderId, storeId }: Buyer) => `${orderPath(orderId, storeId)}/card-adjustments`
const add = (buyer: Buyer, cards: readonly object[], more: object = {}): Promise<ShopAnswer> =>
  buyer.guest.call("POST", path(buyer), { paymentData: cards, ...more })

onOneDatabase(
  "a payment with gift cards",
  (shop) => {
    const buyer = (storeId = SPAIN, quantity = 1) => readyToPay(shop(), { [SKU]: quantity }, storeId)
    /** The balance of a card, read without paying. */
    const balance = async (card: object, storeId = SPAIN): Promise<number> =>
      numberAt((await add(await buyer(storeId), [card])).body, "adjustments.0.cardBalance")
    /** Card and amounts of the first test that finds it full, because tests run in any order. */
    const nothingIsTaken = async (act: () => Promise<void>, storeId = SPAIN): Promise<void> => {
      const before = [await balance(FIFTY, storeId), await balance(TEN, storeId)]
      await act()
      expect([await balance(FIFTY, storeId), await balance(TEN, storeId)]).toEqual(before)
    }

    it("previews each card's amount in order and the rest, without a charge", () =>
      nothingIsTaken(async () => {
        const one = await buyer(SPAIN, 3)
        const { body } = await add(one, [TEN, FIFTY])
        const [ten, fifty] = [numberAt(body, "adjustments.0.cardAmount"), numberAt(body, "adjustments.1.cardAmount")]
        expect(body).toMatchObject({
          adjustments: [{ cardBalance: ten, maskedNumber: "**** 4444" }, { maskedNumber: "**** 3339" }],
          remaining: one.total - ten - fifty,
        })
        const cardHash = textAt(body, "adjustments.1.cardHash")
        expect(
          (await one.guest.call("PUT", path(one), { paymentData: [{ paymentModeId: "2", cardHash, amount: 300 }] }))
            .body,
        ).toMatchObject({ adjustments: [{ cardAmount: ten }, { cardAmount: 300 }], remaining: one.total - ten - 300 })
        expect(
          (await one.guest.call("PUT", path(one), { paymentData: [{ paymentModeId: "2", cardHash, amount: 999_999 }] }))
            .body,
        ).toMatchObject({
          key: "_ERR_GIFT_CARD_NOT_VALID",
          fields: [{ field: "paymentData.0.amount", rule: "maximum" }],
        })
        expect((await one.guest.call("DELETE", path(one))).status).toBe(204)
        expect((await one.guest.call("DELETE", path(one))).status).toBe(404)
      }))

    it("refuses a wrong code or number and an empty card, and requires a captcha after five wrong ones", async () => {
      const one = await buyer()
      expect(await add(one, [EMPTY])).toMatchObject({ status: 409, body: { key: "_ERR_GIFT_CARD_BALANCE" } })
      expect(await add(one, [{ paymentModeId: "2" }])).toMatchObject({ status: 422 })
      const wrong = await add(one, [{ ...FIFTY, cvv2: "999" }])
      const unknown = await add(one, [{ ...FIFTY, number: "9280111122229997" }])
      expect(wrong).toMatchObject({
        status: 422,
        body: { key: "_ERR_GIFT_CARD_NOT_VALID", fields: [{ field: "paymentData.0.number", rule: "unknown" }] },
      })
      expect(unknown.body).toEqual(wrong.body)
      for (const cvv2 of ["998", "997", "996"]) await add(one, [{ ...FIFTY, cvv2 }])
      expect((await add(one, [FIFTY])).body).toMatchObject({ key: "_ERR_CAPTCHA" })
      expect((await add(await buyer(), [FIFTY])).status).toBe(200)
      expect((await add({ ...(await buyer()), orderId: one.orderId }, [FIFTY])).status).toBe(404)
    })

    it("pays the rest by another card, shows both, and is refunded when the other card is refused", async () => {
      const one = await buyer(SPAIN, 2)
      await nothingIsTaken(async () => {
        const { body } = await submit(one, [TEN, testCard(CARDS.redirected)])
        expect(body).toMatchObject({ paymentStatus: "REDIRECT" })
        const order = (await one.guest.call("GET", orderPath(one.orderId))).body
        expect(listAt(order, "payment").map((payment) => at(payment, "kind"))).toEqual(["giftcard", "card"])
        expect(listAt(order, "payment").reduce<number>((sum, payment) => sum + numberAt(payment, "amount"), 0)).toBe(
          one.total,
        )
        expect(await add(await buyer(), [TEN])).toMatchObject({ status: 409, body: { key: "_ERR_GIFT_CARD_BALANCE" } })
        await decide(shop(), body, "refuse")
      })
      expect((await one.guest.call("GET", cartPath())).body).toMatchObject({ id: one.orderId })
    })

    it("refuses wrong sums, two other payments, and gift cards alone below the total", async () => {
      const one = await buyer(SPAIN, 3)
      expect((await submit(one, [TEN, { ...testCard(), amount: 1 }])).body).toMatchObject({
        fields: [{ field: "paymentBundle.paymentData.1.amount", rule: "sum" }],
      })
      expect((await submit(one, [testCard(), testCard()])).body).toMatchObject({
        fields: [{ field: "paymentBundle.paymentData", rule: "one" }],
      })
      expect((await submit(one, [TEN])).body).toMatchObject({ key: "_ERR_GIFT_CARD_BALANCE" })
    })

    it("F107 pays exactly one of two concurrent orders with one card, whose balance never goes negative", async () => {
      const buyers = await Promise.all(Array.from({ length: 8 }, () => buyer(JAPAN, 1)))
      const before = await balance(FIFTY, JAPAN)
      const amount = 3_000
      const answers = await Promise.all(buyers.map((one) => submit(one, [{ ...FIFTY, amount }, testCard()])))
      const bought = answers.filter(({ status }) => status === 202).length
      expect(bought).toBe(Math.floor(before / amount))
      for (const { status, body } of answers.filter(({ status: one }) => one !== 202))
        expect([status, at(body, "key")]).toEqual([409, "_ERR_GIFT_CARD_BALANCE"])
      expect(await balance(FIFTY, JAPAN)).toBe(before - bought * amount)
    })

    it("a duplicate request charges the card once", async () => {
      const one = await buyer()
      const before = await balance(FIFTY)
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => submit(one, [{ ...FIFTY, amount: 100 }, testCard()], {}, key)),
      )
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
      expect(await balance(FIFTY)).toBe(before - 100)
    })
  },
  { world: worldWithUnits({ [SKU]: 500 }) },
)
