import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { loadProductPage } from "../../../application/catalog/loadProductPage.ts"

/** Format of product ids on the wire; other texts are not requested as ids. */
const PRODUCT_ID = /^[0-9]{1,18}$/

/**
 * Loads a product given by the number at the end of its address, one of its SKUs, or its id: lists, carts and `--json`
 * print all three. The number takes precedence. Fails with `ProductGone`.
 */
export const loadNamedProduct = Effect.fnUntraced(function* (named: string) {
  return yield* loadProductPage(named).pipe(
    Effect.catchTag("ProductGone", (gone) =>
      Effect.gen(function* () {
        const gateway = yield* CatalogGateway
        const [catentry] = yield* gateway.listCatentriesByPartNumbers([named])
        const mfname = yield* mfnameOf(catentry?.productId ?? named)
        return mfname === undefined || mfname === named ? yield* gone : yield* loadProductPage(mfname)
      }),
    ),
  )
})

/** Resolves a product number, SKU or product id; undefined when this store has none. */
export const findCatentry = Effect.fnUntraced(function* (named: string) {
  const gateway = yield* CatalogGateway
  const [found] = yield* gateway.listCatentriesByPartNumbers([named])
  if (found !== undefined) return found
  const mfname = yield* mfnameOf(named)
  return mfname === undefined ? undefined : (yield* gateway.listCatentriesByPartNumbers([mfname]))[0]
})

/** Returns the product id for an id, a number or a SKU; undefined when this store has none. */
export const findProductId = Effect.fnUntraced(function* (named: string) {
  const gateway = yield* CatalogGateway
  if ((yield* mfnameOf(named)) !== undefined) return named
  return (yield* gateway.listCatentriesByPartNumbers([named]))[0]?.productId
})

/** Returns the number in the address of a product id; undefined for an invalid id, or when this store has none. */
const mfnameOf = Effect.fnUntraced(function* (productId: string) {
  if (!PRODUCT_ID.test(productId)) return undefined
  const gateway = yield* CatalogGateway
  const [product] = yield* Effect.catchReason(
    gateway.listCatalogProducts([productId]),
    "BackendError",
    "NotFound",
    () => Effect.succeed([]),
  )
  return product?.mfname
})
