import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { clearWishlistedProducts, storeWishlistedProducts } from "../../../application/wishlist/wishlistedProducts.ts"
import { wishlistedProductIds, wishlistedProductsCodec } from "../../../application/wishlist/wishlistedProductsCodec.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("the hearts of a page", () => {
  itEffect("are those of the lists that were read last, of this store and customer, until the logout", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const layer = Layer.mergeAll(inStore(), device.layer, new FakeSession("registered").layer)
      const entry = (productId: string) => ({ catentryId: productId, productId, quantity: 1 })
      yield* Effect.provide(
        storeWishlistedProducts([
          { name: "A", items: [entry("1"), entry("2")] },
          { name: "B", items: [entry("2")] },
        ]),
        layer,
      )
      const storedMarks = () => device.stored.get(wishlistedProductsCodec.key)
      expect(wishlistedProductIds(storedMarks(), "10000034", true)).toEqual(["1", "2"])
      expect([
        wishlistedProductIds(storedMarks(), "10000001", true),
        wishlistedProductIds(storedMarks(), "10000034", false),
      ]).toEqual([[], []])
      yield* Effect.provide(clearWishlistedProducts, layer)
      expect(wishlistedProductIds(storedMarks(), "10000034", true)).toEqual([])
    }),
  )

  it("F61 are none where the stored data is junk", () => {
    for (const junk of [undefined, "", "{", "7", "null", "[]", '{"productIds":7}'])
      expect(wishlistedProductIds(junk, "10000034", false)).toEqual([])
  })
})
