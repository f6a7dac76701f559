import { sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { parseSummary } from "./productJson.ts"
import { readSizes } from "./listing/readSummaries.ts"
import { matchesTerm } from "./ProductScope.ts"
import { readAddresses, totalOf } from "./listing/readAddresses.ts"
import { searchTerms } from "./search/searchTerms.ts"
import { searchWords } from "./search/searchText.ts"

type IndexEntry = components["schemas"]["IndexEntry"]

const DEFAULT_ROWS = 100
const ADDRESS_FIELDS = ["mfname", "productUrl", "categoryId"]

/** The full index: all visible products, with their texts in every language of the store, part numbers and SKUs. */
export const indexOperations = ({ filling, stores, storage: { db } }: SandboxServices): readonly Operation[] => [
  operation(
    "searchFullIndex",
    async ({ path, query }) => {
      const known = await stores.findCatalog(path.storeId, path.catalogId)
      const { id: languageId, code } = known.language(query.languageId)
      const wanted = query.fl === undefined ? undefined : new Set(query.fl.split(","))
      const { start = 0, rows: maxRows = DEFAULT_ROWS } = query
      const isAddresses =
        query.query === undefined &&
        wanted !== undefined &&
        [...wanted].every((field) => ADDRESS_FIELDS.includes(field))
      // Every page of a product names its addresses in all stores: that alone must not fill them.
      const planned = isAddresses ? await filling.planned(known.id) : undefined
      if (planned !== undefined) {
        const all = planned.addresses(languageId).toSorted((one, other) => (one.id < other.id ? -1 : 1))
        const docs = all.slice(start, start + maxRows).map((address) => wantedFields(address, wanted))
        return { status: 200, body: { numFound: all.length, docs } }
      }
      const store = await stores.require(known.id)
      if (isAddresses) {
        const { numFound, addresses } = await readAddresses(db, store.id, languageId, { start, rows: maxRows })
        return { status: 200, body: { numFound, docs: addresses.map((address) => wantedFields(address, wanted)) } }
      }
      const typed = query.query ?? ""
      const terms = searchTerms(typed, code)
      if (query.query !== undefined && terms.length === 0) return { status: 200, body: { numFound: 0, docs: [] } }
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
      const phrase = `${searchWords(typed, code).join(" ")}%`
      const bestFirst = sql`case when own.search_text like ${phrase} then 0 else 1 end`
      const matching = sql`
        from product p
        join product_text own
          on own.store_id = p.store_id and own.product_id = p.product_id and own.language_id = ${languageId}
        where p.store_id = ${store.id} and p.visibility <> 'hidden'
          ${terms.length === 0 ? sql`` : sql.join(wordConditions, sql` `)}`
      const { rows } = await sql<{ product_id: string; visibility: string; summary: string; found: number }>`
        select p.product_id, p.visibility, own.summary, count(*) over () as found ${matching}
        order by
          ${query.query === undefined ? sql`` : sql`${bestFirst}, own.name,`} p.product_id
        limit ${maxRows} offset ${start}`.execute(db)
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
        return wantedFields(whole, wanted)
      })
      return { status: 200, body: { numFound: await totalOf(db, rows, matching, start), docs } }
    },
    "catalogue",
  ),
]

const wantedFields = (entry: IndexEntry, wanted: ReadonlySet<string> | undefined): IndexEntry =>
  wanted === undefined
    ? entry
    : { ...Object.fromEntries(Object.entries(entry).filter(([field]) => wanted.has(field))), id: entry.id }
