import { type Kysely, type RawBuilder, sql } from "kysely"
import type { SkuRow } from "../catalog/stock/Sellable.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UserKind } from "../platform/storage/tables/SessionTables.ts"
import type { CartLineRow, CartRow } from "./CartScope.ts"
import type { Claim } from "./idempotently.ts"
import type { CartSnapshot } from "./readSnapshot.ts"

/** The changes of a snapshot to write. */
export interface ChangedSnapshot {
  /** The cart after the change. */
  readonly cart: CartRow
  /** From the snapshot; null for a new cart. */
  readonly revision: string | null
  readonly sessionId: string
  readonly kind: UserKind
  /** Ids of deleted lines. */
  readonly gone: readonly number[]
  readonly changed: readonly CartLineRow[]
  readonly added: readonly CartLineRow[]
  /** The caller's Idempotency-Key, with the response stored for it. */
  readonly claim?: Claim & { readonly answer: string }
  /** For a snapshot that was not just read. */
  readonly asserted?: Assertion
}

/** Conditions of a write: the session still runs, and the SKUs have these prices and units. */
export interface Assertion {
  /** Hash of the session's token. */
  readonly accessHash: string
  readonly storeId: string
  readonly now: number
  readonly rows: readonly SkuRow[]
}

/** What the next change of the cart needs to know. */
export type WrittenCart = Pick<CartSnapshot, "revision" | "newLineIds">

/**
 * Writes a change in one statement, which is its own transaction: everything if the cart's row is unchanged since it
 * was read, otherwise nothing. Returns the new version of the row, and an id for a later line. Fails with `23505`,
 * without a write, when the Idempotency-Key was used before.
 *
 * *Details.* A new cart is only created for a running session, and the session cannot end before the cart exists:
 * otherwise a concurrent sign-in would leave the cart without an owner (F58). The customer's row is locked first (see
 * `lockCustomer`), unless the statement changes only the existing cart of a guest. Two concurrent first changes meet in
 * the index of open carts.
 */
export const writeSnapshot = async (
  db: Kysely<Database>,
  { cart, revision, sessionId, kind, gone, changed, added, claim, asserted }: ChangedSnapshot,
): Promise<WrittenCart | undefined> => {
  const holds = kind !== "guest" || revision === null || claim !== undefined
  const parts: readonly RawBuilder<unknown>[] = [
    sql`holder as (
      select user_id from customer where user_id = ${cart.user_id} ${conditions(sessionId, asserted)}
      ${holds ? sql`for key share` : sql``})`,
    revision === null ? made(cart, sessionId) : updatedRows(cart, revision),
    ...(claim === undefined
      ? []
      : [
          sql`claimed as (
      insert into idempotency_key (user_id, key, fingerprint, answer, created_at)
      select ${cart.user_id}::bigint, ${claim.key}, ${claim.fingerprint}, ${claim.answer}, ${cart.changed_at}::bigint
      from mine)`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          sql`gone as (
      delete from cart_line l using mine where l.cart_id = mine.cart_id and l.line_id = any(${gone}::bigint[]))`,
        ]),
    ...(changed.length === 0
      ? []
      : [
          sql`changed as (
      update cart_line l set quantity = n.quantity, details = n.details
      from mine, (values ${sql.join(changed.map(changedLine))}) n(line_id, quantity, details)
      where l.line_id = n.line_id)`,
        ]),
    ...(added.length === 0
      ? []
      : [
          sql`added as (
      insert into cart_line (line_id, cart_id, sku, variant, quantity, is_wrapped, gift_message, details, last_name,
        last_price, place) overriding system value
      select n.line_id, mine.cart_id, n.sku, n.variant, n.quantity, n.is_wrapped, n.gift_message, n.details,
        n.last_name, n.last_price, n.place
      from mine, (values ${sql.join(added.map(addedLine))}) n(
        line_id, sku, variant, quantity, is_wrapped, gift_message, details, last_name, last_price, place))`,
        ]),
  ]
  const {
    rows: [row],
  } = await sql<{ revision: string; line_id: number }>`
    with ${sql.join(parts)} select revision, nextval('cart_line_line_id_seq') as line_id from mine`.execute(db)
  return row === undefined ? undefined : { revision: row.revision, newLineIds: [row.line_id] }
}

const changedLine = ({ line_id, quantity, details }: CartLineRow) =>
  sql`(${line_id}::bigint, ${quantity}::integer, ${details}::text)`

const addedLine = (line: CartLineRow) =>
  sql`(${line.line_id}::bigint, ${line.sku}::text, ${line.variant}::text, ${line.quantity}::integer,
    ${line.is_wrapped}::boolean, ${line.gift_message}::text, ${line.details}::text, ${line.last_name}::text,
    ${line.last_price}::bigint, ${line.place}::double precision)`

/** Positions in arrays cost less than a join with rows of the known values. */
const conditions = (sessionId: string, asserted: Assertion | undefined): RawBuilder<unknown> => {
  if (asserted === undefined) return sql``
  const { accessHash, storeId, now, rows } = asserted
  const [skus, units, prices] = [rows.map(({ sku }) => sku), rows.map((row) => row.units), rows.map((row) => row.price)]
  return sql`and exists (
      select from session s where s.access_hash = ${accessHash} and s.access_expires_at > ${now}
        and s.ended_at is null and s.store_id = ${storeId} and s.session_id = ${sessionId})
    and ${rows.length} = (
      select count(*)
      from (values (${skus}::text[], ${units}::bigint[], ${prices}::bigint[])) known(skus, units, prices), sku k
      where k.store_id = ${storeId} and k.sku = any(known.skus)
        and k.units = known.units[array_position(known.skus, k.sku)]
        and k.price = known.prices[array_position(known.skus, k.sku)])`
}

const updatedRows = ({ cart_id, changed_at }: CartRow, revision: string) => sql`mine as (
  update cart set changed_at = ${changed_at}, rejected = null from holder
  where cart.user_id = holder.user_id and cart_id = ${cart_id} and state = 'open'
    and cart.xmin::text = ${revision} returning cart_id, cart.xmin::text as revision)`

const made = ({ cart_id, store_id, user_id, created_at, changed_at }: CartRow, sessionId: string) => sql`running as (
  select session_id from holder, session where session_id = ${sessionId} and ended_at is null for share of session),
mine as (
  insert into cart (cart_id, store_id, user_id, state, created_at, changed_at)
  select ${cart_id}::bigint, ${store_id}, ${user_id}::bigint, 'open', ${created_at}::bigint, ${changed_at}::bigint
  from running
  on conflict (user_id, store_id) where state = 'open' do nothing returning cart_id, xmin::text as revision)`
