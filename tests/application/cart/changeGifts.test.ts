import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { rememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { PromoCodeRefused } from "../../../domain/cart/CartChangeRefused.ts"
import { aCart, aCartItem, anOrderId, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const CHANGED = aCart([aCartItem("changed", 7)])
const ORDER = anOrderId()
const CARD = { senderName: "Ana", receiverName: "Luis" }

function shop(overrides: Layer.PartialEffectful<(typeof CartDetailGateway)["Service"]> = {}) {
  const calls: string[] = []
  const answer = (call: string) =>
    Effect.sync(() => {
      calls.push(call)
      return CHANGED
    })
  const session = new FakeSession("guest")
  const layer = Layer.mergeAll(
    inStore(),
    new FakeDevice().layer,
    session.layer,
    Layer.mock(CartDetailGateway, {
      addGiftPacking: (orderId, sku, packing) => answer(`pack ${orderId} ${sku} ${JSON.stringify(packing)}`),
      deleteGiftPacking: (orderId, sku) => answer(`unpack ${orderId} ${sku}`),
      setGiftInfo: (info) => answer(`card ${JSON.stringify(info)}`),
      deleteGiftInfo: (id) => answer(`no card ${id}`),
      applyCoupon: (orderId, couponCode, promoCode) => answer(`coupon ${orderId} ${couponCode} ${promoCode ?? "-"}`),
      ...overrides,
    }),
  )
  return { calls, session, layer }
}

describe("changing gift options", () => {
  for (const [what, program, call] of [
    ["a piece that is wrapped", packAsGift(ORDER, aSku("a"), { isWrapped: true }), 'pack 7001 a {"isWrapped":true}'],
    [
      "a wrapped piece with words",
      packAsGift(ORDER, aSku("a"), { isWrapped: true, message: " Para ti " }),
      'pack 7001 a {"isWrapped":true,"message":"Para ti"}',
    ],
    [
      "words without wrapping",
      packAsGift(ORDER, aSku("a"), { isWrapped: false, message: "Para ti" }),
      'pack 7001 a {"isWrapped":false,"message":"Para ti"}',
    ],
    [
      "a piece neither wrapped nor with words",
      packAsGift(ORDER, aSku("a"), { isWrapped: false, message: "  " }),
      "unpack 7001 a",
    ],
    [
      "the whole cart with a card",
      saveGiftInfo({ ...CARD, receiverPhone: " ", message: " Hola " }),
      'card {"senderName":"Ana","receiverName":"Luis","message":"Hola"}',
    ],
    ["the whole cart without its card", removeGiftInfo("41"), "no card 41"],
    ["a coupon with the code it unlocks", applyCoupon(ORDER, " C-1 ", " SALE "), "coupon 7001 C-1 SALE"],
    ["a coupon alone", applyCoupon(ORDER, "C-1", "  "), "coupon 7001 C-1 -"],
  ] as const) {
    itEffect(`${what}: makes one call, returns the cart and remembers it`, () =>
      Effect.gen(function* () {
        const { layer, calls } = shop()
        const [cart, remembered] = yield* Effect.provide(Effect.all([program, rememberedCart]), layer)
        expect(calls).toEqual([call])
        expect(cart).toEqual(CHANGED)
        expect(remembered).toMatchObject({ value: { items: [{ sku: "changed", quantity: 7 }] } })
      }),
    )
  }

  itEffect("validates the texts at their fields before any call", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      const tooLong = yield* Effect.flip(
        Effect.provide(packAsGift(ORDER, aSku("a"), { isWrapped: true, message: "a".repeat(257) }), layer),
      )
      const banned = yield* Effect.flip(
        Effect.provide(packAsGift(ORDER, aSku("a"), { isWrapped: true, message: "please DELETE" }), layer),
      )
      const withoutRecipient = yield* Effect.flip(
        Effect.provide(saveGiftInfo({ senderName: "Ana", receiverName: " " }), layer),
      )
      expect([tooLong, banned, withoutRecipient]).toMatchObject([
        { _tag: "GiftRefused", reasons: [{ field: "message", rule: "tooLong", parameter: "256" }] },
        { _tag: "GiftRefused", reasons: [{ field: "message", rule: "forbiddenWord", parameter: "DELETE" }] },
        { _tag: "GiftRefused", reasons: [{ field: "receiverName", rule: "required" }] },
      ])
      expect(calls).toEqual([])
    }),
  )

  itEffect("reports an invalid coupon and leaves the remembered cart unchanged", () =>
    Effect.gen(function* () {
      const refusedReason = new PromoCodeRefused({
        promoCode: "C-1",
        messageKey: "_ERR_COUPON_NOT_VALID",
        rule: "couponSpent",
      })
      const { layer } = shop({ applyCoupon: () => Effect.fail(refusedReason) })
      const [error, remembered] = yield* Effect.provide(
        Effect.all([Effect.flip(applyCoupon(ORDER, "C-1")), rememberedCart]),
        layer,
      )
      expect([error, remembered._tag]).toEqual([refusedReason, "None"])
    }),
  )

  itEffect("F36 signs a guest out after an error of the store's cart", () =>
    Effect.gen(function* () {
      const { layer, session } = shop({ addGiftPacking: () => Effect.fail(backendError("cartFault")) })
      const error = yield* Effect.flip(Effect.provide(packAsGift(ORDER, aSku("a"), { isWrapped: true }), layer))
      expect([error._tag, session.cleared]).toEqual(["BackendError", 1])
    }),
  )
})
