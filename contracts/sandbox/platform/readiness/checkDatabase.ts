import { sql } from "kysely"
import { sqlState } from "../storage/sqlState.ts"
import type { Storage } from "../storage/Storage.ts"
import type { ReadinessProblem } from "./Readiness.ts"

const NAMES = { pglite: "The database in the data folder", postgresql: "PostgreSQL (DATABASE_URL)" } as const
/** PostgreSQL's error code for a full disk. */
const DISK_FULL = "53100"

/**
 * Checks that the database can be read and written: a message in its write-ahead log is a durable write without
 * changing a table.
 */
export const checkDatabase = async ({ db, kind }: Storage): Promise<readonly ReadinessProblem[]> => {
  const problem = (text: string): readonly ReadinessProblem[] => [
    { part: "database", problem: `${NAMES[kind]} ${text}` },
  ]
  try {
    const { rows } = await sql<{ read_only: boolean; recovering: boolean }>`
      select current_setting('transaction_read_only') = 'on' as read_only, pg_is_in_recovery() as recovering`.execute(
      db,
    )
    if (rows[0]?.recovering === true) return problem("is a standby, which takes no orders: connect to the primary.")
    if (rows[0]?.read_only === true) return problem("is read-only, so it takes no orders: make it writable.")
    await sql`select pg_logical_emit_message(true, 'readiness', '')`.execute(db)
    return []
  } catch (error) {
    if (sqlState(error) === DISK_FULL) return problem("has no disk space left: free some.")
    return problem(`cannot be written (${sqlState(error) ?? "no connection"}): check that it runs and has disk space.`)
  }
}
