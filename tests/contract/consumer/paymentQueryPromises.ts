import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { testCard, aSubmission, euros } from "../../support/backend/builders.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { freshKey, STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const card = { ...testCard(), number: Redacted.make<string>(STATE_VALUES.cardNumber) }
const submission = aSubmission({ payments: [{ means: { by: "card", methodId: "1", card }, amount: euros(12985) }] })
const purchase = (more: object = {}) => ({
  addressId: inState("addressId"),
  shippingBundle: { shippingMethodId: inState("shippingMethodId"), kind: "delivery", addressId: inState("addressId") },
  paymentBundle: {
    paymentData: [
      {
        paymentModeId: inState("paymentModeId"),
        number: inState("cardNumber"),
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
  ...more,
})
const post = { request: ["POST", `${path}/asynccheckout`], query: REST_QUERY, matchedHeaders: key } as const
const taken = {
  status: 202,
  answer: { orderId: string("700000000001"), paymentStatus: regex(/^(OK|PENDING-OK)$/, "PENDING-OK") },
} as const

/** The challenges of a payment, and the submission that answers them (S4). */
export function promisePaymentQueries(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about payment challenges", () => {
    promises("submitAsyncCheckout", "a card's bank asks its holder something", {
      ...post,
      state: ["a cart whose card is challenged"],
      body: purchase(),
      status: 202,
      answer: {
        orderId: string("700000000001"),
        paymentStatus: "CHALLENGE",
        challengeContext: { url: string("https://bank.example/acs/c.1"), transactionId: string("c.1") },
      },
      call: CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, submission)),
      expect: (status) =>
        expect(status).toEqual({
          status: "CHALLENGE",
          authAgain: false,
          challenge: { url: "https://bank.example/acs/c.1", transactionId: "c.1" },
        }),
    })
    promises("getPaymentStatus", "a question that its holder has answered waits for the submission that carries it", {
      state: ["a cart whose challenge was passed"],
      request: ["GET", `${path}/payment-status`],
      query: REST_QUERY,
      status: 200,
      answer: {
        orderId: string("700000000001"),
        paymentStatus: "CHALLENGE",
        challengeContext: {
          url: string("https://bank.example/acs/c.1"),
          transactionId: string("c.1"),
          isAnswered: true,
        },
      },
      call: CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order)),
      expect: ({ challenge }) =>
        expect(challenge).toEqual({ url: "https://bank.example/acs/c.1", transactionId: "c.1", isAnswered: true }),
    })
    promises("submitAsyncCheckout", "what was answered at the bank is submitted again with its transaction", {
      ...post,
      ...taken,
      state: ["a cart whose challenge was passed"],
      body: purchase({ challenge: { transactionId: inState("challengeId") } }),
      call: CheckoutGateway.use((gateway) =>
        gateway.submitAsyncCheckout(order, { ...submission, challengeResult: STATE_VALUES.challengeId }),
      ),
      expect: ({ status }) => expect(status).toBe("PENDING-OK"),
    })
    promises("submitAsyncCheckout", "an account is asked for its password again", {
      ...post,
      state: ["an account whose card asks for the password"],
      body: purchase(),
      status: 409,
      answer: { code: 409, key: "_ERR_AUTH_AGAIN", message: string("Enter the password again."), authAgain: true },
      call: CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, submission)),
      expect: (status) => expect(status).toMatchObject({ status: "NOOK", authAgain: true }),
    })
    promises("submitAsyncCheckout", "the same is submitted again with the password", {
      ...post,
      ...taken,
      state: ["an account whose card asks for the password"],
      body: purchase({ password: inState("password") }),
      call: CheckoutGateway.use((gateway) =>
        gateway.submitAsyncCheckout(order, { ...submission, password: Redacted.make<string>(STATE_VALUES.password) }),
      ),
      expect: ({ status }) => expect(status).toBe("PENDING-OK"),
    })
    promises("submitAsyncCheckout", "another password is not the account's", {
      ...post,
      state: ["an account whose card asks for the password"],
      body: purchase({ password: "not-the-one-2026" }),
      status: 409,
      answer: { code: 409, key: "_ERR_AUTH_AGAIN", message: string("Enter the password again."), authAgain: true },
      call: CheckoutGateway.use((gateway) =>
        Effect.map(
          gateway.submitAsyncCheckout(order, { ...submission, password: Redacted.make("not-the-one-2026") }),
          ({ authAgain }) => authAgain,
        ),
      ),
      expect: (authAgain) => expect(authAgain).toBe(true),
    })
  })
}
