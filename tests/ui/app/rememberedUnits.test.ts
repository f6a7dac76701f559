import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { CART_SNAPSHOT_TIME, rememberCart } from "../../../application/cart/CartSnapshot.ts"
import { CART_SNAPSHOT_KEY, rememberedUnits } from "../../../ui/app/rememberedUnits.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"

describe("the number beside the cart", () => {
  it("is what the shop's own memory of the cart holds, as long as that is believed", async () => {
    const device = new FakeDevice()
    const before = Date.now()
    await Effect.runPromise(rememberCart(aCart([aCartItem("1"), aCartItem("2", 3)])).pipe(Effect.provide(Layer.merge(device.layer, inStore()))))
    const text = device.kept.get(CART_SNAPSHOT_KEY)
    const { id } = aStore()
    expect(rememberedUnits(text, id, Date.now())).toBe(4)
    expect(rememberedUnits(text, "10000001", Date.now())).toBeUndefined()
    expect(rememberedUnits(text, id, before - 1)).toBeUndefined()
    expect(rememberedUnits(text, id, Date.now() + Duration.toMillis(CART_SNAPSHOT_TIME))).toBeUndefined()
  })

  it.each([undefined, "", "{", "null", "[]", '{"storeId":"10000034","keptAt":"now","items":[]}', '{"storeId":"10000034","keptAt":0}'])("is left out for %j", (text) => {
    expect(rememberedUnits(text, "10000034", 1)).toBeUndefined()
  })
})
