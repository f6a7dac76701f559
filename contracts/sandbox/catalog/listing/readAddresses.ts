import { type Kysely, sql } from "kysely"
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
  const { rows } = await sql<ProductAddress & { readonly found: number }>`
    select p.product_id as "id", p.mfname, p.category_id as "categoryId",
      split_part(split_part(t.summary, '"productUrl":"', 2), '"', 1) as "productUrl", count(*) over () as found
    from product p
    join product_text t on t.store_id = p.store_id and t.product_id = p.product_id and t.language_id = ${languageId}
    where p.store_id = ${storeId} and p.visibility <> 'hidden'
      ${hidden.length === 0 ? sql`` : sql`and p.product_id not in (${sql.join(hidden)})`}
    order by p.product_id limit ${maxRows} offset ${start}`.execute(db)
  return {
    numFound: Number(rows[0]?.found ?? 0),
    addresses: rows.map(({ id, mfname, categoryId, productUrl }) => ({ id, mfname, productUrl, categoryId })),
  }
}
