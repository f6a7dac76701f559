import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import { addGiftCard, readGiftCards, takeGiftCardOff } from "../../../application/checkout/giftCardsOfOrder.ts"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const KEPT = "selvedge.gift-cards.v1"
const adjusted = (remaining: number, ...cards: readonly (readonly [string, number])[]): CardAdjustments =>
  ({ adjustments: cards.map(([cardHash, amount]) => ({ cardHash, amount: euros(amount), balance: euros(5000) })), remaining: euros(remaining) })
const entry = { number: "9280 1111 2222 4444", securityCode: "222" }

/** A shop that answers every change the same, and writes down what was asked. */
function shop(answer: Effect.Effect<CardAdjustments, ReturnType<typeof backendError>>) {
  const asked: unknown[] = []
  const meant: unknown[] = []
  const device = new FakeDevice()
  const layer = Layer.mergeAll(device.layer, Layer.mock(CardAdjustmentGateway, {
    addCardAdjustments: (_, cards, options) => Effect.suspend(() => (asked.push(cards.map(({ number }) => Redacted.value(number)), options), answer)),
    updateCardAdjustments: (_, wishes, options) => Effect.suspend(() => (asked.push(wishes), meant.push(options), answer)),
    deleteCardAdjustments: (_, options) => Effect.suspend(() => (asked.push("delete"), meant.push(options), Effect.asVoid(answer))),
  }))
  return { asked, meant, device, layer }
}

describe("gift cards of an order", () => {
  itEffect("F104 are remembered by name, never by number or code", () => Effect.gen(function* () {
    const { asked, device, layer } = shop(Effect.succeed(adjusted(2000, ["a", 1000])))
    expect(yield* Effect.provide(addGiftCard(ORDER, entry, { response: "solved" }), layer)).toEqual(adjusted(2000, ["a", 1000]))
    expect(asked).toEqual([["9280111122224444"], { captcha: { response: "solved" } }])
    expect([...device.kept]).toEqual([[KEPT, JSON.stringify({ orderId: ORDER, cardHashes: ["a"] })]])
  }))

  itEffect("that cannot be right are refused before any call", () => Effect.gen(function* () {
    const { asked, layer } = shop(Effect.succeed(adjusted(0)))
    expect(yield* Effect.flip(Effect.provide(addGiftCard(ORDER, { number: "12", securityCode: "" }, undefined), layer))).toMatchObject({ problems: [{ field: "number", rule: "digits" }, { field: "securityCode", rule: "required" }] })
    expect(asked).toEqual([])
  }))

  itEffect("are taken off one by one, the others paying as much as they can, and the last one takes all off", () => Effect.gen(function* () {
    const { asked, device, layer } = shop(Effect.succeed(adjusted(2000, ["a", 0], ["b", 1000])))
    yield* Effect.provide(takeGiftCardOff(ORDER, "a", adjusted(1000, ["a", 1000], ["b", 1000])), layer)
    expect(asked).toEqual([[{ cardHash: "a", amount: euros(0) }, { cardHash: "b" }]])
    expect(yield* Effect.provide(takeGiftCardOff(ORDER, "b", adjusted(2000, ["a", 0], ["b", 1000])), layer)).toEqual(adjusted(3000))
    expect([asked.at(-1), device.kept.size]).toEqual(["delete", 0])
  }))

  itEffect("are there again after a reload with what they pay now, of this order only; one that was taken off stays off", () => Effect.gen(function* () {
    const { asked, device, layer } = shop(Effect.succeed(adjusted(1500, ["b", 1500])))
    expect(yield* Effect.provide(readGiftCards(ORDER, undefined), layer)).toBeUndefined()
    device.kept.set(KEPT, JSON.stringify({ orderId: "1", cardHashes: ["a"] }))
    expect(yield* Effect.provide(readGiftCards(ORDER, undefined), layer)).toBeUndefined()
    device.kept.set(KEPT, JSON.stringify({ orderId: ORDER, cardHashes: ["a", "b"] }))
    expect(yield* Effect.provide(readGiftCards(ORDER, adjusted(2000, ["a", 0], ["b", 1000])), layer)).toEqual(adjusted(1500, ["b", 1500]))
    expect(asked).toEqual([[{ cardHash: "b" }]])
  }))

  itEffect("that the shop knows no more are forgotten", () => Effect.gen(function* () {
    const { device, layer } = shop(Effect.fail(backendError("notFound")))
    device.kept.set(KEPT, JSON.stringify({ orderId: ORDER, cardHashes: ["a"] }))
    expect(yield* Effect.provide(readGiftCards(ORDER, undefined), layer)).toBeUndefined()
    expect(device.kept.size).toBe(0)
  }))

  itEffect("of an order that stands unpaid are added, read and taken off as such", () => Effect.gen(function* () {
    const { asked, meant, layer } = shop(Effect.succeed(adjusted(1000, ["a", 1000], ["b", 1000])))
    yield* Effect.provide(Effect.gen(function* () {
      yield* addGiftCard(ORDER, entry, undefined, true)
      yield* readGiftCards(ORDER, undefined, true)
      yield* takeGiftCardOff(ORDER, "a", adjusted(1000, ["a", 1000], ["b", 1000]), true)
      yield* takeGiftCardOff(ORDER, "b", adjusted(2000, ["b", 1000]), true)
    }), layer)
    expect([asked[1], ...meant]).toEqual(Array.from({ length: 4 }, () => ({ isRepay: true })))
  }))
})
