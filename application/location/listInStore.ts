import * as Effect from "effect/Effect"
import type { ReadList } from "../catalog/import/existingPage.ts"
import { existingPage } from "../catalog/import/existingPage.ts"
import { StoreStockGateway } from "../catalog/StoreStockGateway.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** Products of one request for stock. */
const MAX_PRODUCTS = 50
/** Pages of the backend that one list reads: 1,200 products of 24 per page. */
const MAX_PAGES = 50
/** Requests at the same time. */
const CONCURRENCY = 4

/** Returns the products of a list that a physical store has in stock, in any size. Fails with `BackendError`. */
export const productsInStore = Effect.fn("location.productsInStore")(function* (
  physicalStoreId: string,
  productIds: readonly string[],
) {
  const stock = yield* StoreStockGateway
  const groups = Array.from({ length: Math.ceil(productIds.length / MAX_PRODUCTS) }, (_, at) =>
    productIds.slice(at * MAX_PRODUCTS, (at + 1) * MAX_PRODUCTS),
  )
  const found = yield* Effect.forEach(groups, (group) => stock.getStoresStock(group, [physicalStoreId]), {
    concurrency: CONCURRENCY,
  })
  const inStock = found
    .flat()
    .flatMap(({ stocks }) => stocks.filter(({ units }) => units > 0).map(({ productId }) => productId))
  const ids: ReadonlySet<string> = new Set(inStock)
  return ids
})

/**
 * Reads lists restricted to the products that a physical store has in stock, in the order of the list. The backend does
 * not filter by stock of physical stores, so all pages of the list are read, up to 1,200 products: `checkedCount`
 * reports a longer one. The list is unrestricted when there is no such store.
 */
export const availableInStore =
  (physicalStoreId: string): ReadList<StoreStockGateway | PhysicalStoreGateway> =>
  (query, ask) =>
    Effect.gen(function* () {
      const inCity = yield* (yield* PhysicalStoreGateway)
        .listPhysicalStoresByCity({ physicalStoreId })
        .pipe(Effect.catchReason("BackendError", "NotFound", () => Effect.succeed([])))
      const physicalStore = inCity.find(({ id }) => id === physicalStoreId)
      if (physicalStore === undefined) return yield* existingPage(query, ask)
      const first = yield* ask({ ...query, pageNumber: 1 })
      const pageCount = Math.ceil(first.totalCount / first.pageSize)
      const further = Array.from({ length: Math.max(0, Math.min(pageCount, MAX_PAGES) - 1) }, (_, at) => at + 2)
      const rest = yield* Effect.forEach(further, (pageNumber) => ask({ ...query, pageNumber }), {
        concurrency: CONCURRENCY,
      })
      const products = new Map([first, ...rest].flatMap((page) => page.products.map((one) => [one.id, one] as const)))
      const inStock = yield* productsInStore(physicalStoreId, [...products.keys()])
      const shown = [...products.values()].filter(({ id }) => inStock.has(id))
      const pageNumber = Math.max(1, Math.min(query.pageNumber, Math.ceil(shown.length / first.pageSize)))
      return {
        ...first,
        pageNumber,
        totalCount: shown.length,
        products: shown.slice((pageNumber - 1) * first.pageSize, pageNumber * first.pageSize),
        availableIn: { id: physicalStore.id, name: physicalStore.name },
        ...(pageCount > MAX_PAGES ? { checkedCount: products.size } : {}),
      }
    })
