import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { previousTailoring } from "../../../application/account/previousTailoring.ts"
import { CustomerRecordGateway } from "../../../application/account/CustomerRecordGateway.ts"
import { addCustomized } from "../../../application/cart/addCustomized.ts"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { pendingItems } from "../../../application/cart/pending/PendingItem.ts"
import { pushPendingItems } from "../../../application/cart/pending/pushPendingItems.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { productBySku } from "../../../application/catalog/productBySku.ts"
import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { aJacketOffer, monogramOffer } from "../../support/builders/aCustomization.ts"
import { aProduct } from "../../support/builders/aProduct.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const monogram = { areaId: "chest", colorId: "indigo", datatype: "TEXT", typographyId: "serif", text: "AB" }
const tailoring = {
  garmentId: "jacket",
  fabricId: "flannel",
  personalizations: [{ attributeId: "fit", valueId: "slim" }],
}
const shirt = { sku: aSku("a"), quantity: 1, productId: "p1" }

function shop(isReached: () => boolean = () => true) {
  const sent: (readonly CartAddition[])[] = []
  const device = new FakeDevice()
  const layer = Layer.mergeAll(
    inStore(),
    device.layer,
    new FakeSession("none").layer,
    Layer.mock(ProductGateway, {
      listCustomizationProperties: () => Effect.succeed({ ...monogramOffer, tailoring: aJacketOffer }),
    }),
    Layer.mock(CartGateway, {
      getCart: Effect.succeed(aCart([])),
      addToCart: (additions) =>
        Effect.suspend(() => {
          if (!isReached()) return Effect.fail(backendError("unreachable"))
          sent.push(additions)
          return Effect.succeed(aCart([aCartItem("a")]))
        }),
    }),
  )
  return { sent, layer, device }
}

describe("adding a customized product to the cart", () => {
  itEffect("sends the text and the tailoring", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop()
      yield* Effect.provide(
        Effect.all([addCustomized({ ...shirt, customization: [monogram] }), addCustomized({ ...shirt, tailoring })]),
        layer,
      )
      expect(sent).toEqual([[{ ...shirt, customization: [monogram] }], [{ ...shirt, tailoring }]])
    }),
  )

  itEffect("is refused at its fields before any call when the product does not support the customization", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop()
      const refusedReason = yield* Effect.provide(
        Effect.flip(addCustomized({ ...shirt, customization: [{ ...monogram, areaId: "hem" }], tailoring: {} })),
        layer,
      )
      expect(refusedReason).toMatchObject({
        _tag: "CustomizationRefused",
        reasons: [
          { field: "customization.0.areaId", rule: "unknown" },
          { field: "tailoring.garmentId", rule: "required" },
          { field: "tailoring.fabricId", rule: "required" },
          { field: "tailoring.fit", rule: "required" },
        ],
      })
      expect(sent).toEqual([])
    }),
  )

  itEffect("is queued with its text while the backend is unreachable, and sent with it later", () =>
    Effect.gen(function* () {
      let isReached = false
      const { layer, sent } = shop(() => isReached)
      yield* Effect.provide(
        Effect.gen(function* () {
          expect((yield* Effect.flip(addToCartOrQueue({ ...shirt, customization: [monogram], tailoring })))._tag).toBe(
            "QueuedAddition",
          )
          isReached = true
          yield* pushPendingItems()
        }),
        layer,
      )
      expect(sent).toEqual([[{ ...shirt, customization: [monogram], tailoring }]])
    }),
  )
})

it("discards a queued customization whose text is invalid", () => {
  const waits = { key: "k", storeId: "10000034", sku: "a", quantity: 1 }
  const { items, junk } = pendingItems([
    { ...waits, customization: [monogram] },
    { ...waits, customization: "AB" },
    { ...waits, tailoring: { personalizations: [{}] } },
  ])
  expect([items.length, junk]).toEqual([1, 2])
})

describe("a customized product", () => {
  itEffect("is matched by the product number, the prefix of every sku", () =>
    Effect.gen(function* () {
      const numbers: string[] = []
      const layer = Layer.mock(CatalogGateway, {
        getProductByPartNumber: (mfname) =>
          Effect.sync(() => {
            numbers.push(mfname)
            return aProduct()
          }),
      })
      expect((yield* Effect.provide(productBySku(aSku("8201-400-3")), layer)).id).toBe("p1")
      expect(numbers).toEqual(["8201"])
    }),
  )

  itEffect("of an earlier order is shown to the owner of its address only", () =>
    Effect.gen(function* () {
      const garments = [{ orderId: "7001", sku: "a", name: "Jacket", ...tailoring }]
      const user = { id: "1", kind: "registered" } as const
      const known = (email?: string) =>
        Layer.mergeAll(
          Layer.mock(AccountGateway, {
            getCurrentUser: Effect.succeed({ ...user, ...(email === undefined ? {} : { email }) }),
          }),
          Layer.mock(CustomerRecordGateway, {
            getTailoringUserInfo: (address) => Effect.succeed({ userId: "1", email: address, garments }),
          }),
        )
      expect(yield* Effect.provide(previousTailoring(), known("ana@example.org"))).toEqual(garments)
      expect(yield* Effect.provide(previousTailoring(), known())).toEqual([])
    }),
  )
})
