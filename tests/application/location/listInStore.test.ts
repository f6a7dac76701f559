import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { StoreStockGateway } from "../../../application/catalog/StoreStockGateway.ts"
import { availableInStore, productsInStore } from "../../../application/location/listInStore.ts"
import { isListInStore } from "../../../application/navigation/loadListInStore.ts"
import type { ProductList } from "../../../domain/catalog/ProductList.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { aList, aSummary } from "../../support/builders/aProduct.ts"
import { FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

const PAGE = 24

/** A backend's list of products `0` to `total - 1`, and a store that has the odd ones. */
function aListOf(total: number) {
  const groups: number[] = []
  const asked: number[] = []
  const stock = Layer.mock(StoreStockGateway, {
    getStoresStock: (productIds, [physicalStoreId = ""]) =>
      Effect.sync(() => {
        groups.push(productIds.length)
        const shelf = (productId: string) => ({
          sku: aSku(`${productId}-1-1`),
          productId,
          units: Number(productId) % 2,
        })
        return [{ physicalStoreId, stocks: productIds.map(shelf) }]
      }),
  })
  const products = Array.from({ length: total }, (_, at) => aSummary({ id: String(at) }))
  const ask = ({ pageNumber }: { readonly pageNumber: number }) =>
    Effect.sync((): ProductList => {
      asked.push(pageNumber)
      const page = products.slice((pageNumber - 1) * PAGE, pageNumber * PAGE)
      return { ...aList(page), totalCount: total, pageNumber, pageSize: PAGE }
    })
  const read = (pageNumber: number, physicalStoreId = "7") =>
    Effect.provide(
      availableInStore(physicalStoreId)({ ...FIRST_PAGE, pageNumber }, ask),
      Layer.merge(new FakePlaces().as("guest"), stock),
    )
  return { stock, groups, asked, read }
}

describe("a list of products in a physical store", () => {
  itEffect("asks for the stock of fifty products at a time", () =>
    Effect.gen(function* () {
      const { stock, groups } = aListOf(0)
      const products = Array.from({ length: 60 }, (_, at) => String(at))
      const found = yield* Effect.provide(productsInStore("7", products), stock)
      expect([groups, found.size, found.has("59"), found.has("58")]).toEqual([[50, 10], 30, true, false])
    }),
  )

  itEffect("has pages of the products in stock, in the order of the list", () =>
    Effect.gen(function* () {
      const { read, asked } = aListOf(100)
      const second = yield* read(2)
      expect([second.totalCount, second.pageNumber, second.products.length]).toEqual([50, 2, PAGE])
      expect(second.products.slice(0, 2).map(({ id }) => id)).toEqual(["49", "51"])
      expect(second.availableIn).toEqual({ id: "7", name: "7" })
      expect([second.checkedCount, asked]).toEqual([undefined, [1, 2, 3, 4, 5]])
      expect((yield* read(9)).pageNumber).toBe(3)
    }),
  )

  itEffect("reads 1,200 products of a longer list, and reports it", () =>
    Effect.gen(function* () {
      const { read, asked } = aListOf(2_000)
      const { totalCount, checkedCount } = yield* read(1)
      expect([totalCount, checkedCount, asked.length]).toEqual([600, 1_200, 50])
    }),
  )

  itEffect("is the whole list when there is no such store", () =>
    Effect.gen(function* () {
      const { read, asked } = aListOf(100)
      const list = yield* read(2, "unknown")
      expect([list.totalCount, list.availableIn, asked]).toEqual([100, undefined, [2]])
    }),
  )

  itEffect("is a category or a search whose address names a store", () =>
    Effect.sync(() => {
      const address = { page: "ItxCategoryPage", storeId: "10000034", languageId: "-5", parameters: {} }
      const named = { ...address, parameters: { physicalStoreId: "7" } }
      expect([named, address, { ...named, page: "ItxProductPage" }].map(isListInStore)).toEqual([true, false, false])
      expect(isListInStore({ ...address, parameters: { physicalStoreId: "7; drop" } })).toBe(false)
    }),
  )
})
