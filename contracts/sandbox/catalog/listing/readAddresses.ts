import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import type { ProductAddress } from "../../stores/StoreFilling.ts"
import { readBundles } from "../readBundles.ts"

/** A part of the products that a store shows, ordered by id; without bundles that their items hide. */
export const readAddresses = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  { start, rows: maxRows }: { readonly start: number; readonly rows: number },
): Promise<{ readonly numFound: number; readonly addresses: readonly ProductAddress[] }> => {
  const bundles = await db
    .selectFrom("bundle_piece")
    .select("bundle_id")
    .distinct()
    .where("store_id", "=", storeId)
    .execute()
  const details = await readBundles(
    db,
    storeId,
    bundles.map(({ bundle_id }) => bundle_id),
  )
  const hidden = Array.from(details).flatMap(([id, { visibility }]) => (visibility === "hidden" ? [id] : []))
  // A slug has no characters that JSON escapes. Cutting it out of the text takes a tenth of parsing all summaries.
  const matching = sql`
    from product p
    join product_text t on t.store_id = p.store_id and t.product_id = p.product_id and t.language_id = ${languageId}
    where p.store_id = ${storeId} and p.visibility <> 'hidden'
      ${hidden.length === 0 ? sql`` : sql`and p.product_id not in (${sql.join(hidden)})`}`
  const { rows } = await sql<ProductAddress & { readonly found: number }>`
    select p.product_id as "id", p.mfname, p.category_id as "categoryId",
      split_part(split_part(t.summary, '"productUrl":"', 2), '"', 1) as "productUrl", count(*) over () as found
    ${matching}
    order by p.product_id limit ${maxRows} offset ${start}`.execute(db)
  return {
    numFound: await totalOf(db, rows, matching, start),
    addresses: rows.map(({ id, mfname, categoryId, productUrl }) => ({ id, mfname, productUrl, categoryId })),
  }
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
