import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { aDemoBuyer } from "./aDemoBuyer.ts"
import { CARDS, decide, repay, submit } from "./bankVisitor.ts"
import {
  testCard,
  at,
  type Buyer,
  cartPath,
  numberAt,
  orderPath,
  PAID_CARD,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"
const REFUSED_CARD = "4000000000000002"
const MINUTE = 60_000

onOneDatabase(
  "an unpaid order",
  (shop) => {
    const unpaid = async (): Promise<Buyer> => {
      const buyer = await readyToPay(shop(), { [SKU]: 1 })
      const { body } = await submit(buyer, CARDS.unpaid)
      expect(body).toMatchObject({
        paymentStatus: "REPAY",
        redirectContext: { method: "GET" },
        repayInfo: { isRepayable: true, maxRepayAttempts: 3, duration: 1_800 },
      })
      return buyer
    }
    const orderOf = async ({ guest, orderId }: Buyer) => guest.call("GET", orderPath(orderId))

    it("is repaid by another card, and keeps its original data", async () => {
      const before = await unitsLeft(shop(), SKU)
      const buyer = await unpaid()
      expect((await repay(buyer, PAID_CARD)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await orderOf(buyer)).body).toMatchObject({
        status: "PAID",
        totalOrder: buyer.total,
        payment: [{ name: "Visa", amount: buyer.total, maskedNumber: "**** 4242" }],
      })
      expect(at((await orderOf(buyer)).body, "repayInfo")).toBeUndefined()
      expect(await unitsLeft(shop(), SKU)).toBe(before - 1)
      expect((await repay(buyer, PAID_CARD)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("is repaid by a guest on another device with its token only", async () => {
      const buyer = await unpaid()
      const guestToken = textAt(
        (await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/confirmation`)).body,
        "guestToken",
      )
      const other = await shop().guest("10000034")
      const attempt = async (query: string) =>
        (await other.call("POST", `${orderPath(buyer.orderId)}/purchase-attempt?repay=1${query}`)).status
      expect([
        await attempt(`&guestToken=${guestToken}`),
        await attempt("&guestToken=wrong-wrong-wrong-wrong"),
        await attempt(""),
      ]).toEqual([204, 404, 404])
    })

    it("F99 is pending again after a refusal, and cancelled after the third", async () => {
      const before = await unitsLeft(shop(), SKU)
      const buyer = await unpaid()
      for (let attempt = 1; attempt < 3; attempt += 1) {
        expect((await repay(buyer, REFUSED_CARD)).body).toMatchObject({
          paymentStatus: "NOOK",
          errorKey: "_ERR_PAYMENT_REFUSED",
          repayInfo: { isRepayable: true },
        })
        expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "REPAY" })
        expect(
          (await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/payment-status?repay=1`)).body,
        ).toMatchObject({ paymentStatus: "NOOK" })
      }
      expect((await repay(buyer, REFUSED_CARD)).body).toMatchObject({ paymentStatus: "NOOK" })
      expect((await buyer.guest.call("GET", cartPath())).body).toMatchObject({ id: buyer.orderId })
      expect(await unitsLeft(shop(), SKU)).toBe(before)
      expect((await repay(buyer, PAID_CARD)).body).toMatchObject({ key: "_ERR_REPAY_ENDED" })
    })

    it("keeps its gift card payment after a refusal, so that only the rest is due", async () => {
      const giftCard = { number: "9280111122223339", cvv2: "111" }
      const balance = async () =>
        numberAt(
          (
            await (
              await shop().guest(SPAIN)
            ).call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/gift-card/balance`, {
              number: giftCard.number,
              cvv: giftCard.cvv2,
            })
          ).body,
          "balance",
        )
      const before = await balance()
      const buyer = await readyToPay(shop(), { [SKU]: 1 })
      await submit(buyer, [{ paymentModeId: "2", ...giftCard, amount: 100 }, testCard(CARDS.unpaid)])
      expect((await repay(buyer, REFUSED_CARD)).body).toMatchObject({ paymentStatus: "NOOK" })
      expect(await balance()).toBe(before - 100)
      await decide(shop(), (await paymentStatus(buyer)).body, "approve")
      expect((await orderOf(buyer)).body).toMatchObject({
        status: "PAID",
        payment: [{ kind: "giftcard", amount: 100 }, { amount: buyer.total - 100 }],
      })
      expect(await balance()).toBe(before - 100)
      await buyer.guest.call("DELETE", orderPath(buyer.orderId))
      expect(await balance()).toBe(before)
    })

    it("F99 is cancelled after half an hour, by the backend's clock", async () => {
      // Undecided payments of other tests expire first.
      shop().clock.advance(121 * MINUTE)
      const before = await unitsLeft(shop(), SKU)
      const buyer = await unpaid()
      shop().clock.advance(15 * MINUTE)
      await repay(buyer, REFUSED_CARD)
      shop().clock.advance(16 * MINUTE)
      const { status, body } = await repay(buyer, PAID_CARD)
      expect([status, at(body, "key")]).toEqual([409, "_ERR_REPAY_ENDED"])
      expect(await unitsLeft(shop(), SKU)).toBe(before)
      expect((await paymentStatus(buyer)).body).toMatchObject({
        paymentStatus: "NOOK",
        errorKey: "_ERR_PAYMENT_EXPIRED",
      })
    })

    it("is repaid with its guest's token, and with no other", async () => {
      const buyer = await unpaid()
      const guestToken = textAt((await paymentStatus(buyer)).body, "guestToken")
      const body = { paymentBundle: { paymentData: [testCard()] } }
      const path = `${orderPath(buyer.orderId)}/asyncrepay-guest`
      const key = { "idempotency-key": randomUUID() }
      expect((await shop().call("POST", `${path}?guestToken=${"A".repeat(32)}`, body, key)).status).toBe(404)
      expect((await shop().call("POST", `${path}?guestToken=${guestToken}`, body, key)).body).toMatchObject({
        paymentStatus: "OK",
        guestToken,
      })
      const anonymous = await readyToPay(shop(), { [SKU]: 1 })
      expect((await repay({ ...anonymous, orderId: buyer.orderId }, PAID_CARD)).status).toBe(404)
    })

    it("can be repaid by another method before a decision at the bank, which then accepts none", async () => {
      const buyer = await readyToPay(shop(), { [SKU]: 1 })
      const first = (await submit(buyer, CARDS.redirected)).body
      const second = (await repay(buyer, [{ paymentModeId: "3" }])).body
      expect(second).toMatchObject({ paymentStatus: "REDIRECT" })
      await decide(shop(), first, "approve")
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "REDIRECT" })
      expect(await decide(shop(), second, "approve")).toBe(`/${SPAIN}/-5/payment?orderId=${buyer.orderId}&repay=1`)
      expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("is not repaid while pending, paid, or just approved at the bank", async () => {
      const pending = await readyToPay(shop(), { [SKU]: 1 })
      await submit(pending, CARDS.staysPending)
      expect((await repay(pending, PAID_CARD)).body).toMatchObject({ paymentStatus: "PENDING-OK" })
      const approved = await readyToPay(shop(), { [SKU]: 1 })
      await decide(shop(), (await submit(approved, CARDS.redirected)).body, "approve", "never")
      expect((await repay(approved, REFUSED_CARD)).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("is paid once by ten attempts with one key, with ten keys, and during the bank's approval", async () => {
      const buyer = await unpaid()
      const key = randomUUID()
      const clicks = await Promise.all(Array.from({ length: 10 }, () => repay(buyer, PAID_CARD, {}, key)))
      expect(new Set(clicks.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
      const tabs = await unpaid()
      expect(
        (await Promise.all(Array.from({ length: 10 }, () => repay(tabs, PAID_CARD)))).map(({ body }) =>
          at(body, "paymentStatus"),
        ),
      ).toEqual(Array.from({ length: 10 }, () => "OK"))
      const both = await readyToPay(shop(), { [SKU]: 1 })
      const { body } = await submit(both, CARDS.redirected)
      const [, again] = await Promise.all([decide(shop(), body, "approve"), repay(both, REFUSED_CARD)])
      const { body: order } = await orderOf(both)
      // Either the bank was first and the order is paid, or the refusal was and the bank's page cannot decide any
      // more.
      expect(
        at(again.body, "paymentStatus") === "OK"
          ? at(order, "status")
          : at((await paymentStatus(both)).body, "paymentStatus"),
      ).toBe(at(again.body, "paymentStatus") === "OK" ? "PAID" : "REPAY")
    })

    it("requires a challenge like a purchase, whose answer is not another attempt", async () => {
      const buyer = await unpaid()
      const { body } = await repay(buyer, CARDS.challenged)
      expect(body).toMatchObject({ paymentStatus: "CHALLENGE" })
      await decide(shop(), body, "approve")
      expect(
        (
          await repay(buyer, CARDS.challenged, {
            challenge: { transactionId: textAt(body, "challengeContext.transactionId") },
          })
        ).body,
      ).toMatchObject({ paymentStatus: "OK" })
      expect((await orderOf(buyer)).body).toMatchObject({ status: "PAID" })
    })

    it("keeps its delivery", async () => {
      const buyer = await unpaid()
      expect(
        await repay(buyer, PAID_CARD, { shippingBundle: { shippingMethodId: "express", kind: "delivery" } }),
      ).toMatchObject({ status: 422, body: { key: "_ERR_SHIPPING_NOT_POSSIBLE" } })
    })

    it("F98 requires the password again: missing, wrong, and locked after three", async () => {
      const buyer = await aDemoBuyer(shop(), SKU)
      expect(await submit(buyer, CARDS.passwordAgain)).toMatchObject({
        status: 409,
        body: { key: "_ERR_AUTH_AGAIN", authAgain: true },
      })
      for (let wrong = 0; wrong < 3; wrong += 1) {
        expect(await submit(buyer, CARDS.passwordAgain, { password: "Wrong2026" })).toMatchObject({
          status: 409,
          body: { authAgain: true, causes: ["_ERR_PASSWORD_WRONG"] },
        })
      }
      expect(await submit(buyer, CARDS.passwordAgain, { password: "Selvedge2026" })).toMatchObject({
        status: 409,
        body: { key: "_ERR_AUTH_LOCKED" },
      })
      shop().clock.advance(15 * MINUTE)
      expect((await submit(buyer, CARDS.passwordAgain, { password: "Selvedge2026" })).body).toMatchObject({
        paymentStatus: "OK",
      })
      const guest = await readyToPay(shop(), { [SKU]: 1 })
      expect((await submit(guest, CARDS.passwordAgain)).body).toMatchObject({ paymentStatus: "OK" })
    })
  },
  { world: worldWithUnits({ [SKU]: 500 }) },
)
