import { type RawBuilder, sql } from "kysely"
import type { StoreLanguage } from "./StoreData.ts"
import { searchPatterns, searchWords } from "./searchText.ts"
import { wordPatterns } from "./wordMatch.ts"

/** A row that a list is made of: what it is ordered by. */
export interface ScopeRow {
  product_id: string
  price: number
  novelty: number
  relevance: number
}

/** The products a list is about, before any filter. `key` names it for memory. */
export interface ProductScope {
  readonly key: string
  readonly storeId: string
  readonly rows: RawBuilder<ScopeRow>
}

/** Products of a category, those of lower levels included unless `directOnly`. */
export const categoryScope = (storeId: string, categoryId: string, directOnly: boolean): ProductScope => ({
  key: `category ${categoryId} ${directOnly}`,
  storeId,
  rows: sql`select product_id, price, novelty, relevance from listing
    where store_id = ${storeId} and category_id = ${categoryId} ${directOnly ? sql`and direct` : sql``}`,
})

/** The language that is searched in: its id in the contract, and its ISO code. */
type SearchLanguage = Pick<StoreLanguage, "id" | "code">

/** More than any place in a text: how a word stands there comes before where. */
const MATCH_STEP = 500_000_000

/**
 * Products whose name, colours, categories or part number hold every word that was typed: those first that have each as
 * a whole word, then those that have words beginning with them, then the others; of each kind those first that begin
 * with what was typed.
 */
export const searchScope = (storeId: string, { id: languageId, code }: SearchLanguage, typed: string): ProductScope => {
  const patterns = searchPatterns(typed, code)
  const phrase = searchWords(typed, code).join(" ")
  const words = patterns.map((pattern) => sql`and t.search_text like ${pattern}`)
  return {
    key: `search ${languageId} ${phrase}`,
    storeId,
    rows: sql`select p.product_id, p.price, p.novelty, ${worstMatchRank(searchWords(typed, code))} * ${sql.lit(MATCH_STEP)} +
        coalesce(nullif(position(${phrase} in t.search_text), 0), 10000) * 10 as relevance
      from product_text t join product p on p.store_id = t.store_id and p.product_id = t.product_id
      where t.store_id = ${storeId} and t.language_id = ${languageId} and p.visibility <> 'hidden'
        ${patterns.length === 0 ? sql`and false` : sql.join(words, sql` `)}`,
  }
}

/**
 * How the word of a search stands in a text that stands there least well: 0 as a whole word, 1 at the beginning of one,
 * 2 inside.
 */
const worstMatchRank = (typed: readonly string[]): RawBuilder<number> => {
  const matches = typed.map((word) => {
    const { whole, beginning } = wordPatterns(word)
    return sql`case when t.search_text ~ ${whole} then 0 when t.search_text ~ ${beginning} then 1 else 2 end`
  })
  return sql`greatest(${sql.join([sql`0`, ...matches])})`
}

/** The products named. */
export const namedScope = (storeId: string, productIds: readonly string[]): ProductScope => ({
  key: `named ${productIds.join()}`,
  storeId,
  rows: sql`select product_id, price, novelty, 0 as relevance from product
    where store_id = ${storeId} and product_id in (${sql.join(productIds)})`,
})
