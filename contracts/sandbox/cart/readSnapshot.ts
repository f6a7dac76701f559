import { type Kysely, sql } from "kysely"
import type { SkuRow } from "../catalog/stock/Sellable.ts"
import type { UserKind } from "../platform/storage/tables/SessionTables.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { CartLineRow, CartRow } from "./CartScope.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

/** A running session, its open cart and the catalogue data of the SKUs, all at the same time. */
export interface CartSnapshot {
  readonly sessionId: string
  readonly userId: number
  readonly kind: UserKind
  /** Null when there is none yet. */
  readonly cart: CartRow | null
  /** The database's version of the cart's row; every change of a cart writes its row. */
  readonly revision: string | null
  /** An id for a new cart. */
  readonly newCartId: number | null
  /** Ids for new lines, one for each requested SKU. */
  readonly newLineIds: readonly number[] | null
  readonly lines: readonly CartLineRow[] | null
  /** The SKUs of the lines and the requested ones. */
  readonly skus: readonly SkuRow[] | null
  readonly hasPromotions: boolean
  readonly hasLeftovers: boolean
}

/** The session and SKUs of a snapshot. */
export interface SnapshotQuery {
  /** Hash of the session's token. */
  readonly accessHash: string
  readonly storeId: string
  readonly languageId: string
  /** SKUs besides those in the cart. */
  readonly skus: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Reads all data for a change of a cart's lines in one statement; undefined without a running session of the store. */
export const readSnapshot = async (
  db: Kysely<Database>,
  { accessHash, storeId, languageId, skus, now }: SnapshotQuery,
): Promise<CartSnapshot | undefined> => {
  const {
    rows: [row],
  } = await sql<{ snapshot: string }>`
    select json_build_object(
      'sessionId', s.session_id, 'userId', s.user_id, 'kind', s.kind,
      'cart', to_json(c), 'revision', c.xmin::text,
      'newCartId', case when c.cart_id is null then nextval('cart_cart_id_seq') end,
      'newLineIds', (
        select json_agg(nextval('cart_line_line_id_seq')) from generate_series(1, ${skus.length}::integer)),
      'lines', (
        select json_agg(l order by coalesce(l.place, l.line_id), l.line_id)
        from cart_line l where l.cart_id = c.cart_id),
      'skus', (select json_agg(found) from (
        select k.sku, k.product_id, k.catentry_id, k.color_id, k.size_name, k.price, k.old_price, k.units, k.units_lot,
          p.mfname, p.category_id, p.override, t.name, t.digest
        from sku k
        join product p on p.store_id = k.store_id and p.product_id = k.product_id
        join product_text t on t.store_id = k.store_id and t.product_id = k.product_id and t.language_id = ${languageId}
        where k.store_id = ${storeId}
          and k.sku = any(${skus}::text[] || array(select i.sku from cart_line i where i.cart_id = c.cart_id))
      ) found),
      'hasPromotions', exists (select from cart_promotion a where a.cart_id = c.cart_id),
      'hasLeftovers', s.kind <> 'guest'
        and exists (select from kept_line r where r.user_id = s.user_id and r.store_id = s.store_id)
    )::text as snapshot
    from session s
    left join cart c on c.user_id = s.user_id and c.store_id = s.store_id and c.state = 'open'
    where s.access_hash = ${accessHash} and s.access_expires_at > ${now}
      and s.ended_at is null and s.store_id = ${storeId}`.execute(db)
  return row === undefined ? undefined : readText(row.snapshot)
}

// Only the statement above creates it.
const isSnapshot = (value: unknown): value is CartSnapshot =>
  typeof value === "object" && value !== null && "sessionId" in value && "newLineIds" in value

const readText = (text: string): CartSnapshot => {
  const value: unknown = parseStored(text)
  if (!isSnapshot(value)) throw new Error("The database returned a snapshot of an unexpected shape.")
  return value
}
