import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import { addGiftCard, loadGiftCards, removeGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const adjusted = (remaining: number, ...cards: readonly (readonly [string, number])[]): CardAdjustments => ({
  adjustments: cards.map(([cardHash, amount]) => ({ cardHash, amount: euros(amount), balance: euros(5000) })),
  remaining: euros(remaining),
})
const entry = { number: "9280 1111 2222 4444", securityCode: "222" }

/** A backend that returns the same response for every change and records its calls. */
function shop(answer: Effect.Effect<CardAdjustments, ReturnType<typeof backendError>>) {
  const asked: unknown[] = []
  const meant: unknown[] = []
  const layer = Layer.mock(CardAdjustmentGateway, {
    addCardAdjustments: (_, cards, options) =>
      Effect.suspend(
        () => (asked.push(cards.map(({ number }) => Redacted.value(number))), meant.push(options), answer),
      ),
    updateCardAdjustments: (_, wishes, paymentRef) =>
      Effect.suspend(() => (asked.push(wishes), meant.push(paymentRef), answer)),
    deleteCardAdjustments: (_, paymentRef) =>
      Effect.suspend(() => (asked.push("delete"), meant.push(paymentRef), Effect.asVoid(answer))),
  })
  return { asked, meant, layer }
}

describe("gift cards of an order", () => {
  itEffect("are added by number and code, with the solved captcha", () =>
    Effect.gen(function* () {
      const { asked, meant, layer } = shop(Effect.succeed(adjusted(2000, ["a", 1000])))
      expect(yield* Effect.provide(addGiftCard(ORDER, entry, { response: "solved" }), layer)).toEqual(
        adjusted(2000, ["a", 1000]),
      )
      expect([asked, meant]).toEqual([[["9280111122224444"]], [{ captcha: { response: "solved" } }]])
    }),
  )

  itEffect("are refused before any call when malformed", () =>
    Effect.gen(function* () {
      const { asked, layer } = shop(Effect.succeed(adjusted(0)))
      expect(
        yield* Effect.flip(Effect.provide(addGiftCard(ORDER, { number: "12", securityCode: "" }, undefined), layer)),
      ).toMatchObject({
        reasons: [
          { field: "number", rule: "digits" },
          { field: "securityCode", rule: "required" },
        ],
      })
      expect(asked).toEqual([])
    }),
  )

  itEffect("are removed one by one while the others are charged as far as possible; the last one removes all", () =>
    Effect.gen(function* () {
      const { asked, layer } = shop(Effect.succeed(adjusted(2000, ["a", 0], ["b", 1000])))
      yield* Effect.provide(removeGiftCard(ORDER, "a", adjusted(1000, ["a", 1000], ["b", 1000])), layer)
      expect(asked).toEqual([[{ cardHash: "a", amount: euros(0) }, { cardHash: "b" }]])
      expect(yield* Effect.provide(removeGiftCard(ORDER, "b", adjusted(2000, ["a", 0], ["b", 1000])), layer)).toEqual(
        adjusted(3000),
      )
      expect(asked.at(-1)).toBe("delete")
    }),
  )

  itEffect("count as removed when another tab has removed them", () =>
    Effect.gen(function* () {
      const { layer } = shop(Effect.fail(backendError("notFound")))
      expect(yield* Effect.provide(removeGiftCard(ORDER, "a", adjusted(2000, ["a", 1000])), layer)).toEqual(
        adjusted(3000),
      )
    }),
  )

  itEffect("are read with their current amounts without being changed", () =>
    Effect.gen(function* () {
      const { asked, layer } = shop(Effect.succeed(adjusted(1500, ["a", 0], ["b", 1500])))
      expect(yield* Effect.provide(loadGiftCards(ORDER), layer)).toEqual(adjusted(1500, ["a", 0], ["b", 1500]))
      expect(asked).toEqual([[]])
    }),
  )

  for (const reason of ["notFound", "rejected"] as const) {
    itEffect(`are empty when the backend has none (${reason})`, () =>
      Effect.gen(function* () {
        expect(
          yield* Effect.provide(loadGiftCards(ORDER), shop(Effect.fail(backendError(reason))).layer),
        ).toBeUndefined()
      }),
    )
  }

  itEffect("are unknown while the backend does not respond", () =>
    Effect.gen(function* () {
      const lost = backendError("unreachable")
      expect(yield* Effect.flip(Effect.provide(loadGiftCards(ORDER), shop(Effect.fail(lost)).layer))).toEqual(lost)
    }),
  )

  itEffect("of an unpaid order are added, read and removed with the guest's token", () =>
    Effect.gen(function* () {
      const { meant, layer } = shop(Effect.succeed(adjusted(1000, ["a", 1000], ["b", 1000])))
      const paymentRef = { isRepay: true, guestToken: Redacted.make("g") }
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* addGiftCard(ORDER, entry, undefined, paymentRef)
          yield* loadGiftCards(ORDER, paymentRef)
          yield* removeGiftCard(ORDER, "a", adjusted(1000, ["a", 1000], ["b", 1000]), paymentRef)
          yield* removeGiftCard(ORDER, "b", adjusted(2000, ["b", 1000]), paymentRef)
        }),
        layer,
      )
      expect(meant).toEqual(Array.from({ length: 4 }, () => paymentRef))
    }),
  )
})
