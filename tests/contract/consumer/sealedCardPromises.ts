import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { aRepayment, aSubmission, euros } from "../../support/backend/builders.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { freshKey, STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const token = Redacted.make("v.of-nobody")
const unknown = {
  code: MatchersV3.integer(422),
  key: "_ERR_CARD_NOT_VALID",
  message: string("The card has to be typed once more."),
  fields: [
    {
      field: "paymentBundle.paymentData.0.encrypted",
      rule: string("unknown"),
      message: string("The token is unknown."),
    },
  ],
}

/**
 * Responses to vault tokens that every backend gives. A vault gives tokens to browsers only, so that the token here
 * is unknown.
 */
export function promiseSealedCards(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about sealed cards", () => {
    promises("submitAsyncCheckout", "a token that is not known any more buys nothing, and is named", {
      state: ["a cart ready for checkout"],
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: {
        addressId: inState("addressId"),
        shippingBundle: {
          shippingMethodId: inState("shippingMethodId"),
          kind: "delivery",
          addressId: inState("addressId"),
        },
        paymentBundle: { paymentData: [{ paymentModeId: inState("paymentModeId"), encrypted: "v.of-nobody" }] },
        acceptedPolicies: [1, 2],
        deviceChannel: "Browser",
        expectedTotal: MatchersV3.fromProviderState("${totalOrder}", 12985),
      },
      status: 422,
      answer: unknown,
      call: Effect.flip(
        CheckoutGateway.use((gateway) =>
          gateway.submitAsyncCheckout(
            order,
            aSubmission({ payments: [{ means: { by: "tokenizedCard", methodId: "1", token }, amount: euros(12985) }] }),
          ),
        ),
      ),
      expect: (error) =>
        expect(error).toMatchObject({
          reason: {
            _tag: "Rejected",
            key: "_ERR_CARD_NOT_VALID",
            fields: [{ field: "paymentBundle.paymentData.0.encrypted" }],
          },
        }),
    })
    promises("submitAsyncRepay", "nor does it pay an order again", {
      state: ["an unpaid order"],
      request: ["POST", `${path}/asyncrepay`],
      query: REST_QUERY,
      matchedHeaders: key,
      body: {
        paymentBundle: { paymentData: [{ paymentModeId: "1", encrypted: "v.of-nobody" }] },
        deviceChannel: "Browser",
      },
      status: 422,
      answer: unknown,
      call: Effect.flip(
        RepaymentGateway.use((gateway) =>
          gateway.submitAsyncRepay(
            order,
            aRepayment({ payments: [{ means: { by: "tokenizedCard", methodId: "1", token }, amount: euros(12985) }] }),
          ),
        ),
      ),
      expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_CARD_NOT_VALID" }),
    })
  })
}
