import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  testCard,
  addToCart,
  cartPath,
  listAt,
  orderPath,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-400-3"
const wallet = `/itxrest/2/user/store/${SPAIN}/wallet/card`

onOneDatabase(
  "a card used for a payment",
  (shop) => {
    it("is saved for the next purchase with a name and consent, and pays that by its hash", async () => {
      const ana = await signedIn(shop())
      const savedTags = async () =>
        listAt((await ana.call("GET", wallet)).body, "cards").map((card) => textAt(card, "tag"))
      const before = await savedTags()
      const buy = async (payment: object, more: object) => {
        await addToCart({ call: ana.call }, SKU)
        const addressId = await saveAddress({ call: ana.call })
        const orderId = textAt((await ana.call("GET", cartPath())).body, "id")
        await ana.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
          shippingMethodId: "standard",
          kind: "delivery",
          addressId,
        })
        return (
          await ana.call(
            "POST",
            `${orderPath(orderId)}/asynccheckout`,
            { paymentBundle: { paymentData: [payment] }, ...more },
            { "idempotency-key": randomUUID() },
          )
        ).body
      }
      const card = testCard("4111111111111111")
      expect(await buy(card, { walletCardName: "visa 1111", acceptedPolicies: [2] })).toMatchObject({
        paymentStatus: "OK",
      })
      expect(await buy(card, { acceptedPolicies: [2, 4] })).toMatchObject({ paymentStatus: "OK" })
      expect(await savedTags()).toEqual(before)
      expect(
        await buy(testCard("4000000000000002"), { walletCardName: "refused", acceptedPolicies: [4] }),
      ).toMatchObject({
        paymentStatus: "NOOK",
      })
      expect(await buy(card, { walletCardName: "visa 1111", acceptedPolicies: [2, 4] })).toMatchObject({
        paymentStatus: "OK",
      })
      expect((await savedTags()).filter((tag) => !before.includes(tag))).toEqual(["visa 1111"])
      const hash = listAt((await ana.call("GET", wallet)).body, "cards")
        .map((one) => ({ tag: textAt(one, "tag"), hash: textAt(one, "hash") }))
        .find(({ tag }) => tag === "visa 1111")?.hash
      expect(await buy({ paymentModeId: "1", cardHash: hash, cvv2: "123" }, {})).toMatchObject({ paymentStatus: "OK" })
    })

    it("reports installments of a saved card to its holder only", async () => {
      const [ana, another] = [await signedIn(shop()), await signedIn(shop(), "business")]
      const save = async (number: string) =>
        textAt(
          (await ana.call("POST", wallet, { number, cvv2: "123", holder: "ANA", month: "12", year: "2030" })).body,
          "hash",
        )
      const check = (by: typeof ana, cardHash: string, vatin?: string) =>
        by.call("POST", `/itxrest/2/order/store/${SPAIN}/affinity-check`, {
          cardHash,
          amount: 10_000,
          ...(vatin === undefined ? {} : { vatin }),
        })
      const [own, other] = [await save("5399990000000000"), await save("4111111111111111")]
      expect((await check(ana, own)).body).toMatchObject({
        isAffinity: true,
        instalments: [{ months: 3, amounts: [3_334, 3_333, 3_333] }, { months: 6 }, { months: 12 }],
      })
      expect([(await check(ana, own, "87654321X")).body, (await check(ana, other)).body]).toEqual([
        { isAffinity: false },
        { isAffinity: false },
      ])
      expect([(await check(another, own)).status, (await check(another, "of-nobody")).status]).toEqual([404, 404])
    })

    it("is never saved for a guest, and each payment method reports its requirements", async () => {
      const { guest, orderId } = await readyToPay(shop(), { [SKU]: 1 })
      const { body } = await guest.call("GET", `${orderPath(orderId)}/payment-methods`)
      expect(
        listAt(body, "paymentMethods").map((method) => `${textAt(method, "paymentModeId")} ${textAt(method, "needs")}`),
      ).toEqual([
        "1 undefined",
        "2 undefined",
        "3 undefined",
        "4 bank",
        "5 session",
        "6 undefined",
        "7 undefined",
        "8 undefined",
        "9 token",
      ])
      const paid = await guest.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, walletCardName: "mine", acceptedPolicies: [2, 4] },
        { "idempotency-key": randomUUID() },
      )
      expect(paid.body).toMatchObject({ paymentStatus: "OK" })
    })
  },
  { world: worldWithUnits({ [SKU]: 50 }) },
)
