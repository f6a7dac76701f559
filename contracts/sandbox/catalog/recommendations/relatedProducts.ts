import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"

/** Maximum number of related products. */
const MAX_RELATED = 12
/** Exceeds every position in a list: added to the positions before a product, it moves them behind all others. */
const ROUND = 2_000_000

/**
 * Products related to others, in display order. First items to wear with them: the next buyable product of each sibling
 * category. Then, if there are few, similar products.
 */
export const relatedProducts = async (
  db: Kysely<Database>,
  storeId: string,
  productIds: readonly string[],
): Promise<readonly string[]> => {
  const own = sql.join(productIds)
  // Continues each list from the position of the source product, so that different products lead to different results.
  const after = (other: RawBuilder<unknown>, than: RawBuilder<unknown>) =>
    sql`case when ${other} > ${than} then ${other} - ${than} else ${ROUND}::bigint + ${other} end`
  const { rows: wornWith } = await sql<{ product_id: string }>`
    select o.product_id
    from product p
    join category c on c.store_id = p.store_id and c.category_id = p.category_id
    join listing l on l.store_id = p.store_id and l.category_id = p.category_id and l.product_id = p.product_id
    join category s on s.store_id = p.store_id and s.parent_id = c.parent_id and s.category_id <> c.category_id
    join lateral (
      select n.product_id from listing n
      join product np on np.store_id = n.store_id and np.product_id = n.product_id
      where n.store_id = p.store_id and n.category_id = s.category_id
        and n.product_id not in (${own}) and np.visibility = 'show'
      order by ${after(sql`n.relevance`, sql`l.relevance`)}, n.product_id limit 1
    ) o on true
    where p.store_id = ${storeId} and p.product_id in (${own})
    group by o.product_id
    order by min(${after(sql`s.position`, sql`c.position`)}), o.product_id limit ${MAX_RELATED}`.execute(db)
  const { rows: alike } = await sql<{ product_id: string }>`
    select o.product_id
    from product p
    join listing own on own.store_id = p.store_id and own.category_id = p.category_id and own.product_id = p.product_id
    join listing o on o.store_id = p.store_id and o.category_id = p.category_id
    where p.store_id = ${storeId} and p.product_id in (${own}) and o.product_id not in (${own})
    group by o.product_id
    order by min(${after(sql`o.relevance`, sql`own.relevance`)}), o.product_id limit ${MAX_RELATED}`.execute(db)
  return [...new Set([...wornWith, ...alike].map(({ product_id }) => product_id))].slice(0, MAX_RELATED)
}
