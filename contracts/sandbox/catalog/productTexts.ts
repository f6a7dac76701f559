import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { components } from "../../generated/catalog.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import { parseDetail, parseSummary } from "./productJson.ts"

/** The texts of a product for its SKUs, independent of price and stock. */
export interface ProductTexts {
  readonly productUrl: string
  /** Whether the old price is the lowest of the 30 days before the reduction. */
  readonly hasPriceHistory: boolean
  /** By colour id. */
  readonly colors: ReadonlyMap<string, { readonly name: string; readonly image?: components["schemas"]["Image"] }>
}

const MAX_CACHED_STATEMENTS = 5_000

/** By digest of the texts: equal in every database, and never stale. */
const known = new LRUCache<string, ProductTexts>({ max: MAX_CACHED_STATEMENTS })

/**
 * The texts of products in one language. They are large and rarely change, so they are loaded and parsed once.
 * `digests` has the current digest of each product's texts.
 */
export const readProductTexts = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  digests: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ProductTexts>> => {
  const unknown = [...digests].filter(([, digest]) => !known.has(digest)).map(([productId]) => productId)
  const read =
    unknown.length === 0
      ? []
      : await db
          .selectFrom("product_text")
          .select(["product_id", "digest", "summary", "detail"])
          .where("store_id", "=", storeId)
          .where("language_id", "=", languageId)
          .where("product_id", "in", unknown)
          .execute()
  const fresh = new Map(read.map((row) => [row.product_id, remember(row.digest, textsOf(row))]))
  return new Map(
    [...digests].flatMap(([productId, digest]) => {
      const texts = fresh.get(productId) ?? known.get(digest)
      return texts === undefined ? [] : [[productId, texts] as const]
    }),
  )
}

const remember = (digest: string, texts: ProductTexts): ProductTexts => {
  known.set(digest, texts)
  return texts
}

const textsOf = ({ summary, detail }: { readonly summary: string; readonly detail: string }): ProductTexts => {
  const { productUrl, lowestPrice30Days } = parseSummary(summary)
  const colors = new Map(
    parseDetail(detail).colors.map(({ id, name, images: [image] }) => [
      id,
      { name, ...(image === undefined ? {} : { image }) },
    ]),
  )
  return { productUrl, hasPriceHistory: lowestPrice30Days !== undefined, colors }
}
