import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ProductAddress } from "../../../application/catalog/ProductAddressGateway.ts"
import { ProductAddressGateway } from "../../../application/catalog/ProductAddressGateway.ts"
import type { components, paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { callOperation } from "../http/callOperation.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { httpCatalogGateway } from "./HttpCatalogGateway.ts"

const client = contractClient<paths>()

/** The fields of an address; decoding all fields of the index takes several times as long. */
const AddressesWire = Schema.Struct({
  numFound: Schema.Int,
  docs: Schema.Array(
    Schema.Struct({
      id: IdWire,
      mfname: nullish(IdWire),
      productUrl: nullish(Schema.String),
      categoryId: nullish(IdWire),
    }),
  ),
})
export type ProductAddressContractChecks = [AssertAccepts<typeof AddressesWire, components["schemas"]["FullIndex"]>]
const decodeAddresses = bodyDecoder(AddressesWire)

/** The greatest number that the contract allows. */
const ROWS = 5_000

/** The addresses of a store's products over the contract's full index. */
export const httpProductAddressGateway = gateway(ProductAddressGateway, (backend, scope, ids) => {
  const { store, catalogId } = scope
  const path = { version: "2", storeId: store.id, catalogId } as const
  const { listCatalogProducts } = httpCatalogGateway.create(backend, scope, ids)
  const read = (start: number) =>
    callOperation(
      backend,
      "searchFullIndex",
      () =>
        client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/sfi", {
          params: { path, query: { start, rows: ROWS, fl: "mfname,productUrl,categoryId" } },
        }),
      { decode: decodeAddresses },
    )
  const listAddresses = Effect.gen(function* () {
    const addresses: ProductAddress[] = []
    for (let found = 1, start = 0; start < found; start += ROWS) {
      const part = yield* read(start)
      found = part.docs.length === 0 ? 0 : part.numFound
      for (const { id, mfname, productUrl, categoryId } of part.docs)
        if (mfname != null && productUrl != null)
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
