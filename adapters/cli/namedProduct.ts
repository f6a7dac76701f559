import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { loadProductPage } from "../../application/catalog/loadProductPage.ts"

/** What a product's id on the wire looks like: no other text is asked for as one. */
const PRODUCT_ID = /^[0-9]{1,18}$/

/**
 * The page of a product that is named by the number at the end of its address, by one of its skus, or by its id:
 * lists, carts and
 * `--json` print all three. A number of an address counts first. Fails with `ProductGone`.
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

/** What a number of a product, a sku or a product's id stands for; undefined for none of this store. */
export const findCatentry = Effect.fnUntraced(function* (named: string) {
  const gateway = yield* CatalogGateway
  const [found] = yield* gateway.listCatentriesByPartNumbers([named])
  if (found !== undefined) return found
  const mfname = yield* mfnameOf(named)
  return mfname === undefined ? undefined : (yield* gateway.listCatentriesByPartNumbers([mfname]))[0]
})

/** The id of the product that is named by it, or else by its number or a sku; undefined for none of this store. */
export const findProductId = Effect.fnUntraced(function* (named: string) {
  const gateway = yield* CatalogGateway
  if ((yield* mfnameOf(named)) !== undefined) return named
  return (yield* gateway.listCatentriesByPartNumbers([named]))[0]?.productId
})

/** The number in the address of the product with an id; undefined for what is no id, and for none of this store. */
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
