import { sql } from "kysely"
import { tooManyTries } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

/** Limit of attempts. */
export interface TryLimit {
  /** Kind of attempt, for example `login`. */
  readonly what: string
  readonly tries: number
  /** Older attempts are forgotten, in milliseconds. */
  readonly windowMs: number
  /** Lockout after the last allowed attempt, in milliseconds. */
  readonly pauseMs: number
}

const RETENTION_MS = 86_400_000

/**
 * Counts an attempt before it is made, in a statement of its own: concurrent calls cannot exceed the limit, and a later
 * rollback does not undo the count. Fails with 429 and `retryAfter` during the lockout.
 */
export const countTry = async (
  { storage, ports }: SandboxServices,
  limit: TryLimit,
  subject: string,
): Promise<void> => {
  const { db } = storage
  const now = ports.now()
  const isOld = sql<boolean>`counted_try.started_at < cast(${now - limit.windowMs} as bigint)`
  const counted = await db
    .insertInto("counted_try")
    .values({ try_key: keyOf(limit, subject), tries: 1, started_at: now, locked_until: 0 })
    .onConflict((conflict) =>
      conflict
        .column("try_key")
        .doUpdateSet({
          tries: sql<number>`case when ${isOld} then 1 else counted_try.tries + 1 end`,
          started_at: sql<number>`case when ${isOld} then cast(${now} as bigint) else counted_try.started_at end`,
          locked_until: sql<number>`case
            when not ${isOld} and counted_try.tries + 1 >= cast(${limit.tries} as integer)
            then cast(${now + limit.pauseMs} as bigint) else 0 end`,
        })
        .where("counted_try.locked_until", "<=", now),
    )
    .returning("tries")
    .executeTakeFirst()
  if (counted === undefined) {
    const row = await db
      .selectFrom("counted_try")
      .select("locked_until")
      .where("try_key", "=", keyOf(limit, subject))
      .executeTakeFirst()
    throw tooManyTries(Math.max(1, Math.ceil(((row?.locked_until ?? now) - now) / 1_000)))
  }
  if (ports.random(1)[0] === 0)
    await db
      .deleteFrom("counted_try")
      .where("started_at", "<", now - RETENTION_MS)
      .execute()
}

/** Forgets the attempts after a successful one. */
export const clearTries = async ({ storage }: SandboxServices, limit: TryLimit, subject: string): Promise<void> => {
  await storage.db.deleteFrom("counted_try").where("try_key", "=", keyOf(limit, subject)).execute()
}

/** Subtracts a successful attempt, and ends the lockout that it started. */
export const refundTry = async ({ storage }: SandboxServices, limit: TryLimit, subject: string): Promise<void> => {
  await storage.db
    .updateTable("counted_try")
    .set({ tries: sql`greatest(tries - 1, 0)`, locked_until: 0 })
    .where("try_key", "=", keyOf(limit, subject))
    .execute()
}

// Hashed, so that the table does not reveal which addresses were tried.
const keyOf = ({ what }: TryLimit, subject: string): string => tokenHash(`${what} ${subject}`)
