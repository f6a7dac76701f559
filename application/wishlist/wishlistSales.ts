import * as Effect from "effect/Effect"
import { StoreGateway } from "../store/StoreGateway.ts"
import { SharedWishlistGateway } from "./SharedWishlistGateway.ts"

/** Number of a list's items on sale in one country. */
export interface WishlistSale {
  readonly storeId: string
  readonly countryName: string
  readonly reduced: number
}

/**
 * Returns the countries in which items are on sale, most items first (S9.14: the one call with a
 * store of its own).
 */
export const findWishlistSales = Effect.fn("wishlist.findWishlistSales")(function* (catentryIds: readonly string[]) {
  const gateway = yield* SharedWishlistGateway
  const stores = yield* StoreGateway
  const [sales, known] = yield* Effect.all([gateway.getWishlistsSaleInfo(catentryIds), stores.listStores], {
    concurrency: 2,
  })
  const names = new Map<string, string>(known.map(({ id, countryName }) => [id, countryName]))
  return sales
    .flatMap(({ storeId, catentryIds: reduced }): readonly WishlistSale[] => {
      const countryName = names.get(storeId)
      return countryName === undefined || reduced.length === 0
        ? []
        : [{ storeId, countryName, reduced: reduced.length }]
    })
    .toSorted((a, b) => b.reduced - a.reduced)
})
