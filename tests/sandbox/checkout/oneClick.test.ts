import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase, type CallShop } from "../../support/sandbox/onBothDatabases.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  addToCart,
  anAddress,
  at,
  cartPath,
  JAPAN,
  listAt,
  orderPath,
  PAID_CARD,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-400-3"
const world = worldWithUnits({ [SKU]: 50 })
/** Whether the payment methods require the security code of a card. */
const asksCode = async (call: CallShop, orderId: string, storeId: string) => {
  const methods = listAt((await call("GET", `${orderPath(orderId, storeId)}/payment-methods`)).body, "paymentMethods")
  return methods.map((method) => at(method, "requiresCvv")).filter((asked) => asked !== undefined)
}

onOneDatabase(
  "a store with one-click payment",
  (shop) => {
    /** A registered customer with a saved card, ready to pay. */
    const withSavedCard = async (storeId: string, customerKind: "registered" | "business" = "registered") => {
      const { call } = await signedIn(shop(), customerKind, storeId)
      await addToCart({ call }, SKU, 1, storeId)
      // A business client's address contains the invoice details.
      const addressId =
        customerKind === "registered"
          ? await saveAddress({ call }, storeId)
          : textAt(
              (
                await call("POST", `/itxrest/2/user/store/${storeId}/address`, {
                  ...anAddress(storeId),
                  clientType: "B",
                  email2: "bills@example.org",
                  company: { name: "Telar", vatin: "1234567890123" },
                })
              ).body,
              "id",
            )
      const orderId = textAt((await call("GET", cartPath(storeId))).body, "id")
      await call("POST", `${orderPath(orderId, storeId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      const card = await call("POST", `/itxrest/2/user/store/${storeId}/wallet/card`, {
        number: PAID_CARD,
        cvv2: "123",
        holder: "ANA PRUEBA",
        month: "12",
        year: "2030",
      })
      const payment = { paymentModeId: "1", cardHash: textAt(card.body, "hash") }
      const pay = (more: object = {}) =>
        call(
          "POST",
          `${orderPath(orderId, storeId)}/asynccheckout`,
          {
            paymentBundle: { paymentData: [{ ...payment, ...more }] },
            acceptedPolicies: [1, 2],
            oneClickPayment: true,
          },
          { "idempotency-key": randomUUID() },
        )
      return { call, orderId, pay }
    }

    it.each(["registered", "business"] as const)(
      "asks a %s customer for no security code, and accepts a saved card without one",
      async (customerKind) => {
        const { call, orderId, pay } = await withSavedCard(JAPAN, customerKind)
        expect(await asksCode(call, orderId, JAPAN)).toEqual([false])
        expect((await pay()).body).toMatchObject({ paymentStatus: "OK" })
        expect((await call("GET", orderPath(orderId, JAPAN))).body).toMatchObject({ status: "PAID" })
      },
    )

    it("requires the code from a guest, who has no saved card", async () => {
      const { guest, orderId } = await readyToPay(shop(), { [SKU]: 1 }, JAPAN)
      expect(await asksCode(guest.call, orderId, JAPAN)).toEqual([true])
    })

    it("is configured per store: another requires the code, and keeps the cart without it", async () => {
      const { call, orderId, pay } = await withSavedCard(SPAIN)
      expect(await asksCode(call, orderId, SPAIN)).toEqual([true])
      const refused = await pay()
      expect(refused).toMatchObject({
        status: 422,
        body: { key: "_ERR_CARD_NOT_VALID", fields: [{ field: "paymentBundle.paymentData.0.cvv2", rule: "required" }] },
      })
      expect((await call("GET", cartPath())).body).toMatchObject({ id: orderId, items: [{ sku: SKU }] })
      expect((await pay({ cvv2: "123" })).body).toMatchObject({ paymentStatus: "OK" })
    })
  },
  {
    world: {
      ...world,
      stores: world.stores.map((store) => (store.id === JAPAN ? { ...store, paysByOneClick: true as const } : store)),
    },
  },
)
