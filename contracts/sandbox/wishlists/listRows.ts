import { type Kysely, type Selectable, sql } from "kysely"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { nameKey } from "./listNames.ts"
import type { WishlistTables } from "../platform/storage/tables/WishlistTables.ts"
import { requireRunning } from "../customers/session/requireRunning.ts"

export type ListRow = Selectable<WishlistTables["wishlist"]>
export type ItemRow = Selectable<WishlistTables["wishlist_item"]>

/**
 * Locks all lists of the customer in the store until the transaction ends; returns the revision of the change. Fails
 * with 401 where the session has ended meanwhile.
 */
export const lockLists = async (work: UnitOfWork, { principal, store }: CartScope): Promise<number> => {
  await requireRunning(work, principal)
  const { revision } = await work.db
    .insertInto("wishlist_owner")
    .values({ user_id: userIdNumber(principal), store_id: store.id })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "store_id"]).doUpdateSet({ revision: sql`wishlist_owner.revision + 1` }),
    )
    .returning("revision")
    .executeTakeFirstOrThrow()
  return revision
}

/** Returns the customer's lists of one sort, in order. */
export const readLists = (
  db: Kysely<Database>,
  { principal, store }: CartScope,
  isEvent: boolean,
): Promise<ListRow[]> =>
  db
    .selectFrom("wishlist")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("is_event", "=", isEvent)
    .orderBy("position")
    .orderBy("list_id")
    .execute()

/**
 * Returns the customer's own list by its id. Fails with the same 404 for another customer's and an unknown one (F117).
 */
export const requireOwnList = async (
  db: Kysely<Database>,
  { principal, store }: CartScope,
  listId: string,
): Promise<ListRow> => {
  const row = await db
    .selectFrom("wishlist")
    .selectAll()
    .where("list_id", "=", Number(listId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("is_event", "=", false)
    .executeTakeFirst()
  if (row === undefined) throw listNotFound(listId)
  return row
}

/** Returns the customer's own list by its name. Fails with 404 when there is none. */
export const requireListNamed = (lists: readonly ListRow[], name: string): ListRow => {
  const row = lists.find(({ name_key }) => name_key === nameKey(name))
  if (row === undefined) throw listNotFound(name)
  return row
}

/** Returns the items of lists, in the order they were added. */
export const readItems = async (db: Kysely<Database>, listIds: readonly number[]): Promise<readonly ItemRow[]> =>
  listIds.length === 0
    ? []
    : db.selectFrom("wishlist_item").selectAll().where("list_id", "in", listIds).orderBy("item_id").execute()

export const listNotFound = (listId: string) => notFound("There is no such wishlist.", listId)
