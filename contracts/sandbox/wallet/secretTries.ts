import { sql } from "kysely"
import type { SandboxServices } from "../SandboxServices.ts"

/** How often a secret may be tried in how long. */
export interface TryLimit {
  readonly key: string
  readonly windowMs: number
}

/** What is known of a secret's tries, this one included. */
export interface Tries {
  readonly tries: number
  /** When the count starts anew, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counts a try before it is made, in one statement of its own: a refused act must not take its count back, and two at
 * the same moment count as two.
 */
export const countTry = async ({ storage, ports }: SandboxServices, { key, windowMs }: TryLimit): Promise<Tries> => {
  const now = ports.now()
  const row = await storage.db
    .insertInto("secret_try")
    .values({ try_key: key, started_at: now })
    .onConflict((conflict) =>
      conflict.column("try_key").doUpdateSet({
        tries: sql`case when secret_try.started_at <= ${now - windowMs} then 1 else secret_try.tries + 1 end`,
        started_at: sql`case when secret_try.started_at <= ${now - windowMs} then ${now}::bigint else secret_try.started_at end`,
      }),
    )
    .returning(["tries", "started_at"])
    .executeTakeFirstOrThrow()
  return { tries: row.tries, endsAt: row.started_at + windowMs }
}

/** Takes a try back that was right. */
export const refundTry = async ({ storage }: SandboxServices, key: string): Promise<void> => {
  await storage.db
    .updateTable("secret_try")
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where("try_key", "=", key)
    .execute()
}
