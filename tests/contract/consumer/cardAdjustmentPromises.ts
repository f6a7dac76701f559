import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { GIVEN, inState, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusalShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { eachLike, integer, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(GIVEN.orderId)
const query = REST_QUERY
const ready = ["a cart ready for checkout"] as const
const giftCard = { number: Redacted.make<string>(GIVEN.giftCardNumber), securityCode: Redacted.make<string>(GIVEN.giftCardCvv) }
const adjustments = `${path}/card-adjustments`
const adjusted = { adjustments: eachLike({ cardAmount: integer(100), cardBalance: integer(5000), cardHash: string(GIVEN.cardHash), maskedNumber: string("**** 3339") }), remaining: integer(12885) }

/** What the shop promises about gift cards at the checkout, as part of its pact. */
export function promiseCardAdjustments(promises: ReturnType<typeof pactArea>): void {
  describe("the shop promises about gift cards that pay a part", () => {
    promises("addCardAdjustments", "a gift card pays what it can", {
      state: ["a gift card for a cart"], request: ["POST", adjustments], query,
      body: { paymentData: [{ paymentModeId: "2", number: inState("giftCardNumber"), cvv2: inState("giftCardCvv") }] }, status: 200, answer: adjusted,
      call: CardAdjustmentGateway.use((gateway) => gateway.addCardAdjustments(order, [giftCard])),
      expect: (cards) => expect(cards).toEqual({ adjustments: [{ cardHash: GIVEN.cardHash, amount: euros(100), balance: euros(5000), maskedNumber: "**** 3339" }], remaining: euros(12885) }),
    })
    promises("addCardAdjustments", "what is no gift card pays nothing", {
      state: ["a gift card for a cart"], request: ["POST", adjustments], query,
      body: { paymentData: [{ paymentModeId: "2", number: "9280111122229997", cvv2: inState("giftCardCvv") }] }, status: 422, answer: anyRefusalShape,
      call: Effect.flip(CardAdjustmentGateway.use((gateway) => gateway.addCardAdjustments(order, [{ ...giftCard, number: Redacted.make("9280111122229997") }]))),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("updateCardAdjustments", "a gift card pays as little as the shopper wishes", {
      state: ["a cart with a gift card"], request: ["PUT", adjustments], query,
      body: { paymentData: [{ paymentModeId: "2", cardHash: inState("cardHash"), amount: 100 }] }, status: 200, answer: adjusted,
      call: CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(order, [{ cardHash: GIVEN.cardHash, amount: euros(100) }])),
      expect: ({ remaining }) => expect(remaining).toEqual(euros(12885)),
    })
    promises("updateCardAdjustments", "a gift card pays no more than is on it", {
      state: ["a cart with a gift card"], request: ["PUT", adjustments], query,
      body: { paymentData: [{ paymentModeId: "2", cardHash: inState("cardHash"), amount: 99999999 }] }, status: 422, answer: anyRefusalShape,
      call: Effect.flip(CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(order, [{ cardHash: GIVEN.cardHash, amount: euros(99999999) }]))),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("deleteCardAdjustments", "the gift cards are taken off", {
      state: ["a cart with a gift card"], request: ["DELETE", adjustments], query, status: 204,
      call: CardAdjustmentGateway.use((gateway) => gateway.deleteCardAdjustments(order)),
      expect: (nothing) => expect(nothing).toBeUndefined(),
    })
    promises("deleteCardAdjustments", "where none pays there is none to take off", {
      state: ready, request: ["DELETE", adjustments], query, status: 404, answer: anyRefusalShape,
      call: Effect.flip(CardAdjustmentGateway.use((gateway) => gateway.deleteCardAdjustments(order))),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
  })
}
