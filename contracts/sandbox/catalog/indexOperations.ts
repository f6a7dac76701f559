import { sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { parseSummary } from "./productJson.ts"
import { readSizes } from "./listing/readSummaries.ts"
import { matchesTerm } from "./ProductScope.ts"
import { searchTerms } from "./search/searchTerms.ts"
import { searchWords } from "./search/searchText.ts"

type IndexEntry = components["schemas"]["IndexEntry"]

const MAX_DOCS = 100

/** The full index: all visible products, with their texts in every language of the store, part numbers and SKUs. */
export const indexOperations = ({ stores, storage: { db } }: SandboxServices): readonly Operation[] => [
  operation(
    "searchFullIndex",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const { id: languageId, code } = store.language(query.languageId)
      const terms = searchTerms(query.query, code)
      if (terms.length === 0) return { status: 200, body: { numFound: 0, docs: [] } }
      const wordConditions = terms.map(
        (term) => sql`and (
        exists (
          select 1 from product_text t
          where t.store_id = p.store_id and t.product_id = p.product_id and (${matchesTerm(sql`t.search_text`, term)}))
        or exists (
          select 1 from sku s
          where s.store_id = p.store_id and s.product_id = p.product_id
            and (${matchesTerm(sql`lower(s.sku)`, term)})))`,
      )
      const { rows } = await sql<{ product_id: string; visibility: string; summary: string; found: number }>`
        select p.product_id, p.visibility, own.summary, count(*) over () as found
        from product p
        join product_text own
          on own.store_id = p.store_id and own.product_id = p.product_id and own.language_id = ${languageId}
        where p.store_id = ${store.id} and p.visibility <> 'hidden' ${sql.join(wordConditions, sql` `)}
        order by
          case when own.search_text like ${`${searchWords(query.query, code).join(" ")}%`} then 0 else 1 end,
          own.name, p.product_id
        limit ${sql.lit(MAX_DOCS)}`.execute(db)
      const wanted = query.fl === undefined ? undefined : new Set(query.fl.split(","))
      const skus =
        rows.length > 0 && wanted?.has("skus") !== false
          ? await readSizes(
              db,
              store.id,
              rows.map(({ product_id }) => product_id),
            )
          : undefined
      const docs = rows.map((row) => {
        const { id, name, mfname, productUrl, categoryId, price, oldPrice, colors, images } = parseSummary(row.summary)
        const whole: IndexEntry = {
          id,
          name,
          mfname,
          productUrl,
          price,
          visibility: row.visibility,
          colors: colors.map((color) => color.name),
          skus: (skus?.get(id) ?? []).map(({ sku }) => sku),
          ...(categoryId === undefined ? {} : { categoryId }),
          ...(oldPrice === undefined ? {} : { oldPrice }),
          ...(images[0] === undefined ? {} : { image: images[0] }),
        }
        return wanted === undefined
          ? whole
          : { ...Object.fromEntries(Object.entries(whole).filter(([field]) => wanted.has(field))), id }
      })
      return { status: 200, body: { numFound: Number(rows[0]?.found ?? 0), docs } }
    },
    "catalogue",
  ),
]
