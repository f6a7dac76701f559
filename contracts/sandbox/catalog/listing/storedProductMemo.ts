import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/storage/Database.ts"
import type { CatalogueVersions } from "../../stores/CatalogueVersions.ts"
import { type ReadStored, readStoredProducts, type StoredProduct } from "./readSummaries.ts"

/** Length of all cached texts; parsed, a summary takes about four bytes for each of its characters. */
const MAX_LENGTH = 6_000_000

interface VersionedProduct {
  readonly version: number
  readonly product: StoredProduct
}

/** Reads stored summaries once per version of the catalogue. */
export const storedProductMemo = (db: Kysely<Database>, versions: CatalogueVersions): ReadStored => {
  const known = new LRUCache<string, VersionedProduct>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ product }, key) => product.length + key.length,
  })
  return async (storeId, languageId, productIds) => {
    const version = await versions.of(storeId)
    const keyOf = (productId: string) => `${storeId} ${languageId} ${productId}`
    const found: StoredProduct[] = []
    const missing: string[] = []
    for (const productId of productIds) {
      const entry = known.get(keyOf(productId))
      if (entry?.version === version) found.push(entry.product)
      else missing.push(productId)
    }
    const read = await readStoredProducts(db, storeId, languageId, missing)
    for (const product of read) known.set(keyOf(product.productId), { version, product })
    return [...found, ...read]
  }
}
