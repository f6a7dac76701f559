import { type RawBuilder, sql } from "kysely"
import type { StoreLanguage } from "../stores/StoreData.ts"
import { alternativePattern, searchTerms, type SearchTerm } from "./search/searchTerms.ts"
import { searchWords } from "./search/searchText.ts"
import { wordPatterns } from "./search/wordMatch.ts"

/** A row of a list, with its sort keys. */
export interface ScopeRow {
  product_id: string
  price: number
  novelty: number
  relevance: number
}

/** The products of a list before any filter. `key` identifies it in caches. */
export interface ProductScope {
  readonly key: string
  readonly storeId: string
  readonly rows: RawBuilder<ScopeRow>
}

/** Products of a category, including lower levels unless `directOnly`. */
export const categoryScope = (storeId: string, categoryId: string, directOnly: boolean): ProductScope => ({
  key: `category ${categoryId} ${directOnly}`,
  storeId,
  rows: sql`select product_id, price, novelty, relevance from listing
    where store_id = ${storeId} and category_id = ${categoryId} ${directOnly ? sql`and direct` : sql``}`,
})

/** The language of a search: its id in the contract, and its ISO code. */
type SearchLanguage = Pick<StoreLanguage, "id" | "code">

/** Greater than any position in a text, so that the kind of match is compared before the position. */
const MATCH_STEP = 500_000_000

/**
 * Products whose name, colours, categories or part number contain every search word. Sorted by their worst match: whole
 * words first, then beginnings of words, then others; within each group, products that start with the phrase come
 * first.
 */
export const searchScope = (storeId: string, { id: languageId, code }: SearchLanguage, typed: string): ProductScope => {
  const terms = searchTerms(typed, code)
  const phrase = searchWords(typed, code).join(" ")
  const wordConditions = terms.map((term) => sql`and (${matchesTerm(sql`t.search_text`, term)})`)
  // Synonyms alone in a search also have the same order.
  const [onlyTerm, ...others] = terms
  const phrases = onlyTerm !== undefined && others.length === 0 ? onlyTerm.map(({ text }) => text) : [phrase]
  const positions = phrases.map((one) => sql`nullif(position(${one} in t.search_text), 0)`)
  return {
    key: `search ${languageId} ${phrase}`,
    storeId,
    rows: sql`select p.product_id, p.price, p.novelty,
        ${worstMatchRank(terms)} * ${sql.lit(MATCH_STEP)} +
        coalesce(least(${sql.join(positions)}), 10000) * 10 as relevance
      from product_text t join product p on p.store_id = t.store_id and p.product_id = t.product_id
      where t.store_id = ${storeId} and t.language_id = ${languageId} and p.visibility <> 'hidden'
        ${terms.length === 0 ? sql`and false` : sql.join(wordConditions, sql` `)}`,
  }
}

/** Whether a text contains a word of a term. */
export const matchesTerm = (text: RawBuilder<unknown>, term: SearchTerm): RawBuilder<boolean> =>
  sql.join(
    term.map((alternative) => {
      const pattern = alternativePattern(alternative)
      return "regex" in pattern ? sql`${text} ~ ${pattern.regex}` : sql`${text} like ${pattern.like}`
    }),
    sql` or `,
  )

/**
 * The worst match of the terms in a text: 0 for a whole word, 1 for the beginning of one, 2 inside. Of synonyms, the
 * best match counts.
 */
const worstMatchRank = (terms: readonly SearchTerm[]): RawBuilder<number> => {
  const matches = terms.map((term) => {
    const patterns = term.map(({ text }) => wordPatterns(text))
    const any = (of: readonly string[]) =>
      sql.join(
        of.map((one) => sql`t.search_text ~ ${one}`),
        sql` or `,
      )
    return sql`case when ${any(patterns.map(({ whole }) => whole))} then 0
      when ${any(patterns.map(({ beginning }) => beginning))} then 1 else 2 end`
  })
  return sql`greatest(${sql.join([sql`0`, ...matches])})`
}

/** The products with these ids. */
export const namedScope = (storeId: string, productIds: readonly string[]): ProductScope => ({
  key: `named ${productIds.join()}`,
  storeId,
  rows: sql`select product_id, price, novelty, 0 as relevance from product
    where store_id = ${storeId} and product_id in (${sql.join(productIds)})`,
})
