import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { rememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { changePhysicalGiftCard } from "../../../application/gift-card/changePhysicalGiftCard.ts"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import type { GiftCardData } from "../../../domain/gift-card/GiftCard.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { itEffect } from "../../support/itEffect.ts"

const SKU = aSku("giftcard.physical-5000")
const CHANGED = aCart([aCartItem("giftcard.physical-5000", 2)])
const DATA: GiftCardData = {
  orderItemId: "41",
  sku: SKU,
  kind: "PHYSICAL",
  quantity: 2,
  price: euros(5000),
  hasVideo: false,
  isEditable: true,
}

function shop() {
  const calls: unknown[] = []
  const layer = Layer.mergeAll(
    inStore(),
    new FakeDevice().layer,
    new FakeSession("guest").layer,
    Layer.mock(CartGateway, { getCart: Effect.succeed(CHANGED) }),
    Layer.mock(GiftCardGateway, {
      addPhysicalGiftCard: (...card) =>
        Effect.sync(() => {
          calls.push(card)
          return CHANGED
        }),
      updateGiftCardData: (line, changes) =>
        Effect.sync(() => {
          calls.push([line, changes])
          return DATA
        }),
    }),
  )
  return {
    calls,
    run: <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) => Effect.provide(program, layer),
  }
}

describe("a physical gift card", () => {
  itEffect("is added to the cart with a trimmed message, and the cart is remembered", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      const [cart, remembered] = yield* run(
        Effect.all([addPhysicalGiftCard({ sku: SKU, quantity: 2, message: "  Para ti " }), rememberedCart]),
      )
      expect(calls).toEqual([[SKU, 2, "Para ti"]])
      expect([cart, remembered]).toMatchObject([CHANGED, { value: { items: [{ sku: SKU, quantity: 2 }] } }])
    }),
  )

  itEffect("has no message when it is empty or blank", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      yield* run(addPhysicalGiftCard({ sku: SKU, quantity: 1 }))
      yield* run(addPhysicalGiftCard({ sku: SKU, quantity: 1, message: "   " }))
      expect(calls).toEqual([
        [SKU, 1, undefined],
        [SKU, 1, undefined],
      ])
    }),
  )

  itEffect("is validated at its fields before any call", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect(
        yield* Effect.flip(run(addPhysicalGiftCard({ sku: SKU, quantity: 10, message: "Drop by" }))),
      ).toMatchObject({
        _tag: "GiftCardRefused",
        reasons: [
          { field: "quantity", rule: "quantity" },
          { field: "message", rule: "forbiddenWord", parameter: "Drop" },
        ],
      })
      expect(yield* Effect.flip(run(changePhysicalGiftCard("41", "a".repeat(257))))).toMatchObject({
        reasons: [{ field: "message", rule: "tooLong" }],
      })
      expect(calls).toEqual([])
    }),
  )

  itEffect("accepts every valid character of a message or refuses it at its field", () =>
    Effect.gen(function* () {
      for (const message of HOSTILE_TEXTS) {
        const { calls, run } = shop()
        const exit = yield* Effect.exit(run(addPhysicalGiftCard({ sku: SKU, quantity: 1, message })))
        expect(calls).toEqual(
          exit._tag === "Success" ? [[SKU, 1, message.trim() === "" ? undefined : message.trim()]] : [],
        )
      }
    }),
  )

  itEffect("gets a new or an empty message for a line, and the cart is read again", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect(yield* run(changePhysicalGiftCard("41", " Para Marta "))).toEqual(CHANGED)
      yield* run(changePhysicalGiftCard("41", " "))
      expect(calls).toEqual([
        ["41", { message: "Para Marta" }],
        ["41", { message: "" }],
      ])
    }),
  )
})
