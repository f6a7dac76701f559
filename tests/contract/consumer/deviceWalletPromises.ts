import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { aRepayment, aSubmission, euros } from "../../support/backend/builders.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { freshKey, STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { eachLike, regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const ready = ["a cart that a device's wallet may pay"] as const
const WALLET = STATE_VALUES.walletModeId
const VALIDATION = "https://apple-pay-gateway.apple.com/paymentservices/paymentSession"
const TOKEN = '{"transactionIdentifier":"t-1","paymentMethod":{"displayName":"Visa 4242"}}'
const byWallet = aRepayment({
  payments: [
    { means: { by: "token", methodId: WALLET, of: "deviceWallet", token: Redacted.make(TOKEN) }, amount: euros(12985) },
  ],
})
const validation = (validationUrl: string) =>
  ({
    state: ready,
    request: ["POST", `${path}/card-payment-session`],
    query: REST_QUERY,
    body: { paymentCode: inState("walletModeId"), type: "merchantValidation", validationUrl },
  }) as const

/** The calls for a payment with a device wallet (S7: the federated Apple Pay flow). */
export function promiseDeviceWallet(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about device wallets", () => {
    promises("createCardPaymentSession", "the shop vouches for itself where the wallet asks", {
      ...validation(VALIDATION),
      status: 200,
      answer: {
        sessionId: string("c.7Qx0aVt2mN4kP9sL1dR8eWc3"),
        token: string("ct.1"),
        networks: eachLike("visa"),
        expiresAt: regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/, "2026-01-15T10:34:12Z"),
        merchantSession: { merchantSessionIdentifier: string("m.1") },
      },
      call: PaymentGateway.use((gateway) =>
        gateway.createCardPaymentSession(order, WALLET, "merchantValidation", VALIDATION),
      ),
      expect: ({ merchantSession }) => expect(merchantSession).toEqual({ merchantSessionIdentifier: "m.1" }),
    })
    promises("createCardPaymentSession", "nobody else's address is asked (R11)", {
      ...validation("https://evil.example/"),
      status: 422,
      answer: anyRefusedShape,
      call: Effect.flip(
        PaymentGateway.use((gateway) =>
          gateway.createCardPaymentSession(order, WALLET, "merchantValidation", "https://evil.example/"),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("submitAsyncCheckout", "what the wallet confirmed pays the cart, told by its flow", {
      state: ready,
      request: ["POST", `${path}/asynccheckout`],
      query: REST_QUERY,
      headers: { "flow-profile": "apple-pay" },
      matchedHeaders: { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") },
      body: {
        addressId: inState("addressId"),
        shippingBundle: {
          shippingMethodId: inState("shippingMethodId"),
          kind: "delivery",
          addressId: inState("addressId"),
        },
        paymentBundle: { paymentData: [{ paymentModeId: inState("walletModeId"), digitalWalletToken: TOKEN }] },
        isFederated: true,
        acceptedPolicies: [1, 2],
        deviceChannel: "Browser",
        expectedTotal: MatchersV3.fromProviderState("${totalOrder}", 12985),
      },
      status: 202,
      answer: { orderId: string("700000000001"), paymentStatus: regex(/^(OK|PENDING-OK)$/, "PENDING-OK") },
      call: CheckoutGateway.use((gateway) =>
        gateway.submitAsyncCheckout(
          order,
          aSubmission({
            payments: [
              {
                means: { by: "token", methodId: WALLET, of: "deviceWallet", token: Redacted.make(TOKEN) },
                amount: euros(12985),
              },
            ],
          }),
        ),
      ),
      expect: ({ status }) => expect(status).toBe("PENDING-OK"),
    })
    promises(
      "createCardPaymentSession",
      "the shop vouches for itself also for an order that stands unpaid, to a guest by its token",
      {
        state: ["an unpaid order"],
        request: ["POST", `${path}/card-payment-session`],
        query: { ...REST_QUERY, guestToken: "${guestToken}" },
        body: { paymentCode: inState("walletModeId"), type: "merchantValidation", validationUrl: VALIDATION },
        status: 200,
        answer: {
          sessionId: string("c.7Qx0aVt2mN4kP9sL1dR8eWc3"),
          token: string("ct.1"),
          networks: eachLike("visa"),
          expiresAt: regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/, "2026-01-15T10:34:12Z"),
          merchantSession: { merchantSessionIdentifier: string("m.1") },
        },
        call: PaymentGateway.use((gateway) =>
          gateway.createCardPaymentSession(
            order,
            WALLET,
            "merchantValidation",
            VALIDATION,
            Redacted.make(STATE_VALUES.guestToken),
          ),
        ),
        expect: ({ merchantSession }) => expect(merchantSession).toEqual({ merchantSessionIdentifier: "m.1" }),
      },
    )
    promises("submitAsyncRepay", "what the wallet confirmed pays it, told by the flow's header alone", {
      state: ["an unpaid order"],
      request: ["POST", `${path}/asyncrepay`],
      query: REST_QUERY,
      headers: { "flow-profile": "apple-pay" },
      matchedHeaders: { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") },
      body: {
        paymentBundle: { paymentData: [{ paymentModeId: inState("walletModeId"), digitalWalletToken: TOKEN }] },
        deviceChannel: "Browser",
      },
      status: 202,
      answer: { orderId: string("700000000001"), paymentStatus: regex(/^(OK|PENDING-OK)$/, "PENDING-OK") },
      call: RepaymentGateway.use((gateway) => gateway.submitAsyncRepay(order, byWallet)),
      expect: ({ status }) => expect(status).toBe("PENDING-OK"),
    })
  })
}
