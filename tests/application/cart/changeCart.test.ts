import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import {
  addPromoCode,
  changeQuantity,
  changeSku,
  deletePromoCode,
  removeFromCart,
} from "../../../application/cart/changeCart.ts"
import { rememberCart, rememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { PromoCodeRefused } from "../../../domain/cart/CartChangeRefused.ts"
import { aCart, aCartItem, anOrderId, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const CHANGED = aCart([aCartItem("changed", 7)])

function shop(overrides: Layer.PartialEffectful<(typeof CartGateway)["Service"]> = {}) {
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
    Layer.mock(CartGateway, {
      updateCart: (lines) =>
        answer(
          `update ${lines
            .map(({ sku, quantity, lineId }) => `${sku}${lineId === undefined ? "" : `#${lineId}`}=${quantity}`)
            .join()}`,
        ),
      deleteFromCart: (sku, quantity) => answer(`delete ${sku} ${quantity ?? "all"}`),
      updateCartItemSku: (id, sku) => answer(`exchange ${id} for ${sku}`),
      addPromoCode: (orderId, code) => answer(`promo ${orderId} ${code}`),
      deletePromoCode: (orderId, code) => answer(`no promo ${orderId} ${code}`),
      ...overrides,
    }),
  )
  return { calls, session, layer }
}

describe("changing the cart", () => {
  for (const [what, program, call] of [
    ["three pieces of a sku", changeQuantity(aSku("a"), 3), "update a=3"],
    ["no piece of a sku", changeQuantity(aSku("a"), 0), "delete a all"],
    ["three pieces of one of two lines of a sku", changeQuantity(aSku("a"), 3, "item-2"), "update a#item-2=3"],
    ["no piece of one of two lines of a sku", changeQuantity(aSku("a"), 0, "item-2"), "update a#item-2=0"],
    ["a line that is removed", removeFromCart(aSku("a"), "item-2"), "update a#item-2=0"],
    ["a sku that is removed", removeFromCart(aSku("a")), "delete a all"],
    ["another size of a line", changeSku("item-1", aSku("b")), "exchange item-1 for b"],
    ["a promotion code with spaces around it", addPromoCode(anOrderId(), "  SALE "), "promo 7001 SALE"],
    ["a promotion code taken back", deletePromoCode(anOrderId(), "SALE"), "no promo 7001 SALE"],
  ] as const) {
    itEffect(`to ${what} makes one call, returns the cart and remembers it`, () =>
      Effect.gen(function* () {
        const { layer, calls } = shop()
        const [cart, remembered] = yield* Effect.provide(Effect.all([program, rememberedCart]), layer)
        expect(calls).toEqual([call])
        expect(cart).toEqual(CHANGED)
        expect(remembered).toMatchObject({ value: { items: [{ sku: "changed", quantity: 7 }] } })
      }),
    )
  }

  itEffect("to an invalid quantity is refused before any call", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      const refusedCases = yield* Effect.provide(
        Effect.forEach([-1, 1.5, 100, Number.NaN], (quantity) => Effect.flip(changeQuantity(aSku("a"), quantity))),
        layer,
      )
      expect(refusedCases.map(({ _tag }) => _tag)).toEqual(Array(4).fill("QuantityRefused"))
      expect(calls).toEqual([])
    }),
  )

  itEffect(
    "to part of a lot is refused before any call when the cart is remembered; whole lots and zero are accepted",
    () =>
      Effect.gen(function* () {
        const { layer, calls } = shop({
          updateCart: (lines) =>
            Effect.sync(() => {
              calls.push(`update ${lines.map(({ quantity }) => quantity).join()}`)
              return aCart([{ ...aCartItem("a", 3), unitsLot: 3 }])
            }),
        })
        const refusedCases = yield* Effect.provide(
          Effect.gen(function* () {
            yield* rememberCart(aCart([{ ...aCartItem("a", 3), unitsLot: 3 }]))
            const refused = yield* Effect.forEach([1, 2, 4, 98], (quantity) =>
              Effect.flip(changeQuantity(aSku("a"), quantity)),
            )
            yield* changeQuantity(aSku("a"), 6)
            yield* changeQuantity(aSku("a"), 0)
            return refused
          }),
          layer,
        )
        expect(
          refusedCases.map((refusedReason) =>
            refusedReason._tag === "QuantityRefused" ? [refusedReason.quantity, refusedReason.lot] : refusedReason,
          ),
        ).toEqual([
          [1, 3],
          [2, 3],
          [4, 3],
          [98, 3],
        ])
        expect(calls).toEqual(["update 6", "delete a all"])
      }),
  )

  itEffect("with an invalid promo code reports it and leaves the remembered cart unchanged", () =>
    Effect.gen(function* () {
      const refusedReason = new PromoCodeRefused({ promoCode: "OLD", messageKey: "_ERR_PROMOCODE_EXPIRED" })
      const { layer } = shop({ addPromoCode: () => Effect.fail(refusedReason) })
      const [error, remembered] = yield* Effect.provide(
        Effect.all([Effect.flip(addPromoCode(anOrderId(), "OLD")), rememberedCart]),
        layer,
      )
      expect([error, remembered._tag]).toEqual([refusedReason, "None"])
    }),
  )

  itEffect("F36 signs a guest out after an error of the store's cart", () =>
    Effect.gen(function* () {
      const { layer, session } = shop({ deleteFromCart: () => Effect.fail(backendError("cartFault")) })
      const error = yield* Effect.flip(Effect.provide(removeFromCart(aSku("a")), layer))
      expect([error._tag, session.cleared]).toEqual(["BackendError", 1])
    }),
  )
})
