import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { checkNewlySoldOut } from "../../../application/catalog/checkNewlySoldOut.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { aColor, aSize } from "../../support/builders/aColor.ts"
import { aProduct } from "../../support/builders/aProduct.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("a product that was read some time ago", () => {
  itEffect("is compared with the current stock by one request", () =>
    Effect.gen(function* () {
      const asked: string[] = []
      const stock = aSku("7001-M")
      const gateway = Layer.mock(CatalogGateway, {
        getProductStock: (productId) =>
          Effect.sync(() => {
            asked.push(productId)
            return [{ sku: stock, productId, visibility: "sold_out" as const, isLow: false }]
          }),
      })
      expect(
        yield* Effect.provide(
          checkNewlySoldOut(aProduct({ id: "p7", colors: [aColor([aSize("S"), aSize("M")])] })),
          gateway,
        ),
      ).toEqual([stock])
      expect(asked).toEqual(["p7"])
    }),
  )
})
