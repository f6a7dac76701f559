import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"
import type { ProductAddress } from "../../stores/StoreFilling.ts"
import { hiddenBundles } from "../readBundles.ts"

/** Characters of a summary that contain its first fields: two ids, and a slug of at most 80 characters. */
const SUMMARY_START = 250

/** A part of the products that a store shows, ordered by id; without bundles that their items hide. */
export const readAddresses = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  { start, rows: maxRows }: { readonly start: number; readonly rows: number },
): Promise<{ readonly numFound: number; readonly addresses: readonly ProductAddress[] }> => {
  const hidden = await hiddenBundles(db, storeId)
  // A slug has no characters that JSON escapes. Cutting it out of the text takes a tenth of parsing all summaries. It
  // is at their beginning; the rest is not decompressed.
  const matching = sql`
    from product p
    join product_text t on t.store_id = p.store_id and t.product_id = p.product_id and t.language_id = ${languageId}
    where p.store_id = ${storeId} and p.visibility <> 'hidden'
      ${hidden.length === 0 ? sql`` : sql`and p.product_id not in (${sql.join(hidden)})`}`
  // One text is read faster than four of each product.
  const {
    rows: [listed],
  } = await sql<{ readonly found: number | null; readonly addresses: string | null }>`
    select max(found) as found, json_agg(
      json_build_object('id', id, 'mfname', mfname, 'productUrl', url, 'categoryId', category_id) order by id
    )::text as addresses
    from (
      select p.product_id as id, p.mfname, p.category_id, count(*) over () as found,
        split_part(split_part(left(t.summary, ${SUMMARY_START}), '"productUrl":"', 2), '"', 1) as url
      ${matching}
      order by p.product_id limit ${maxRows} offset ${start}
    ) part`.execute(db)
  const { found = null, addresses = null } = listed ?? {}
  return {
    numFound: await totalOf(db, found === null ? [] : [{ found }], matching, start),
    addresses: addresses === null ? [] : readTexts(addresses),
  }
}

// Only the statement above creates it.
const areAddresses = (value: unknown): value is readonly ProductAddress[] => Array.isArray(value)

const readTexts = (text: string): readonly ProductAddress[] => {
  const value: unknown = parseStored(text)
  if (!areAddresses(value)) throw new Error("The database returned addresses of an unexpected shape.")
  return value
}

/** The number of all products of a search: of each row, or counted where its part starts beyond the last product. */
export const totalOf = async (
  db: Kysely<Database>,
  rows: readonly { readonly found: number }[],
  matching: RawBuilder<unknown>,
  start: number,
): Promise<number> => {
  const counted =
    rows.length > 0 || start === 0
      ? rows
      : (await sql<{ found: number }>`select count(*) as found ${matching}`.execute(db)).rows
  return Number(counted[0]?.found ?? 0)
}
