import type { Kysely } from "kysely"
import type { Database } from "./Database.ts"
import type { Work } from "./Storage.ts"
import { sqlState } from "./sqlState.ts"

const MAX_TRIES = 5
/** Serialization failure, deadlock. */
const AGAIN = new Set(["40001", "40P01"])

export const transact = async <Result>(db: Kysely<Database>, act: (work: Work) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const committed: (() => void)[] = []
    try {
      const result = await db
        .transaction()
        .execute((trx) => act({ db: trx, afterCommit: (then) => committed.push(then) }))
      for (const then of committed) then()
      return result
    } catch (error) {
      if (attempt >= MAX_TRIES || !AGAIN.has(sqlState(error) ?? "")) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * attempt * attempt))
    }
  }
}
