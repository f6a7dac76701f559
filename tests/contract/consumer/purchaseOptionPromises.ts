import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { aSubmission } from "../../support/backend/builders.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { freshKey, STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { refusedShape } from "../../support/backend/pactShapes.ts"
import { discountIds, orderId, originText } from "../../support/backend/scopes.ts"

const { regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const pending = regex(/^(OK|PENDING-OK)$/, "PENDING-OK")
const PURCHASE = {
  addressId: inState("addressId"),
  shippingBundle: { shippingMethodId: inState("shippingMethodId"), kind: "delivery", addressId: inState("addressId") },
  paymentBundle: {
    paymentData: [
      {
        paymentModeId: inState("paymentModeId"),
        number: "4111111111111111",
        holder: "ANA PRUEBA",
        month: "12",
        year: "2030",
        cvv2: "123",
      },
    ],
  },
  acceptedPolicies: [1, 2],
  deviceChannel: "Browser",
  expectedTotal: MatchersV3.fromProviderState("${totalOrder}", 12985),
}

/** Options of a purchase besides delivery and payment: an invoice and the packaging. */
export function promisePurchaseOptions(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about purchase options", () => {
    promises("submitAsyncCheckout", "a purchase asks for an invoice and says how it is kept", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: { ...PURCHASE, invoice: true, vatin: "12345678Z", eguiData: { kind: "carrier", carrier: "/ABC.123" } },
      status: 202,
      answer: { orderId: string("700000000001"), paymentStatus: pending },
      call: CheckoutGateway.use((gateway) =>
        gateway.submitAsyncCheckout(
          order,
          aSubmission({ invoice: { vatin: "12345678Z", egui: { kind: "carrier", carrier: "/ABC.123" } } }),
        ),
      ),
      expect: (status) => expect(status).toEqual({ status: "PENDING-OK", authAgain: false }),
    })
    promises("submitAsyncCheckout", "a purchase says what it belongs to and where it is made", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: { ...PURCHASE, customOrderFGID: "FG-7", deviceSerial: "K-12", employeeName: "Eva", stlocId: "4" },
      status: 202,
      answer: { orderId: string("700000000001"), paymentStatus: pending },
      call: CheckoutGateway.use((gateway) =>
        gateway.submitAsyncCheckout(
          order,
          aSubmission({
            origin: {
              customOrderGroup: originText("FG-7"),
              deviceSerial: originText("K-12"),
              employeeName: originText("Eva"),
              stockLocationId: originText("4"),
            },
          }),
        ),
      ),
      expect: (status) => expect(status).toEqual({ status: "PENDING-OK", authAgain: false }),
    })
    promises("submitAsyncCheckout", "a discount that the order does not have buys nothing", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: { ...PURCHASE, discountIds: ["no-such-discount"] },
      status: 422,
      answer: {
        ...refusedShape(422, "_ERR_DISCOUNT_NOT_OFFERED"),
        fields: [{ field: "discountIds.0", rule: "offered" }],
      },
      call: Effect.flip(
        CheckoutGateway.use((gateway) =>
          gateway.submitAsyncCheckout(order, aSubmission({ discounts: { ids: discountIds("no-such-discount") } })),
        ),
      ),
      expect: (error) =>
        expect(error._tag === "BackendError" && error.reason).toMatchObject({
          _tag: "Rejected",
          key: "_ERR_DISCOUNT_NOT_OFFERED",
          fields: [{ field: "discountIds.0", rule: "offered" }],
        }),
    })
    promises("submitAsyncCheckout", "an invoice to a number that cannot be right buys nothing", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: { ...PURCHASE, invoice: true, vatin: "12345678A" },
      status: 422,
      answer: refusedShape(422, "_ERR_INVOICE_DATA"),
      call: Effect.flip(
        CheckoutGateway.use((gateway) =>
          gateway.submitAsyncCheckout(order, aSubmission({ invoice: { vatin: "12345678A" } })),
        ),
      ),
      expect: (error) =>
        expect(error._tag === "BackendError" && error.reason).toMatchObject({
          _tag: "Rejected",
          key: "_ERR_INVOICE_DATA",
        }),
    })
    promises("submitAsyncCheckout", "a packing that the store does not offer buys nothing", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: { ...PURCHASE, isJoinLife: true, reusableBox: true },
      status: 422,
      answer: {
        ...refusedShape(422, "_ERR_PACKING_NOT_OFFERED"),
        fields: [
          { field: "isJoinLife", rule: "offered" },
          { field: "reusableBox", rule: "offered" },
        ],
      },
      call: Effect.flip(
        CheckoutGateway.use((gateway) =>
          gateway.submitAsyncCheckout(order, aSubmission({ isJoinLife: true, reusableBox: true })),
        ),
      ),
      expect: (error) =>
        expect(error._tag === "BackendError" && error.reason).toMatchObject({
          _tag: "Rejected",
          key: "_ERR_PACKING_NOT_OFFERED",
          fields: [
            { field: "isJoinLife", rule: "offered" },
            { field: "reusableBox", rule: "offered" },
          ],
        }),
    })
  })
}
