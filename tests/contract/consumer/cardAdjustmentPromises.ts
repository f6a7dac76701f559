import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { STATE_VALUES, inState, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { eachLike, integer, regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const query = REST_QUERY
const ready = ["a cart ready for checkout"] as const
const giftCard = {
  number: Redacted.make<string>(STATE_VALUES.giftCardNumber),
  securityCode: Redacted.make<string>(STATE_VALUES.giftCardCvv),
}
const adjustments = `${path}/card-adjustments`
const adjusted = {
  adjustments: eachLike({
    cardAmount: integer(100),
    cardBalance: integer(5000),
    cardHash: string(STATE_VALUES.cardHash),
    maskedNumber: string("**** 3339"),
  }),
  remaining: integer(12885),
}

/** The pact about gift cards at the checkout and for an unpaid order. */
export function promiseCardAdjustments(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about gift cards that pay a part", () => {
    promises("addCardAdjustments", "a gift card pays what it can", {
      state: ["a gift card for a cart"],
      request: ["POST", adjustments],
      query,
      body: { paymentData: [{ paymentModeId: "2", number: inState("giftCardNumber"), cvv2: inState("giftCardCvv") }] },
      status: 200,
      answer: adjusted,
      call: CardAdjustmentGateway.use((gateway) => gateway.addCardAdjustments(order, [giftCard])),
      expect: (cards) =>
        expect(cards).toEqual({
          adjustments: [
            { cardHash: STATE_VALUES.cardHash, amount: euros(100), balance: euros(5000), maskedNumber: "**** 3339" },
          ],
          remaining: euros(12885),
        }),
    })
    promises("addCardAdjustments", "what is no gift card pays nothing", {
      state: ["a gift card for a cart"],
      request: ["POST", adjustments],
      query,
      body: { paymentData: [{ paymentModeId: "2", number: "9280111122229997", cvv2: inState("giftCardCvv") }] },
      status: 422,
      answer: anyRefusedShape,
      call: Effect.flip(
        CardAdjustmentGateway.use((gateway) =>
          gateway.addCardAdjustments(order, [{ ...giftCard, number: Redacted.make("9280111122229997") }]),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("updateCardAdjustments", "a gift card pays as little as the shopper wishes", {
      state: ["a cart with a gift card"],
      request: ["PUT", adjustments],
      query,
      body: { paymentData: [{ paymentModeId: "2", cardHash: inState("cardHash"), amount: 100 }] },
      status: 200,
      answer: adjusted,
      call: CardAdjustmentGateway.use((gateway) =>
        gateway.updateCardAdjustments(order, [{ cardHash: STATE_VALUES.cardHash, amount: euros(100) }]),
      ),
      expect: ({ remaining }) => expect(remaining).toEqual(euros(12885)),
    })
    promises("updateCardAdjustments", "a gift card pays no more than is on it", {
      state: ["a cart with a gift card"],
      request: ["PUT", adjustments],
      query,
      body: { paymentData: [{ paymentModeId: "2", cardHash: inState("cardHash"), amount: 99999999 }] },
      status: 422,
      answer: anyRefusedShape,
      call: Effect.flip(
        CardAdjustmentGateway.use((gateway) =>
          gateway.updateCardAdjustments(order, [{ cardHash: STATE_VALUES.cardHash, amount: euros(99999999) }]),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("updateCardAdjustments", "with none named all that pay are told, and stay as they are", {
      state: ["a cart with a gift card"],
      request: ["PUT", adjustments],
      query,
      body: { paymentData: [] },
      status: 200,
      answer: adjusted,
      call: CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(order, [])),
      expect: ({ adjustments: cards }) =>
        expect(cards.map(({ cardHash }) => cardHash)).toEqual([STATE_VALUES.cardHash]),
    })
    promises("updateCardAdjustments", "those of an order that stands unpaid are told to whoever has its token", {
      state: ["an unpaid order"],
      request: ["PUT", adjustments],
      query: { ...query, guestToken: "${guestToken}", repay: "1" },
      body: { paymentData: [] },
      status: 200,
      answer: { adjustments: [], remaining: integer(12985) },
      call: CardAdjustmentGateway.use((gateway) =>
        gateway.updateCardAdjustments(order, [], { isRepay: true, guestToken: Redacted.make(STATE_VALUES.guestToken) }),
      ),
      expect: (cards) => expect(cards).toEqual({ adjustments: [], remaining: euros(12985) }),
    })
    promises("createKlarnaSession", "an order that stands unpaid is paid by a session too, by whoever has its token", {
      state: ["an unpaid order"],
      request: ["POST", `${path}/klarna-session`],
      query: { ...query, guestToken: "${guestToken}" },
      status: 200,
      answer: {
        sessionId: string("k.7Qx0aVt2mN4kP9sL1dR8eWc3"),
        clientToken: string("kt.1"),
        amount: integer(12985),
        expiresAt: regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/, "2026-01-15T10:34:12Z"),
        paymentMethodCategories: eachLike({ identifier: string("pay_later"), name: string("Paga después") }),
      },
      call: PaymentGateway.use((gateway) => gateway.createKlarnaSession(order, Redacted.make(STATE_VALUES.guestToken))),
      expect: ({ amount }) => expect(amount).toEqual(euros(12985)),
    })
    promises("addCardAdjustments", "another token adds none to an order that stands unpaid", {
      state: ["an unpaid order"],
      request: ["POST", adjustments],
      query: { ...query, guestToken: "AAAAAAAAAAAAAAAAAAAAAA", repay: "1" },
      body: { paymentData: [{ paymentModeId: "2", number: "9280111122229997", cvv2: "111" }] },
      status: 404,
      answer: anyRefusedShape,
      call: Effect.flip(
        CardAdjustmentGateway.use((gateway) =>
          gateway.addCardAdjustments(
            order,
            [{ number: Redacted.make("9280111122229997"), securityCode: Redacted.make("111") }],
            { isRepay: true, guestToken: Redacted.make("AAAAAAAAAAAAAAAAAAAAAA") },
          ),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
    promises("deleteCardAdjustments", "another token takes none off an order that stands unpaid", {
      state: ["an unpaid order"],
      request: ["DELETE", adjustments],
      query: { ...query, guestToken: "AAAAAAAAAAAAAAAAAAAAAA", repay: "1" },
      status: 404,
      answer: anyRefusedShape,
      call: Effect.flip(
        CardAdjustmentGateway.use((gateway) =>
          gateway.deleteCardAdjustments(order, { isRepay: true, guestToken: Redacted.make("AAAAAAAAAAAAAAAAAAAAAA") }),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
    promises("deleteCardAdjustments", "the gift cards are taken off", {
      state: ["a cart with a gift card"],
      request: ["DELETE", adjustments],
      query,
      status: 204,
      call: CardAdjustmentGateway.use((gateway) => gateway.deleteCardAdjustments(order)),
      expect: (nothing) => expect(nothing).toBeUndefined(),
    })
    promises("deleteCardAdjustments", "where none pays there is none to take off", {
      state: ready,
      request: ["DELETE", adjustments],
      query,
      status: 404,
      answer: anyRefusedShape,
      call: Effect.flip(CardAdjustmentGateway.use((gateway) => gateway.deleteCardAdjustments(order))),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
  })
}
