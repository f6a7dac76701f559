import * as Effect from "effect/Effect"
import type { ProductAddress } from "../../../application/catalog/ProductAddressGateway.ts"
import { ProductAddressGateway } from "../../../application/catalog/ProductAddressGateway.ts"
import { gateway } from "../gateway.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { httpCatalogGateway } from "./HttpCatalogGateway.ts"
import { httpProductGateway } from "./HttpProductGateway.ts"

/** The greatest number that the contract allows. */
const ROWS = 5_000

/** The addresses of a store's products, of which the full index lists all and the catalogue finds one. */
export const httpProductAddressGateway = gateway(ProductAddressGateway, (backend, scope, ids) => {
  const { listCatalogProducts } = httpCatalogGateway.create(backend, scope, ids)
  const { searchFullIndex } = httpProductGateway.create(backend, scope, ids)
  const listAddresses = Effect.gen(function* () {
    const addresses: ProductAddress[] = []
    for (let found = 1, start = 0; start < found; start += ROWS) {
      const part = yield* searchFullIndex(undefined, ["mfname", "productUrl", "categoryId"], { start, rows: ROWS })
      found = part.entries.length === 0 ? 0 : part.found
      for (const { id, mfname, productUrl, categoryId } of part.entries)
        if (mfname !== undefined && productUrl !== undefined)
          addresses.push({ id, mfname, productUrl, ...whenDefined(categoryId, (own) => ({ categoryId: own })) })
    }
    return addresses
  })
  return {
    // Older backends have no index, or require search words.
    listAddresses: listAddresses.pipe(
      Effect.catchReason("BackendError", "NotFound", () => Effect.undefined),
      Effect.catchReason("BackendError", "Rejected", () => Effect.undefined),
    ),
    findAddress: (productId) =>
      Effect.map(listCatalogProducts([productId]), (products) => {
        const product = products.find(({ id, visibility }) => id === productId && visibility !== "hidden")
        return product === undefined
          ? undefined
          : { id: productId, mfname: product.mfname, productUrl: product.productUrl }
      }),
  }
})
