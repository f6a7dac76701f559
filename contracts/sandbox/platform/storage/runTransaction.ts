import type { Kysely } from "kysely"
import type { Database } from "./Database.ts"
import type { UnitOfWork } from "./Storage.ts"
import { sqlState } from "./sqlState.ts"

const MAX_TRIES = 5
/** Serialization failure, deadlock. */
const RETRYABLE_SQL_STATES = new Set(["40001", "40P01"])

export const runTransaction = async <Result>(
  db: Kysely<Database>,
  act: (work: UnitOfWork) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const committed: (() => void)[] = []
    try {
      const result = await db
        .transaction()
        .execute((trx) => act({ db: trx, afterCommit: (then) => committed.push(then) }))
      for (const then of committed) then()
      return result
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRYABLE_SQL_STATES.has(sqlState(error) ?? "")) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * attempt * attempt))
    }
  }
}
