import { sql } from "kysely"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

/** Limit of attempts at a secret and its window. */
export interface TryLimit {
  readonly key: string
  readonly windowMs: number
}

/** The attempts at a secret so far, this one included. */
export interface Tries {
  readonly tries: number
  /** When the count restarts, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counts an attempt before it is made, in a statement of its own: a rollback must not undo it, and concurrent attempts
 * count separately.
 */
export const countTry = async ({ storage, ports }: SandboxServices, { key, windowMs }: TryLimit): Promise<Tries> => {
  const now = ports.now()
  const row = await storage.db
    .insertInto("secret_try")
    .values({ try_key: key, started_at: now })
    .onConflict((conflict) =>
      conflict.column("try_key").doUpdateSet({
        tries: sql`case when secret_try.started_at <= ${now - windowMs} then 1 else secret_try.tries + 1 end`,
        started_at: sql`case
          when secret_try.started_at <= ${now - windowMs} then ${now}::bigint else secret_try.started_at end`,
      }),
    )
    .returning(["tries", "started_at"])
    .executeTakeFirstOrThrow()
  return { tries: row.tries, endsAt: row.started_at + windowMs }
}

/** Subtracts a successful attempt. */
export const refundTry = async ({ storage }: SandboxServices, key: string): Promise<void> => {
  await storage.db
    .updateTable("secret_try")
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where("try_key", "=", key)
    .execute()
}
