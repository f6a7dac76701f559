import { sql } from "kysely"
import type { Storage } from "../storage/Storage.ts"
import { BURST_SECONDS, type WaitingRoom } from "../services/WaitingRoom.ts"

/** A customer in a store's waiting room. */
export interface WaitingCustomer {
  readonly storeId: string
  readonly userId: number
}

/** How long a shopper may be late for the next try before the place is lost. */
const GRACE_MS = 60_000
/** The longest time until the next try (R7). */
const MAX_RETRY_SECONDS = 300
/** Up to this wait the next try is at its end; a longer one is halved, so that the position is current. */
const SHORT_WAIT_SECONDS = 20

/**
 * Records a call of a shopper: a new one gets the last place, one whose place has expired loses it, and an admission is
 * extended. Returns whether the shopper is admitted.
 */
export const arrive = async (
  { db }: Pick<Storage, "db">,
  { staySeconds }: WaitingRoom,
  { storeId, userId }: WaitingCustomer,
  now: number,
): Promise<boolean> => {
  const waitsUntil = now + MAX_RETRY_SECONDS * 1_000 + GRACE_MS
  const { rows } = await sql<{ admitted: boolean }>`
    insert into waiting_place as p (store_id, user_id, expires_at) values (${storeId}, ${userId}, ${waitsUntil})
    on conflict (store_id, user_id) do update set
      place = case when p.expires_at <= ${now} then excluded.place else p.place end,
      admitted_at = case when p.expires_at <= ${now} then null else p.admitted_at end,
      expires_at = case when p.expires_at > ${now} and p.admitted_at is not null
        then ${now + staySeconds * 1_000}::bigint else excluded.expires_at end
    returning admitted_at is not null as admitted`.execute(db)
  return rows[0]?.admitted === true
}

/**
 * Admits as many of the first shoppers as have become due, and returns whether this one is among them.
 *
 * *Details.* The room's row is locked, and its credit grows by the configured rate: processes that share the database
 * together admit at that rate, in order of arrival. Expired places are deleted.
 */
export const admitCustomers = async (
  storage: Pick<Storage, "db" | "transaction">,
  { staySeconds }: WaitingRoom,
  { storeId, userId }: WaitingCustomer,
  now: number,
): Promise<boolean> => {
  // From the row, because another process may have changed the rate within the last second.
  const credit = sql<number>`least(greatest(1, per_minute * ${sql.lit(BURST_SECONDS)} / 60.0)::double precision,
    credit + greatest(0, ${now}::bigint - refilled_at) * per_minute / 60000.0)`
  const due = await storage.db
    .selectFrom("waiting_room")
    .select(credit.as("credit"))
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  if (due === undefined) return true // closed in the meantime
  if (due.credit < 1) return false
  return storage.transaction(async ({ db }) => {
    const room = await db
      .selectFrom("waiting_room")
      .select(credit.as("credit"))
      .where("store_id", "=", storeId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (room === undefined) return true
    await db.deleteFrom("waiting_place").where("store_id", "=", storeId).where("expires_at", "<=", now).execute()
    const { rows } = await sql<{ user_id: number }>`
      update waiting_place set admitted_at = ${now}::bigint,
        expires_at = case when user_id = ${userId} then ${now + staySeconds * 1_000}::bigint else expires_at end
      where store_id = ${storeId} and user_id in (
        select user_id from waiting_place where store_id = ${storeId} and admitted_at is null
        order by place limit ${Math.floor(room.credit)})
      returning user_id`.execute(db)
    await db
      .updateTable("waiting_room")
      .set({ credit: room.credit - rows.length, refilled_at: sql`greatest(refilled_at, ${now}::bigint)` })
      .where("store_id", "=", storeId)
      .execute()
    return rows.some(({ user_id }) => user_id === userId)
  })
}

/** A place in the queue. */
export interface QueuePlace {
  /** Shoppers ahead. */
  readonly position: number
  /** Seconds until the next try. */
  readonly retryAfter: number
}

/** Returns a waiting shopper's place, and keeps it until some time after the next try; undefined without one. */
export const keepPlace = async (
  { db }: Pick<Storage, "db">,
  { perMinute }: WaitingRoom,
  { storeId, userId }: WaitingCustomer,
  now: number,
): Promise<QueuePlace | undefined> => {
  const { rows } = await sql<{ ahead: number }>`
    select count(*) as ahead from waiting_place other, waiting_place own
    where own.store_id = ${storeId} and own.user_id = ${userId} and own.admitted_at is null
      and other.store_id = own.store_id and other.admitted_at is null and other.place < own.place
      and other.expires_at > ${now}`.execute(db)
  const position = Number(rows[0]?.ahead ?? 0)
  const wait = ((position + 1) * 60) / perMinute
  const retryAfter = Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil(wait > SHORT_WAIT_SECONDS ? wait / 2 : wait)))
  const kept = await db
    .updateTable("waiting_place")
    .set({ expires_at: now + retryAfter * 1_000 + GRACE_MS })
    .where("store_id", "=", storeId)
    .where("user_id", "=", userId)
    .where("admitted_at", "is", null)
    .executeTakeFirst()
  return kept.numUpdatedRows === 0n ? undefined : { position, retryAfter }
}
